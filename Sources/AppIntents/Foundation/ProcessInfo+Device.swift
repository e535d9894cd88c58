extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// From cool enough to too hot; here it is always `nominal`.
    case nominal, fair, serious, critical
  }

  /// As it should be: nothing here measures it.
  public var thermalState: ThermalState { .nominal }

  /// No: nothing here knows of one.
  public var isLowPowerModeEnabled: Bool { false }

  /// No.
  public var isiOSAppOnMac: Bool { false }

  /// No.
  public var isMacCatalystApp: Bool { false }
}

/// How much what is logged matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as Apple's systems number it.
  public let rawValue: UInt8

  /// Makes a level of its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes a level of its number.
  public init(_ rawValue: UInt8) {
    self.init(rawValue: rawValue)
  }

  /// What is worth knowing.
  public static let `default` = OSLogType(0)

  /// What helps to understand what goes on.
  public static let info = OSLogType(1)

  /// What helps to find a fault.
  public static let debug = OSLogType(2)

  /// A fault.
  public static let error = OSLogType(16)

  /// A fault that breaks more than what went on.
  public static let fault = OSLogType(17)
}

/// The settings of a widget. There are no widgets here: performed, it says what its summary says.
public protocol WidgetConfigurationIntent: SystemIntent, _ConfiguresSomething {}

/// The settings of a control. There are no controls here: performed, it says what its summary says.
public protocol ControlConfigurationIntent: SystemIntent, _ConfiguresSomething {}

/// An intent whose parameters are settings, so that there is nothing to perform.
public protocol _ConfiguresSomething: SystemIntent {}

extension _ConfiguresSomething {
  /// No: settings are made where they are shown.
  public static var isDiscoverable: Bool { false }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The settings of a widget. There are no widgets here: performed, it says what its summary says.
public protocol WidgetConfigurationIntent: _ConfiguresSomething {}

/// The settings of a control. There are no controls here: performed, it says what its summary says.
public protocol ControlConfigurationIntent: _ConfiguresSomething {}

/// An intent whose parameters are settings, so that there is nothing to perform.
public protocol _ConfiguresSomething: SystemIntent {}

extension _ConfiguresSomething {
  /// No: settings are made where they are shown.
  public static var isDiscoverable: Bool { false }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Changes how an app is while the person concentrates. The system changes nothing here by itself.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app changes for the system.
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
}

/// What an app changes for the system while the person concentrates.
public struct FocusFilterAppContext {
  /// Which notifications are shown.
  public let notificationFilterPredicate: NSPredicate?

  /// Makes a context; without notifications here the predicate is without effect.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
  }
}

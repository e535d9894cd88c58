/// The processes that may perform an intent or ask a query. There is one here: the program.
public struct IntentExecutionTargets: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes targets of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The app.
  public static let main = IntentExecutionTargets(rawValue: 1)

  /// Its extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)

  /// Its extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}

extension AppIntent {
  /// The processes that may perform an intent.
  public typealias ExecutionTargets = IntentExecutionTargets

  /// Any.
  public static var allowedExecutionTargets: IntentExecutionTargets {
    [.main, .appIntentsExtension, .widgetKitExtension]
  }
}

extension EntityQuery {
  /// The processes that may ask a query.
  public typealias ExecutionTargets = IntentExecutionTargets

  /// Any.
  public static var allowedExecutionTargets: IntentExecutionTargets {
    [.main, .appIntentsExtension, .widgetKitExtension]
  }
}

/// An intent that was an intent of the older framework before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}

/// An intent that another one has taken the place of.
public protocol DeprecatedAppIntent: AppIntent {
  /// What took its place.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }

  /// The type of what took its place; `Never` if nothing did.
  associatedtype ReplacementIntent: AppIntent = Never
}

extension DeprecatedAppIntent {
  /// Nothing is said about it.
  public static var deprecation: IntentDeprecation<ReplacementIntent> { IntentDeprecation(text: "") }
}

/// What took the place of an intent.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What is said about it.
  public let message: LocalizedStringResource

  /// Says that another intent is to be used.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.init(text: message)
  }

  /// Says that it is not to be used.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(text: message)
  }

  /// Says it of an intent with any replacement.
  init(text: LocalizedStringResource) {
    message = text
  }
}

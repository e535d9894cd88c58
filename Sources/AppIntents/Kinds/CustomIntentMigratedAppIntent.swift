/// An intent that was an intent of the older framework before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}

/// An intent that another one has taken the place of.
public protocol DeprecatedAppIntent: AppIntent {
  /// What took its place.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }

  /// The type of what took its place.
  associatedtype ReplacementIntent: AppIntent = Self
}

/// What took the place of an intent.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What is said about it.
  public let message: LocalizedStringResource

  /// Says that another intent is to be used.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.message = message
  }

  /// Says that it is not to be used.
  public init(message: LocalizedStringResource) {
    self.message = message
  }
}

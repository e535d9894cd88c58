/// Tells the system which widgets are of use now. Without widgets nobody is told.
public final class RelevantIntentManager: Sendable {
  /// The manager.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Takes the place of what was said to be of use before.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

/// A widget's settings with when they are of use. Made of a context of RelevanceKit, so not here.
public struct RelevantIntent: Sendable {}

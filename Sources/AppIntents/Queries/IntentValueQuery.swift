/// Finds values for a value of another type, such as entities for what a text is about.
public protocol IntentValueQuery: Sendable, PersistentlyIdentifiable, _SupportsAppDependencies {
  /// What it is asked with.
  associatedtype Input

  /// The values as they are given.
  associatedtype Result: ResultsCollection

  /// Makes a query.
  init()

  /// The values for `input`, best first.
  func values(for input: Input) async throws -> Result
}

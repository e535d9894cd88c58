/// Knows what became of the entities that it lists since somebody asked before.
///
/// Parlance's own, for apps with thousands of entities. A session asks an app's queries for all names after each intent, since any intent may
/// have changed any entity; where a query tells the changes alone, that costs what has changed, and nothing where nothing has.
public protocol IncrementalEntityQuery: EntityQuery {
  // Declared again so that the type is known from the function below alone.
  /// What it finds.
  associatedtype Entity

  /// What has changed since an answer of which the query said `mark` in all that it lists: in `allEntities()`, or without that in
  /// `suggestedEntities()`.
  ///
  /// All of that where `mark` is `nil`, at the first time, and wherever the query cannot tell: after a long time, or when somebody else changed
  /// the data. What is left out counts as unchanged, also how the entity is shown.
  ///
  /// Asking changes nothing: any mark that the query gave may come, more than once, of several sessions, and an answer may be thrown away. So look at the
  /// mark to be given before the data: what changes in between is told twice then, and not lost. A class adopts this where it becomes a query,
  /// not a subclass of it.
  func changes(since mark: String?) async throws -> EntityChanges<Entity>
}

extension IncrementalEntityQuery {
  /// What has changed.
  public func _changes(since mark: String?) async throws -> EntityChanges<Entity>? { try await changes(since: mark) }
}

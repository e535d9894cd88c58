import AppIntents
import DaybookStore

/// Finds categories by identifier or name.
public struct CategoryQuery: EnumerableEntityQuery, EntityStringQuery, IncrementalEntityQuery {
  @Dependency private var store: DaybookStore

  /// Makes a query.
  public init() {}

  /// The categories of these identifiers that are there.
  public func entities(for identifiers: [UUID]) async throws -> [CategoryEntity] {
    try store.categories(ids: identifiers).map { CategoryEntity($0) }
  }

  /// The categories whose names hold `string`.
  public func entities(matching string: String) async throws -> [CategoryEntity] {
    try store.categories(matching: string).map { CategoryEntity($0) }
  }

  /// All categories; there are few.
  public func suggestedEntities() async throws -> [CategoryEntity] {
    try await allEntities()
  }

  /// All categories.
  public func allEntities() async throws -> [CategoryEntity] {
    try store.categories().map { CategoryEntity($0) }
  }

  /// What has changed of `allEntities()` since a mark.
  public func changes(since mark: String?) async throws -> EntityChanges<CategoryEntity> {
    let listing = try store.categories(since: mark)
    return EntityChanges(listing.rows.map { CategoryEntity($0) }, of: listing, place: \.place)
  }
}

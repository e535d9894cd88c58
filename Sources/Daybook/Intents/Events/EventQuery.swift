import AppIntents
import DaybookStore

/// Finds events by identifier or name.
public struct EventQuery: EnumerableEntityQuery, EntityStringQuery, IncrementalEntityQuery {
  @Dependency private var store: DaybookStore

  /// Makes a query.
  public init() {}

  /// The events of these identifiers that are there.
  public func entities(for identifiers: [UUID]) async throws -> [EventEntity] {
    try store.events(ids: identifiers).map { EventEntity($0) }
  }

  /// The events whose names hold `string`.
  public func entities(matching string: String) async throws -> [EventEntity] {
    try store.events(matching: string).map { EventEntity($0) }
  }

  /// The events, in the order in which they were created.
  public func suggestedEntities() async throws -> [EventEntity] {
    try store.events(limit: DaybookStore.searchLimit).map { EventEntity($0) }
  }

  /// All events.
  public func allEntities() async throws -> [EventEntity] {
    try store.events().map { EventEntity($0) }
  }

  /// What has changed of `allEntities()` since a mark.
  public func changes(since mark: String?) async throws -> EntityChanges<EventEntity> {
    let listing = try store.events(since: mark)
    return EntityChanges(listing.rows.map { EventEntity($0) }, of: listing, place: \.place)
  }
}

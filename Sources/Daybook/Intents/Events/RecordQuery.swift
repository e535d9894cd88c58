import AppIntents
import DaybookStore

/// Finds records by identifier.
public struct RecordQuery: IncrementalEntityQuery {
  @Dependency private var store: DaybookStore

  /// Makes a query.
  public init() {}

  /// The records of these identifiers that are there.
  public func entities(for identifiers: [UUID]) async throws -> [RecordEntity] {
    try entities(store.records(ids: identifiers))
  }

  /// The latest records, of all events.
  public func suggestedEntities() async throws -> [RecordEntity] {
    try entities(store.records(limit: DaybookStore.searchLimit))
  }

  /// The latest records, or nothing if none has changed since a mark.
  public func changes(since mark: String?) async throws -> EntityChanges<RecordEntity> {
    let listing = try store.records(since: mark, limit: DaybookStore.searchLimit)
    return EntityChanges(try entities(listing.rows), of: listing)
  }

  private func entities(_ records: [DaybookRecord]) throws -> [RecordEntity] {
    let clock = store.clock
    var names: [UUID: String] = [:]
    for event in try store.events(ids: Array(Set(records.map(\.eventID)))) { names[event.id] = event.name }
    return records.compactMap { record in
      names[record.eventID].map { RecordEntity(record, event: $0, clock: clock) }
    }
  }
}

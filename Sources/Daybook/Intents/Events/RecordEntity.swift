import AppIntents
import DaybookStore

/// One occurrence of an event, as it is spoken of.
public struct RecordEntity: AppEntity {
  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Record")

  /// Where records are found.
  public static let defaultQuery = RecordQuery()

  /// Names the record for as long as it exists.
  public let id: UUID

  /// What occurred.
  public let event: String

  /// When it occurred.
  public let date: Date

  private let clock: RecordTime

  /// The entity of a record in a store.
  init(_ record: DaybookRecord, event: String, clock: DaybookClock) {
    id = record.id
    self.event = event
    date = record.date
    self.clock = RecordTime(record, clock: clock)
  }

  /// The event, and when it was.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(event)", subtitle: clock.short, image: .init(systemName: "clock"))
  }
}

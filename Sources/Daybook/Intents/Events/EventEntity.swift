import AppIntents
import DaybookStore

/// An event that recurs, as it is spoken of.
public struct EventEntity: AppEntity {
  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Event")

  /// Where events are found.
  public static let defaultQuery = EventQuery()

  /// Names the event for as long as it exists.
  public let id: UUID

  /// What it is called.
  public let name: String

  /// What it belongs to.
  public let category: CategoryEntity

  /// Where it stands in the order of events.
  let place: Int

  /// The entity of an event in a store.
  init(_ event: DaybookEvent) {
    id = event.id
    place = event.place
    name = event.name
    category = CategoryEntity(event.category)
  }

  /// Its name, and its category.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: category.title, image: .init(systemName: "repeat"))
  }
}

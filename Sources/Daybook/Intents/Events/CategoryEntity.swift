import AppIntents
import DaybookStore

/// A group of events, as it is spoken of.
public struct CategoryEntity: AppEntity {
  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Category")

  /// Where categories are found.
  public static let defaultQuery = CategoryQuery()

  /// Names the category for as long as it exists.
  public let id: UUID

  /// What it is called in the store.
  public let name: String

  /// Whether it is the one that is always there.
  public let isGeneral: Bool

  /// How many events belong to it; `nil` where it was looked up with an event of its own.
  let eventCount: Int?

  /// Where it stands in the order of categories.
  let place: Int

  /// The entity of a category in a store.
  init(_ category: DaybookCategory) {
    id = category.id
    place = category.place
    name = category.name
    isGeneral = category.isGeneral
    eventCount = category.eventCount
  }

  /// What it is called in the person's language.
  var title: LocalizedStringResource { isGeneral ? "General" : "\(name)" }

  /// Its name, and how many events belong to it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: title, subtitle: eventCount.map { "\($0) events" }, image: .init(systemName: "folder"))
  }
}

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

  /// Where it stands in the order of categories.
  let place: Int

  /// The entity of a category in a store.
  init(_ category: DaybookCategory) {
    id = category.id
    place = category.place
    name = category.name
    isGeneral = category.isGeneral
  }

  /// What it is called in the person's language.
  var title: LocalizedStringResource { isGeneral ? "General" : "\(name)" }

  /// Its name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: title, image: .init(systemName: "folder"))
  }
}

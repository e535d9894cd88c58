/// A notebook whose pages other devices of a person know by another id, and which others may see.
struct Notebook: AppEntity, SyncableEntity, OwnershipProvidingEntity {
  typealias ID = SyncableEntityIdentifier<Int, String>

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Notebook"
  static let defaultQuery = NotebookQuery()

  let id: ID
  let name: String
  var readers = 0
  var isOnTheWeb = false

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  var ownership: EntityOwnership {
    guard readers >= 0 else { return .unknown }
    var ownership: EntityOwnership = []
    if readers > 0 { ownership.insert(.shared) }
    if isOnTheWeb { ownership.insert(.public) }
    return ownership
  }
}

struct NotebookQuery: EntityStringQuery {
  static let all = [
    Notebook(id: .init(local: 1, stable: "a1"), name: "Garden", readers: 2),
    Notebook(id: SyncableEntityIdentifier(local: 2, stable: "b2"), name: "Kitchen", isOnTheWeb: true),
  ]

  func entities(for identifiers: [SyncableEntityIdentifier<Int, String>]) async throws -> [Notebook] {
    Self.all.filter { notebook in identifiers.contains { $0.local == notebook.id.local } }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<Notebook> {
    IntentItemCollection(items: Self.all.filter { $0.name.localizedCaseInsensitiveContains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<Notebook> { .empty }
}

/// A label whose id is the same everywhere.
struct PageLabel: AppEntity, SyncableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
  static let defaultQuery = PageLabelQuery()
  let id: SyncableEntityIdentifier<UUID, UUID>
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Label") }

  init(uuid: UUID) { id = SyncableEntityIdentifier(id: uuid) }
}

struct PageLabelQuery: EntityQuery {
  func entities(for identifiers: [PageLabel.ID]) async throws -> [PageLabel] {
    identifiers.map { PageLabel(uuid: $0.local) }
  }
}

/// Options that are looked at before they are offered.
enum OfferedOptions {
  static func count<Options: ResultsCollection>(_ options: Options) -> Int where Options.Result == Notebook {
    options.items.count + Options.empty.items.count
  }

  static func heading(_ options: some ResultsCollection<Notebook>) -> LocalizedStringResource? {
    options.usesIndexedCollation ? nil : options.promptLabel
  }

  static func lines(_ section: IntentItemSection<Notebook>) -> [LocalizedStringResource] {
    ([section.title, section.subtitle] + section.items.map { $0.subtitle ?? $0.title }).compactMap { $0 }
  }
}

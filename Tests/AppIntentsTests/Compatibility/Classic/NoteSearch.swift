struct NoteRecord { let id: String; let title: String; let body: String }

actor NoteDatabase {
  static let shared = NoteDatabase()
  private var notes: [NoteRecord] = []

  func find(_ text: String) -> [NoteRecord] { notes.filter { $0.title.contains(text) || $0.body.contains(text) } }
  func all() -> [NoteRecord] { notes }
  func note(_ id: String) -> NoteRecord? { notes.first { $0.id == id } }
}

struct NoteEntity: AppEntity, Identifiable, Hashable {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Note", numericFormat: "\(1) notes")
  static var defaultQuery = NoteQuery()

  let id: String
  let title: String

  var displayRepresentation: DisplayRepresentation {
    return .init(title: "\(title)", subtitle: LocalizedStringResource("Note"), image: .init(systemName: "note"))
  }
}

struct NoteQuery: EntityStringQuery, EnumerableEntityQuery {
  typealias Entity = NoteEntity

  func entities(for identifiers: [String]) async throws -> [NoteEntity] {
    var found: [NoteEntity] = []
    for id in identifiers {
      if let note = await NoteDatabase.shared.note(id) { found.append(NoteEntity(id: note.id, title: note.title)) }
    }
    return found
  }

  func entities(matching query: String) async throws -> [NoteEntity] {
    await NoteDatabase.shared.find(query).map { NoteEntity(id: $0.id, title: $0.title) }
  }

  func allEntities() async throws -> [NoteEntity] {
    await NoteDatabase.shared.all().map { NoteEntity(id: $0.id, title: $0.title) }
  }

  func defaultResult() async -> NoteEntity? { try? await allEntities().first }
}

struct FindNotes: AppIntent {
  static var title: LocalizedStringResource = "Find Notes"

  @Parameter(title: "Text") var text: String
  @Parameter(title: "In") var folder: NoteEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<[NoteEntity]> {
    let query = NoteQuery()
    var result = try await query.entities(matching: text)
    if let folder { result.removeAll { $0.id == folder.id } }
    return .result(value: result)
  }
}

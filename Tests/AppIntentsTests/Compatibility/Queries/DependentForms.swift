struct FiledNote: AppEntity {
  let id: String; static let typeDisplayRepresentation: TypeDisplayRepresentation = "FiledNote"
  static let defaultQuery = Query()
  var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
  struct Query: EntityQuery, Sendable {
    @IntentParameterDependency<MoveNoteIntent>(\.$folder, \.$kind) var move
    @IntentParameterDependency<MoveNoteIntent>(\.$folder) var folderOnly: IntentProjection<MoveNoteIntent>?
    init() {}
    func entities(for identifiers: [String]) async throws -> [FiledNote] { [] }
    func suggestedEntities() async throws -> [FiledNote] {
      guard let move else { return [] }; return [FiledNote(id: move.folder + move.kind)]
    }
  }
}
struct MoveNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "MoveNoteIntent"
  @Parameter(title: "Folder") var folder: String
  @Parameter(title: "Kind") var kind: String?
  @Parameter(title: "FiledNote", query: FiledNote.Query()) var note: FiledNote
  @Parameter(title: "FiledNote", optionsProvider: NoteOptions()) var note2: FiledNote?
  func perform() async throws -> some IntentResult { .result() }
  private struct NoteOptions: DynamicOptionsProvider {
    @ParameterDependency<MoveNoteIntent>(\.$folder) var dep
    @Dependency var store: [String]
    func results() async throws -> ItemCollection<FiledNote> {
      .init(sections: [ItemSection(title: "Notes", items: store.map { Item(FiledNote(id: $0), title: "\($0)") })])
    }
    func defaultResult() async -> FiledNote? { nil }
  }
}

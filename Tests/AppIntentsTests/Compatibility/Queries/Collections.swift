struct WordQuery: IntentValueQuery { func values(for input: String) async throws -> [WordEntity] { [] } }
struct WordEntity: AppEntity {
  var id: Int; static let typeDisplayRepresentation: TypeDisplayRepresentation = "T"; static let defaultQuery = Q()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
  struct Q: EntityQuery, EntityStringQuery {
    func entities(for ids: [Int]) async throws -> [WordEntity] { ids.map(WordEntity.init(id:)) }
    func entities(matching s: String) async throws -> [WordEntity] { [] }
  }
}
struct PrintWordsIntent: AppIntent {
  static let title: LocalizedStringResource = "C"
  @Parameter(title: "e") var e: EntityCollection<WordEntity>
  func perform() async throws -> some IntentResult {
    for id in e.identifiers { print(id) }; let all = try await e.resolvedEntities(); _ = all; return .result()
  }
}
struct OptionalWordIntent: AppIntent {
  static let title: LocalizedStringResource = "C"; @Parameter(title: "e") var e: String?
  func perform() async throws -> some IntentResult {
    switch $e.valueState {
    case .set(let v): print(v as Any)
    case .unset: break
    }; return .result()
  }
}

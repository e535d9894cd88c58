struct SortListIntent: AppIntent {
  static let title: LocalizedStringResource = "S"; static let description: IntentDescription = "plain"
  static var parameterSummary: some ParameterSummary { Summary("S \(\.$list) \(\.$order)") }
  @Parameter(title: "L", description: "d", requestValueDialog: "r", inputConnectionBehavior: .default) var list:
    [String]
  @Parameter(title: "O", default: .up, requestValueDialog: "r") var order: Order
  enum Order: String, AppEnum, Codable {
    case up, down; static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "O")
    static let caseDisplayRepresentations: [SortListIntent.Order: DisplayRepresentation] = [
      .up: .init(title: "Up", subtitle: "u", image: nil), .down: .init(title: "Down", synonyms: ["dn"]),
    ]
  }
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    defer { print("x") }
    let r = order == .up ? list.sorted() : list.sorted(by: >)
    return .result(value: r)
  }
}
struct DescribedIntent: AppIntent {
  static var title: LocalizedStringResource { LocalizedStringResource("T") }
  static var description: IntentDescription? { IntentDescription("d", resultValueName: "r") }
  static let description2 = IntentDescription(stringLiteral: "x")
  func perform() async throws -> some IntentResult { .result() }
}
struct ResourceDescribedIntent: AppIntent {
  static let title: LocalizedStringResource = "x"; static let description: LocalizedStringResource = "d"
  func perform() async throws -> some IntentResult { .result() }
}

struct Report: TransientAppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(stringLiteral: "Report")
  var displayRepresentation: DisplayRepresentation { "\(count) items" }
  @Property(title: "Count") var count: Int
  @Property(title: "Items") var items: [String]?
  init() { count = 0 }
}
struct Settings: UniqueAppEntity {
  static let defaultQuery = UniqueAppEntityProvider { Settings() }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  var id: String { "s" }
  var displayRepresentation: DisplayRepresentation { "Settings" }
  @Property(title: "Dark") var dark: Bool
  init() { dark = true }
}
struct AccountEntity: UniqueAppEntity {
  struct Query: UniqueAppEntityQuery { func uniqueEntity() async throws -> AccountEntity { AccountEntity() } }
  static var defaultQuery = Query()
  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "S") }
  var id = "x"
  var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "S") }
}
struct MakeReport: AppIntent {
  static let title: LocalizedStringResource = "Report"
  func perform() async throws -> some IntentResult & ReturnsValue<Report> {
    let r = Report(); r.count = 3; return .result(value: r)
  }
}

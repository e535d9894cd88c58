extension LocalizedStringResource {
  static let appName: LocalizedStringResource = "My App"; static func greet(_ n: String) -> Self { "Hi \(n)" }
}
struct GreetWithTimeIntent: AppIntent {
  static let title: LocalizedStringResource = .init(
    "intent.title", defaultValue: "Title", table: "Intents", locale: .current, bundle: .atURL(Bundle.main.bundleURL),
    comment: "c")
  static let description = IntentDescription(
    .init("intent.desc", defaultValue: "Desc", comment: "d"), categoryName: .init("cat", defaultValue: "Cat"),
    searchKeywords: [.init("a"), "b"])
  @Parameter(title: LocalizedStringResource("p", defaultValue: "P"), description: .init("pd")) var p: String
  @Parameter(title: .init("q", table: "Intents"), requestValueDialog: .init(.init("ask", defaultValue: "Which?")))
  var q: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let s = String(
      localized: "greeting \(p)", table: "Intents", bundle: .main, locale: Locale(identifier: "de"), comment: "c")
    let t = String(localized: .appName)
    let u = String(localized: LocalizedStringResource("x", defaultValue: "y \(p)"))
    let v = String(localized: "k", defaultValue: "v", table: "t", bundle: .main, comment: "d")
    let w = NSLocalizedString("key", tableName: "T", bundle: .main, value: "v", comment: "c")
    let dialog: IntentDialog =
      "Hello \(p), \(Date.now, format: .dateTime.hour().minute()), \(3, specifier: "%02d"), \(3.5, format: .number.precision(.fractionLength(1))), ^[\(3) item](inflect: true)"
    let full = IntentDialog(full: "Full \(s)", supporting: "Sup \(t) \(u)")
    let lit = IntentDialog(stringLiteral: v + w)
    let res = IntentDialog(LocalizedStringResource(stringLiteral: s))
    if p.isEmpty { return .result(dialog: full) }
    if q.isEmpty { return .result(dialog: lit) }
    if s.isEmpty { return .result(dialog: res) }
    if t.isEmpty { return .result(dialog: IntentDialog("\(s)")) }
    if u.isEmpty { return .result(dialog: "\(s)\n\(t)") }
    return .result(dialog: dialog)
  }
}
var greeting: LocalizedStringResource = .greet("x")
func readResource() {
  greeting.locale = Locale(identifier: "fr")
  print(greeting.key, greeting.defaultValue, greeting.table ?? "", greeting.bundle, greeting.locale)
}

/// An intent that is declared a result itself, beside the one that it makes.
struct RingBellIntent: AppIntent, ProvidesDialog {
  static var title: LocalizedStringResource = "Ring Bell"

  var value: Never?

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding") }
}

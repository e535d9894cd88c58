struct PostPictureIntent: AppIntent {
  static let title: LocalizedStringResource = "Post Picture"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "The picture was posted.")
  }
}
struct ShowPicturesIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Pictures"
  @Parameter(title: "Count") var count: Int?
  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> & ProvidesDialog {
    guard let count else { return .result(value: 0, dialog: "There is none.") }
    return .result(value: count, dialog: "There are \(count).")
  }
}
struct CountPicturesIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Pictures"
  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> { .result(value: 4) }
}
struct ClosePicturesIntent: AppIntent {
  static let title: LocalizedStringResource = "Hide Pictures"
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}
struct OpenPicturesIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Pictures"
  func perform() async throws -> some IntentResult & ShowsSnippetView & OpensIntent {
    .result(opensIntent: ClosePicturesIntent())
  }
}
struct DrawPictureIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Draw Picture"
  @Parameter(title: "Number") var number: Int
  init() {}
  init(number: Int) { self.number = number }
  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> { .result(value: number) }
}
struct ChoosePictureIntent: AppIntent {
  static let title: LocalizedStringResource = "Choose Picture"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let number = try await requestConfirmation(actionName: .add, snippetIntent: DrawPictureIntent(number: 7))
    try await requestConfirmation(snippetIntent: DrawPictureIntent(number: 8))
    return .result(value: number)
  }
}
struct NextStepIntent: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult { .result() }
}
struct StepIntent: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: NextStepIntent(), dialog: "On to the plain one.")
  }
}

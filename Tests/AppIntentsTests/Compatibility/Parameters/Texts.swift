struct WriteNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Write Note"
  static let isDiscoverable = true

  @Parameter(title: "Title")
  var heading: String

  @Parameter(
    title: "Body",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default, capitalizationType: .sentences, multiline: true, autocorrect: true, smartQuotes: false,
      smartDashes: false))
  var text: String

  @Parameter(
    title: "Tags", description: "Words to find it again.",
    inputOptions: .init(capitalizationType: .none, autocorrect: false), requestValueDialog: "Which tags?")
  var tags: [String]?

  @Parameter(title: "Styled")
  var styled: AttributedString?

  @Parameter(title: "Signature", default: "Sent by a robot", inputOptions: .init(keyboardType: .asciiCapable))
  var signature: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let all = [heading, text, signature] + (tags ?? [])
    return .result(value: all.joined(separator: "\n"))
  }
}

struct SendMailIntent: AppIntent {
  static let title = LocalizedStringResource("Send Mail", table: "Intents", comment: "A title.")
  static let description: IntentDescription? = IntentDescription(
    "Sends a mail.", categoryName: "Mail", searchKeywords: ["letter", "message"], resultValueName: "Mail")

  @Parameter(title: "To", inputOptions: .init(keyboardType: .emailAddress))
  var recipient: String

  @Parameter(title: LocalizedStringResource("Subject"), requestValueDialog: IntentDialog("What is it about?"))
  var subject: String

  init() {}

  init(recipient: String, subject: String) {
    self.recipient = recipient
    self.subject = subject
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog("Sent “\(subject)” to \(recipient)."))
  }
}

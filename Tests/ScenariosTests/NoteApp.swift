import AppIntents
import Foundation
import ParlanceAssistant

/// Where the sample keeps its notes: one a line of a file.
struct Notebook: Sendable {
  let file: URL
  let environment: AssistantEnvironment

  init(_ environment: AssistantEnvironment) {
    self.environment = environment
    file = URL(fileURLWithPath: environment.dataFolder).appendingPathComponent("notes")
  }

  var notes: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  func add(_ note: String) throws {
    try Data((notes + [note]).joined(separator: "\n").utf8).write(to: file)
  }
}

struct AddNote: AppIntent {
  static let title: LocalizedStringResource = "Add Note"

  @Parameter(title: "Text", requestValueDialog: "What shall I note?") var text: String
  @Dependency var notebook: Notebook

  init() {}

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try notebook.add(text)
    return .result(dialog: IntentDialog(stringLiteral: "Noted: \(text)."))
  }
}

struct LastNote: AppIntent {
  static let title: LocalizedStringResource = "Last Note"

  @Dependency var notebook: Notebook

  init() {}

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let seconds = Int(notebook.environment.now().timeIntervalSince1970) % 60
    let note = notebook.notes.last ?? "nothing"
    return .result(
      dialog: IntentDialog(stringLiteral: "\(notebook.notes.count) notes, last \(note), second \(seconds)."))
  }
}

struct NoteApp: AssistantApp {
  static let name = "Notes"
  static let identifier = "org.example.notes"
  static var intents: [any AppIntent.Type] { [AddNote.self, LastNote.self] }

  static func prepare(_ options: NoOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(Notebook(dependencies.environment))
  }

  static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws {
    guard name == "one-note" else { throw UnknownFixture(name: name) }
    try dependencies.dependency(Notebook.self)?.add("Milk")
  }
}

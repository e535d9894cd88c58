import AppIntents
import Foundation
import ParlanceExecution
import Testing

/// What the intents of these tests work on.
struct Shelf: Sendable {
  var books: [String: String]
  var gate = Gate()
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  var id: String
  var title: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: title) }
}

struct BookQuery: EntityQuery {
  @Dependency var shelf: Shelf

  func entities(for identifiers: [String]) async throws -> [Book] {
    identifiers.compactMap { id in shelf.books[id].map { Book(id: id, title: $0) } }
  }
}

struct LendBook: AppIntent {
  static let title: LocalizedStringResource = "Lend Book"

  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Days", default: 14, inclusiveRange: (1, 30)) var days: Int
  @Parameter(title: "To") var person: String?

  init() {}

  init(book: Book, days: Int = 14) {
    self.book = book
    self.days = days
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    person = "Ada"
    return .result(value: "\(book.title), \(days) days")
  }
}

/// Blocks its thread and hears of no cancellation.
struct StandAtGate: AppIntent {
  static let title: LocalizedStringResource = "Stand at the Gate"

  @Parameter(title: "Asks", default: false) var asks: Bool
  @Dependency var shelf: Shelf

  func perform() async throws -> some IntentResult {
    if asks { try await requestConfirmation() }
    shelf.gate.pass()
    return .result()
  }
}

struct OnMainActor: AppIntent {
  static let title: LocalizedStringResource = "On the Main Actor"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    MainActor.assertIsolated()
    return .result(value: true)
  }
}

/// Performs another intent that asks.
struct PerformInner: AppIntent {
  static let title: LocalizedStringResource = "Perform Inner"

  @Dependency var inner: IntentExecutor

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let result = try await inner.perform(AskName())
    return .result(value: result.value ?? "")
  }
}

struct AskName: AppIntent {
  static let title: LocalizedStringResource = "Ask Name"

  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard let name else { throw $name.needsValueError("What name?") }
    return .result(value: name)
  }
}

/// Tells on which thread it runs.
struct TellThread: AppIntent {
  static let title: LocalizedStringResource = "Tell the Thread"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: ThreadName.current)
  }
}

enum ThreadName {
  /// Tells one thread from another.
  static var current: String { "\(pthread_self())" }
}

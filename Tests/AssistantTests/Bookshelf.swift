import AppIntents
import Foundation
import ParlanceAssistant
import Synchronization

/// Books and people that their queries find by a text and list in part, as most apps have them.
struct ShelfApp: AssistantApp {
  static let name = "Shelf"
  static let identifier = "shelf"
  static var intents: [any AppIntent.Type] { [LendBook.self, RateBook.self, ReturnBook.self, ThrowBooksAway.self] }

  static func prepare(_ options: ShelfOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.shelf)
  }
}

struct ShelfOptions: Sendable { var shelf = BookShelf() }

/// Where the intents note what they do.
final class BookShelf: Sendable {
  private let lines = Mutex<[String]>([])

  var log: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  static let all = ["Dune", "Emma", "War and Peace", "Persuasion"]

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Book] { identifiers.map(Book.init) }

  func entities(matching string: String) async throws -> [Book] {
    (Book.all + ["Black and White"]).filter { $0.lowercased().contains(string.lowercased()) }.map(Book.init)
  }

  func suggestedEntities() async throws -> [Book] { Book.all.map(Book.init) }
}

struct Reader: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
  static let defaultQuery = ReaderQuery()
  static let all = ["Anna", "Bert", "Tom"]

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ReaderQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Reader] { identifiers.map(Reader.init) }

  func entities(matching string: String) async throws -> [Reader] {
    Reader.all.filter { $0.lowercased().contains(string.lowercased()) }.map(Reader.init)
  }

  func suggestedEntities() async throws -> [Reader] { Reader.all.map(Reader.init) }
}

struct LendBook: AppIntent {
  static let title: LocalizedStringResource = "Lend Book"
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Person", requestValueDialog: "To whom?") var person: Reader
  @Parameter(title: "Due") var due: Date?
  @Dependency var shelf: BookShelf

  func perform() async throws -> some IntentResult & ProvidesDialog {
    shelf.note("lend \(book.id) to \(person.id)" + (due == nil ? "" : " for a time"))
    return .result(dialog: "Lent “\(book.id)” to \(person.id).")
  }
}

struct RateBook: AppIntent {
  static let title: LocalizedStringResource = "Rate Book"
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Stars", inclusiveRange: (1, 5)) var stars: Int
  @Dependency var shelf: BookShelf

  func perform() async throws -> some IntentResult & ProvidesDialog {
    shelf.note("rate \(book.id) \(stars)")
    return .result(dialog: "Rated “\(book.id)” \(stars).")
  }
}

struct ReturnBook: AppIntent {
  static let title: LocalizedStringResource = "Return Book"
  @Parameter(title: "Book") var book: Book
  @Dependency var shelf: BookShelf

  func perform() async throws -> some IntentResult & ProvidesDialog {
    shelf.note("return \(book.id)")
    return .result(dialog: "Returned “\(book.id)”.")
  }
}

struct ThrowBooksAway: DeleteIntent {
  static let title: LocalizedStringResource = "Throw Books Away"
  @Parameter(title: "Books") var entities: [Book]
  @Dependency var shelf: BookShelf

  func perform() async throws -> some IntentResult & ProvidesDialog {
    shelf.note("throw away \(entities.map(\.id).joined(separator: " + "))")
    return .result(dialog: "Thrown away.")
  }
}

/// The app and a person who talks to it.
struct Reading: Talking {
  static let phrases = """
    LendBook: ["lend {book} [to {person}] [until {due}]"]
    RateBook: ["rate {book} [{stars}]", "give {book} {stars} stars"]
    ReturnBook: ["return {book}"]
    ThrowBooksAway: ["throw away {entities}", "clear out {entities+:entities}"]
    """

  let shelf = BookShelf()
  var session: AssistantSession { app.session }
  private let app: TalkedApp

  init() async throws {
    app = try await TalkedApp(ShelfApp.self, options: ShelfOptions(shelf: shelf), phrases: Self.phrases)
  }

  /// What was done after some sentences.
  func done(_ texts: String...) async -> [String] {
    for text in texts { await say(text) }
    return shelf.log
  }
}

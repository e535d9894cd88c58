struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  func perform() async throws -> some ReturnsValue<Int> { .result(value: 3) }
}

struct SayIntent: AppIntent {
  static let title: LocalizedStringResource = "Say"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Said.") }
}

struct CountAndSayIntent: AppIntent {
  static let title: LocalizedStringResource = "Count and Say"

  func perform() async throws -> some ReturnsValue<[String]> & ProvidesDialog {
    let names = ["a", "b"]
    if names.isEmpty { return .result(value: [], dialog: "Nothing.") }
    return .result(value: names, dialog: "\(names.count) names: \(names.formatted())")
  }
}

struct ForwardIntent: AppIntent {
  static let title: LocalizedStringResource = "Forward"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: SayIntent()) }
}

struct ForwardLoudlyIntent: AppIntent {
  static let title: LocalizedStringResource = "Forward Loudly"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog & ReturnsValue<Double> {
    .result(value: 2.5, opensIntent: CountIntent(), dialog: IntentDialog(full: "Going on.", supporting: "On"))
  }
}

struct SynchronousIntent: AppIntent {
  static let title: LocalizedStringResource = "Synchronous"
  func perform() -> some IntentResult { .result() }
}

struct ThrowingIntent: AppIntent {
  static let title: LocalizedStringResource = "Throwing"

  enum Failure: Error, CustomLocalizedStringResourceConvertible {
    case late(minutes: Int)

    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .late(let minutes): "You are \(minutes) minutes late."
      }
    }
  }

  func perform() throws -> some ReturnsValue<Bool> {
    if title.isEmpty { throw Failure.late(minutes: 3) }
    return .result(value: true)
  }

  private var title: String { "x" }
}

struct OptionalValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Optional Value"

  func perform() async throws -> some IntentResult & ReturnsValue<LentBook?> {
    .result(value: nil)
  }
}

struct SymbolDialogIntent: AppIntent {
  static let title: LocalizedStringResource = "Symbol Dialog"

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<URL> {
    let dialog = IntentDialog(full: "Full text.", supporting: "Supporting.", systemImageName: "star")
    guard let url = URL(string: "https://example.com") else { throw URLError(.badURL) }
    return .result(value: url, dialog: dialog)
  }
}

struct LentBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = LentBookQuery()

  let id: Int
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct LentBookQuery: EntityQuery {
  func entities(for identifiers: [LentBook.ID]) async throws -> [LentBook] { identifiers.map(LentBook.init(id:)) }
}

struct ShelfWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"
  static let description = IntentDescription("Shows a shelf.")

  @Parameter(title: "Book") var book: ShownBook?
  @Parameter(title: "Covers", default: true) var showsCovers: Bool
  @Parameter(title: "Authors", size: [.systemSmall: 1, .systemLarge: 4]) var authors: [ShownAuthor]?

  init() {}

  init(book: ShownBook?) {
    self.book = book
    showsCovers = true
  }
}

struct LampControlConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
  static let isDiscoverable = false
  @Parameter(title: "Lamp") var lamp: ControlledLamp?
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"
  @Parameter(title: "Lamp") var lamp: ControlledLamp
  @Parameter(title: "On") var value: Bool

  init() {}
  init(_ lamp: ControlledLamp) { self.lamp = lamp }

  func perform() async throws -> some IntentResult { .result() }
}

struct WorkFocusFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Work Filter"
  static let description: IntentDescription? = "What is shown while you work."
  @Parameter(title: "Folder") var folder: String?
  @Parameter(title: "Quiet", default: false) var isQuiet: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Work", subtitle: "\(folder ?? "All")")
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct ShownBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = ShownBookQuery()

  let id: Int
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct ShownBookQuery: EntityQuery {
  func entities(for identifiers: [ShownBook.ID]) async throws -> [ShownBook] { identifiers.map(ShownBook.init(id:)) }
}

struct ShownAuthor: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = ShownAuthorQuery()

  let id: String
  var title: String { "Author \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct ShownAuthorQuery: EntityQuery {
  func entities(for identifiers: [ShownAuthor.ID]) async throws -> [ShownAuthor] {
    identifiers.map(ShownAuthor.init(id:))
  }
}

struct ControlledLamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = ControlledLampQuery()

  let id: Int
  var title: String { "Lamp \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct ControlledLampQuery: EntityQuery {
  func entities(for identifiers: [ControlledLamp.ID]) async throws -> [ControlledLamp] {
    identifiers.map(ControlledLamp.init(id:))
  }
}

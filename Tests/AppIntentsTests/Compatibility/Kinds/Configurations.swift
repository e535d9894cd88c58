struct ShelfWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"
  static let description = IntentDescription("Shows a shelf.")

  @Parameter(title: "Book") var book: BookEntity?
  @Parameter(title: "Covers", default: true) var showsCovers: Bool
  @Parameter(title: "Authors", size: [.systemSmall: 1, .systemLarge: 4]) var authors: [AuthorEntity]?

  init() {}

  init(book: BookEntity?) {
    self.book = book
    showsCovers = true
  }
}

struct LampControlConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
  static let isDiscoverable = false
  @Parameter(title: "Lamp") var lamp: LampEntity?
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"
  @Parameter(title: "Lamp") var lamp: LampEntity
  @Parameter(title: "On") var value: Bool

  init() {}
  init(_ lamp: LampEntity) { self.lamp = lamp }

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

struct ChooseStationIntent: AppIntent {
  static let title: LocalizedStringResource = "Choose Station"

  struct StationOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Central", "Harbour", "Airport"] }
    func defaultResult() async -> String? { "Central" }
  }

  @Parameter(title: "Station", optionsProvider: StationOptions())
  var station: String

  @Parameter(
    title: "Backup", description: "Where else.", requestValueDialog: "Where else?", optionsProvider: StationOptions())
  var backup: String?

  @Parameter(title: "Platform", default: 1, optionsProvider: PlatformOptions())
  var platform: Int

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(station) \(platform)")
  }
}

struct PlatformOptions: DynamicOptionsProvider {
  func results() async throws -> [Int] { Array(1...9) }
}

private struct AuthorOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Authors") {
      ItemSection("Italian") {
        "Dante"
        "Manzoni"
      }
      ItemSection("Russian") {
        "Chekhov"
        IntentItem("Dostoevsky", title: "Fyodor Dostoevsky", subtitle: "1821")
      }
    }
  }
}

private struct ShelfOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<Int> {
    IntentItemCollection(sections: [
      IntentItemSection("Low", items: [1, 2]),
      IntentItemSection(
        title: "High", items: [IntentItem(3, title: "Third", image: .init(systemName: "books.vertical"))]),
      IntentItemSection(items: [IntentItem(4, title: "Fourth")]),
    ])
  }
}

private struct LaneOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Int> { ItemCollection(items: [1, 2, 3]) }
  func defaultResult() async -> [Int]? { [2] }
}

struct FindShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Shelf"

  @Parameter(title: "Author", optionsProvider: AuthorOptions())
  var author: String

  @Parameter(title: "Shelf", optionsProvider: ShelfOptions())
  var shelf: Int?

  @Parameter(title: "Lanes", optionsProvider: LaneOptions())
  var lanes: [Int]

  func perform() async throws -> some IntentResult { .result() }
}

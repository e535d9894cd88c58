enum Season: String, AppEnum {
  case spring, summer, autumn, winter

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .summer: "Summer", .autumn: "Autumn", .winter: "Winter",
  ]
}

struct PlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Plant"

  struct WarmSeasons: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Season> {
      ItemCollection(sections: [ItemSection(items: []), ItemSection("Warm", items: [Season.summer])])
    }
  }

  @Parameter(title: "Season", supportedValues: [.spring, .summer], optionsProvider: WarmSeasons()) var season: Season

  func perform() async throws -> some IntentResult & ReturnsValue<Season> { .result(value: season) }
}

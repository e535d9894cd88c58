struct CountryEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Country"
  static let defaultQuery = CountryQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct CountryQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CountryEntity] { identifiers.map(CountryEntity.init) }
  func suggestedEntities() async throws -> [CountryEntity] { ["France", "Italy"].map(CountryEntity.init) }
}

struct TownEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TownQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
}

struct TownQuery: EntityStringQuery {
  @IntentParameterDependency<VisitTownIntent>(\.$country) var visit

  func entities(for identifiers: [TownEntity.ID]) async throws -> [TownEntity] { identifiers.map(TownEntity.init(id:)) }

  func suggestedEntities() async throws -> [TownEntity] {
    guard let country = visit?.country else { return [] }
    return ["Capital of \(country.id)", "Port of \(country.id)"].map(TownEntity.init(id:))
  }

  func entities(matching string: String) async throws -> [TownEntity] {
    try await suggestedEntities().filter { $0.id.hasPrefix(string) }
  }
}

struct VisitTownIntent: AppIntent {
  static let title: LocalizedStringResource = "Visit Town"
  @Parameter(title: "Country") var country: CountryEntity
  @Parameter(title: "Town") var town: TownEntity

  static var parameterSummary: some ParameterSummary { Summary("Visit \(\.$town) in \(\.$country)") }

  func perform() async throws -> some IntentResult { .result() }
}

protocol NamedThing: AppEntity where ID == String {
  init(name: String)
  static func all() -> [Self]
}

extension NamedThing {
  init(name: String) { fatalError("Make one of \(name) by its own initializer.") }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ThingQuery<Thing: NamedThing>: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Thing] {
    Thing.all().filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Thing] { Thing.all() }
}

struct Planet: NamedThing {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  static var defaultQuery = ThingQuery<Planet>()
  static func all() -> [Planet] { ["Mars", "Venus"].map(Planet.init(id:)) }
  var id: String
}

struct VisitPlanet: AppIntent {
  static var title: LocalizedStringResource = "Visit Planet"

  @Parameter(title: "Planet") var planet: Planet
  @Parameter(title: "Others") var others: [Planet]?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 1 + (others?.count ?? 0))
  }
}

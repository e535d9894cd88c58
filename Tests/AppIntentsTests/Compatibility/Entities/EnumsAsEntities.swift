/// An enum whose raw value is the id of the entity.
enum Planet: String, AppEntity, CaseIterable {
  case mercury, venus

  struct PlanetQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Planet] { Planet.allCases }
    func entities(for identifiers: [Planet.ID]) async throws -> [Planet] { identifiers.compactMap(Planet.init) }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  static let defaultQuery = PlanetQuery()
  var displayRepresentation: DisplayRepresentation { "\(rawValue.capitalized)" }
}

/// There is one, so it needs neither an id nor a name of its own.
struct Preferences: UniqueAppEntity {
  struct PreferencesQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Preferences { Preferences() }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"
  static let defaultQuery = PreferencesQuery()
}

struct VisitPlanet: AppIntent {
  static let title: LocalizedStringResource = "Visit Planet"
  @Parameter(title: "Planet") var planet: Planet
  @Parameter(title: "Preferences") var preferences: Preferences?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let item = IntentItem(planet, title: "The planet")
    return .result(dialog: "\($planet.title) \(item.description.title) \($preferences.isOptional ? "?" : "!")")
  }
}

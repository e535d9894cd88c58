/// An entity that is a class, which need not be final in mode 5.
class Garden: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Garden"
  static var defaultQuery = GardenQuery()

  let id: String
  var beds: Int

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  init(id: String, beds: Int) {
    self.id = id
    self.beds = beds
  }
}

struct GardenQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Garden] { identifiers.map { Garden(id: $0, beds: 2) } }
  func suggestedEntities() async throws -> [Garden] { [Garden(id: "North", beds: 3)] }
}

struct WaterGardenIntent: AppIntent {
  static var title: LocalizedStringResource = "Water Garden"

  @Parameter(title: "Garden") var garden: Garden
  @Parameter(title: "Others") var others: [Garden]?

  func perform() async throws -> some IntentResult & ReturnsValue<Garden> & ProvidesDialog {
    .result(value: garden, dialog: "Watered \(garden.beds) beds")
  }
}

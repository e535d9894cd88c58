struct Place: AppEntity {
  struct PlaceQuery: EntityQuery {
    typealias Entity = Place
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
      Place.all.filter { identifiers.contains($0.id) }
    }; func suggestedEntities() async throws -> [Place] { Place.all }
  }
  static let all: [Place] = [.init(id: 1, name: "A"), .init(id: 2, name: "B")]
  typealias DefaultQuery = PlaceQuery
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
  static var defaultQuery: PlaceQuery = .init()
  let id: Int; let name: String; var distance: Double? = nil
  var displayRepresentation: DisplayRepresentation {
    if let distance {
      return DisplayRepresentation(title: "\(name)", subtitle: "\(distance, specifier: "%.1f") km away")
    } else {
      return .init(title: "\(name)")
    }
  }
  static func < (l: Place, r: Place) -> Bool { l.name < r.name }
}
extension Place: Comparable, Hashable {}
extension Array where Element == Place { var names: String { map(\.name).formatted(.list(type: .and)) } }
struct Visit: AppIntent {
  static var title: LocalizedStringResource = "Visit"; static var openAppWhenRun: Bool { true }
  @Parameter(
    title: "Place", description: "The place", requestValueDialog: IntentDialog(stringLiteral: "Which?"),
    requestDisambiguationDialog: .init("Which one?")) var place: Place
  @Parameter(title: "Others", default: []) var others: [Place]
  static var parameterSummary: some ParameterSummary {
    When(\.$others, .hasAnyValue) {
      Summary("Visit \(\.$place) and \(\.$others)")
    } otherwise: {
      Summary("Visit \(\.$place)") { \.$others }
    }
  }
  init() {}
  init(place: Place) { self.place = place; self.others = [] }
  func perform() async throws -> some IntentResult & ReturnsValue<Place> & ProvidesDialog {
    let all = ([place] + others).sorted(); return .result(value: all[0], dialog: "Visiting \(all.names)")
  }
}

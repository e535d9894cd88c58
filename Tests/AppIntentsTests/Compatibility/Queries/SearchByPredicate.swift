struct VenueEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Venue"
  static let defaultQuery = VenueQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// Searches as people do, without regard to case and accents.
struct VenueQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = Predicate<VenueEntity>

  static let properties = QueryProperties {
    Property(\VenueEntity.$name) {
      ContainsComparator { text in #Predicate<VenueEntity> { $0.name.localizedStandardContains(text) } }
      EqualToComparator { text in #Predicate<VenueEntity> { $0.name == text } }
    }
  }

  static let sortingOptions = SortingOptions { SortableBy(\VenueEntity.$name) }

  private var venues: [VenueEntity] { [VenueEntity(id: "1", name: "Café Nord"), VenueEntity(id: "2", name: "Arena")] }

  func entities(for identifiers: [String]) async throws -> [VenueEntity] {
    venues.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [VenueEntity] { venues }

  func entities(
    matching comparators: [Predicate<VenueEntity>], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<VenueEntity>], limit: Int?
  ) async throws -> [VenueEntity] {
    try venues.filter { venue in try comparators.allSatisfy { try $0.evaluate(venue) } }
  }
}

struct TrailEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()

  let id: Int

  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Double
  @Property(title: "Opened") var opened: Date
  @Property(title: "Activities") var activities: [String]
  @Property(title: "Closed Until") var closedUntil: Date?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: Int, name: String, length: Double, opened: Date = .distantPast, activities: [String] = []) {
    self.id = id
    self.name = name
    self.length = length
    self.opened = opened
    self.activities = activities
  }

  static let all = [
    TrailEntity(id: 1, name: "River Walk", length: 4, activities: ["walk"]),
    TrailEntity(id: 2, name: "Ridge", length: 12, activities: ["walk", "run"]),
    TrailEntity(id: 3, name: "River Run", length: 9, activities: ["run"]),
  ]
}

struct TrailQuery: EntityPropertyQuery {
  typealias Test = @Sendable (TrailEntity) -> Bool

  static let properties = QueryProperties {
    Property(\TrailEntity.$name) {
      ContainsComparator { text in { $0.name.localizedCaseInsensitiveContains(text) } as Test }
      EqualToComparator { text in { $0.name == text } as Test }
      NotEqualToComparator { text in { $0.name != text } as Test }
      HasPrefixComparator { text in { $0.name.hasPrefix(text) } as Test }
      HasSuffixComparator { text in { $0.name.hasSuffix(text) } as Test }
    }
    Property(\TrailEntity.$length) {
      LessThanComparator { length in { $0.length < length } as Test }
      LessThanOrEqualToComparator { length in { $0.length <= length } as Test }
      GreaterThanComparator { length in { $0.length > length } as Test }
      GreaterThanOrEqualToComparator { length in { $0.length >= length } as Test }
      IsBetweenComparator { low, high in { (low...high).contains($0.length) } as Test }
    }
    Property(\TrailEntity.$activities) {
      ContainsComparator { (activity: String) in { $0.activities.contains(activity) } as Test }
    }
    Property(\.$closedUntil) {
      LessThanComparator { date in { ($0.closedUntil ?? .distantPast) < date } as Test }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\TrailEntity.$name)
    SortableBy(\.$length)
  }

  static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds trails.", categoryName: "Trails", searchKeywords: ["hike"], resultValueName: "Trails")
  }

  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    TrailEntity.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [TrailEntity] { TrailEntity.all }

  func entities(
    matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<TrailEntity>], limit: Int?
  ) async throws -> [TrailEntity] {
    var found = TrailEntity.all.filter { trail in
      mode == .and ? comparators.allSatisfy { $0(trail) } : comparators.contains { $0(trail) }
    }
    for sort in sortedBy.reversed() {
      let isAscending = sort.order == .ascending
      switch sort.by {
      case \.$name: found.sort { isAscending ? $0.name < $1.name : $0.name > $1.name }
      case \.$length: found.sort { isAscending ? $0.length < $1.length : $0.length > $1.length }
      default: break
      }
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}

struct Wine: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Wine"; static var defaultQuery = WineQuery()
  var id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Year") var year: Int?
  @Property(title: "Rating") var rating: Double
  @Property(title: "Bought") var bought: Date
  @Property(title: "Tags") var tags: [String]
  @Property(identifier: "isOpen", title: "Open") var open: Bool
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
  init(id: Int, name: String) {
    self.id = id; self.name = name; self.year = nil; self.rating = 1; self.bought = .now; self.tags = []
    self.open = false
  }
}
struct WineQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = Predicate<Wine>
  static var findIntentDescription: IntentDescription? {
    IntentDescription("Find wines", categoryName: "Wine", searchKeywords: ["w"], resultValueName: "Wines")
  }
  static var properties = QueryProperties {
    Property(\Wine.$name) {
      EqualToComparator { name in #Predicate<Wine> { $0.name == name } }
      NotEqualToComparator { name in #Predicate<Wine> { $0.name != name } }
      ContainsComparator { name in #Predicate<Wine> { $0.name.contains(name) } }
      HasPrefixComparator { name in #Predicate<Wine> { $0.name.starts(with: name) } }
    }
    Property(\.$year) {
      EqualToComparator { v in #Predicate<Wine> { $0.year == v } }
      LessThanComparator { v in #Predicate<Wine> { ($0.year ?? 0) < v } }
    }
    Property(\Wine.$bought) {
      IsBetweenComparator { low, high in #Predicate<Wine> { $0.bought >= low && $0.bought <= high } }
      GreaterThanComparator { d in #Predicate<Wine> { $0.bought > d } }
    }
    Property(\Wine.$tags) { ContainsComparator { tag in #Predicate<Wine> { $0.tags.contains(tag) } } }
  }
  static var sortingOptions = SortingOptions {
    SortableBy(\Wine.$name); SortableBy(\.$rating); SortableBy(\Wine.$bought)
  }
  func entities(for identifiers: [Int]) async throws -> [Wine] { identifiers.map { Wine(id: $0, name: "w") } }
  func entities(matching comparators: [Predicate<Wine>], mode: ComparatorMode, sortedBy: [Sort<Wine>], limit: Int?)
    async throws -> [Wine]
  {
    var all = (0..<10).map { Wine(id: $0, name: "w\($0)") }
    all = try all.filter { wine in
      mode == .and
        ? try comparators.allSatisfy { try $0.evaluate(wine) } : try comparators.contains { try $0.evaluate(wine) }
    }
    for s in sortedBy {
      switch s.by {
      case \.$name: all.sort(using: KeyPathComparator(\.name, order: s.order == .ascending ? .forward : .reverse))
      case \.$rating: break
      default: break
      }
    }
    if let limit { return Array(all.prefix(limit)) }
    return all
  }
  func suggestedEntities() async throws -> [Wine] { [] }
}

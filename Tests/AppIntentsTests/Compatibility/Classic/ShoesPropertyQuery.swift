struct ShoeEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Shoe"
  static var defaultQuery = ShoeQuery()

  let id: Int
  @Property(title: "Brand") var brand: String
  @Property(title: "Size") var size: Int

  var displayRepresentation: DisplayRepresentation { "\(brand) \(size)" }

  init(id: Int, brand: String, size: Int) {
    self.id = id
    self.brand = brand
    self.size = size
  }
}

struct ShoeQuery: EntityPropertyQuery {
  static var properties = EntityQueryProperties<ShoeEntity, (ShoeEntity) -> Bool> {
    Property(\ShoeEntity.$brand) {
      EqualToComparator { brand in { shoe in shoe.brand == brand } }
      ContainsComparator { brand in { shoe in shoe.brand.contains(brand) } }
    }
    Property(\ShoeEntity.$size) {
      LessThanComparator { size in { shoe in shoe.size < size } }
      IsBetweenComparator { low, high in { shoe in shoe.size >= low && shoe.size <= high } }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\ShoeEntity.$brand)
    SortableBy(\ShoeEntity.$size)
  }

  static var findIntentDescription: IntentDescription? { "Finds shoes." }

  @IntentParameterDependency<FindShoes>(\.$brand) var find

  func entities(for identifiers: [Int]) async throws -> [ShoeEntity] { [] }
  func suggestedEntities() async throws -> [ShoeEntity] { [ShoeEntity(id: 1, brand: find?.brand ?? "A", size: 40)] }

  func entities(
    matching comparators: [(ShoeEntity) -> Bool], mode: ComparatorMode, sortedBy: [Sort<ShoeEntity>], limit: Int?
  ) async throws -> [ShoeEntity] {
    var shoes = try await suggestedEntities().filter { shoe in
      mode == .and ? comparators.allSatisfy { $0(shoe) } : comparators.contains { $0(shoe) }
    }
    if let sort = sortedBy.first, sort.by == \ShoeEntity.$size {
      shoes.sort { sort.order == .ascending ? $0.size < $1.size : $0.size > $1.size }
    }
    return Array(shoes.prefix(limit ?? shoes.count))
  }
}

struct FindShoes: AppIntent {
  static var title: LocalizedStringResource = "Find Shoes"
  @Parameter(title: "Brand") var brand: String?
  @Parameter(title: "Shoe") var shoe: ShoeEntity
  func perform() async throws -> some IntentResult { .result() }
}

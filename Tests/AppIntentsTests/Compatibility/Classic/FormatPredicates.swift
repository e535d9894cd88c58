struct Sneaker { var id = UUID(); var brand = "Fast"; var price = 80.0; var bought = Date(timeIntervalSince1970: 0) }

struct SneakerEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Sneaker"
  static var defaultQuery = SneakerQuery()

  var id: UUID
  @Property(title: "Brand") var brand: String
  @Property(title: "Price") var price: Double
  @Property(title: "Bought") var bought: Date
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(brand)") }

  init(_ sneaker: Sneaker) {
    id = sneaker.id
    brand = sneaker.brand
    price = sneaker.price
    bought = sneaker.bought
  }
}

struct SneakerQuery: EntityPropertyQuery {
  static var properties = EntityQueryProperties<SneakerEntity, NSPredicate> {
    Property(\SneakerEntity.$brand) {
      EqualToComparator { NSPredicate(format: "brand = %@", $0) }
      ContainsComparator { NSPredicate(format: "brand CONTAINS[cd] %@", $0) }
    }
    Property(\SneakerEntity.$price) {
      LessThanOrEqualToComparator { NSPredicate(format: "price <= %lf", $0) }
      GreaterThanOrEqualToComparator { NSPredicate(format: "price >= %lf", $0) }
    }
    Property(\SneakerEntity.$bought) {
      LessThanComparator { NSPredicate(format: "bought < %@", $0 as NSDate) }
      GreaterThanComparator { NSPredicate(format: "bought > %@", $0 as CVarArg) }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\SneakerEntity.$brand)
  }

  func entities(for identifiers: [UUID]) async throws -> [SneakerEntity] { [] }

  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<SneakerEntity>], limit: Int?
  ) async throws -> [SneakerEntity] {
    let predicate = NSCompoundPredicate(type: mode == .and ? .and : .or, subpredicates: comparators)
    return [Sneaker()].filter { predicate.evaluate(with: $0) }.map(SneakerEntity.init)
  }
}

func amongNames(_ names: [String]) -> NSPredicate { NSPredicate(format: "SELF IN %@", names) }
func amongObjects(_ names: [String]) -> NSPredicate { NSPredicate(format: "name IN %@", names as NSArray) }
func amongSet(_ names: Set<String>) -> NSPredicate { NSPredicate(format: "name == %@ OR name IN %@", "a", names) }

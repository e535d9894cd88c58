struct RestaurantModel: Sendable {
  var name: String
  var menu: [String]
}

@available(iOS 26, macOS 26, *)
struct RestaurantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Restaurant"
  static let defaultQuery = RestaurantQuery()

  let id: Int
  var model: RestaurantModel

  @ComputedProperty
  var name: String { model.name }

  @ComputedProperty(title: "Menu")
  var menu: [String] {
    guard !model.menu.isEmpty else { return [] }
    return model.menu.sorted()
  }

  @DeferredProperty
  var popular: [String] {
    get async throws { model.menu }
  }

  @DeferredProperty(title: "Rating")
  var rating: Double {
    get async { 4.5 }
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

@available(iOS 26, macOS 26, *)
struct RestaurantQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [RestaurantEntity] {
    identifiers.map { RestaurantEntity(id: $0, model: RestaurantModel(name: "No. \($0)", menu: ["Soup"])) }
  }
}

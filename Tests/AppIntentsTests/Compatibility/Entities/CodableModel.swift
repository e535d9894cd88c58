struct RecipeModel: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var name: String
  var minutes: Int
}

struct RecipeEntity: AppEntity, Codable, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()

  var recipe: RecipeModel
  var id: RecipeModel.ID { recipe.id }

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(recipe.name)", subtitle: "\(recipe.minutes, format: .number) min")
  }
}

extension RecipeModel {
  var entity: RecipeEntity { RecipeEntity(recipe: self) }
}

struct RecipeQuery: EntityStringQuery, Sendable {
  private static let book = [RecipeModel(name: "Soup", minutes: 20), RecipeModel(name: "Cake", minutes: 90)]

  func entities(for identifiers: [UUID]) async throws -> [RecipeEntity] {
    Self.book.filter { identifiers.contains($0.id) }.map(\.entity)
  }

  func entities(matching string: String) async throws -> [RecipeEntity] {
    Self.book.filter { $0.name.localizedStandardContains(string) }.map(\.entity)
  }

  func suggestedEntities() async throws -> [RecipeEntity] { Self.book.map(\.entity) }

  func defaultResult() async -> RecipeEntity? { Self.book.first?.entity }
}

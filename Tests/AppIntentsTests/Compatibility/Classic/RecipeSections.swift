struct Recipe: AppEntity, Identifiable, Hashable, Codable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Recipe", numericFormat: "\(placeholder: .int) recipes", synonyms: ["Dish"])
  }
  static var defaultQuery = RecipeQuery()
  var id: UUID
  var name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: LocalizedStringResource("by \(name)"),
      image: .init(url: URL(fileURLWithPath: "/a.png")))
  }
}
struct RecipeQuery: EntityStringQuery {
  func entities(for identifiers: [Recipe.ID]) async throws -> [Recipe] { [] }
  func entities(matching string: String) async throws -> IntentItemCollection<Recipe> {
    ItemCollection {
      ItemSection("A", items: [Recipe(id: UUID(), name: "x")])
    }
  }
  func suggestedEntities() async throws -> IntentItemCollection<Recipe> {
    IntentItemCollection(
      promptLabel: "Recipes", usesIndexedCollation: true,
      sections: [
        IntentItemSection<Recipe>(
          "Recent", items: [IntentItem(Recipe(id: UUID(), name: "a"), title: "A", subtitle: "b", image: nil)])
      ])
  }
  func defaultResult() async -> Recipe? { try? await suggestedEntities().sections.first?.items.first?.value }
}

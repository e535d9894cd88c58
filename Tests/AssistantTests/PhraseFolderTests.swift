import ParlanceAssistant
import Testing

@Suite("Folders of phrases beside a program")
struct PhraseFolderTests {
  private static let bundles = ["kitchen_KitchenApp.resources", "kitchen_Other.resources", "my-pack_my-app.resources"]

  @Test("A program takes its own modules' phrases, and not those of another program beside it")
  func own() {
    #expect(PhraseFolders.own(Self.bundles, of: ["KitchenApp", "Intents"]) == ["kitchen_KitchenApp.resources"])
    #expect(PhraseFolders.own(Self.bundles, of: ["my_app"]) == ["my-pack_my-app.resources"])
  }

  @Test("Where none is called like a module, all are taken")
  func all() {
    #expect(PhraseFolders.own(Self.bundles, of: ["App"]) == Self.bundles)
    #expect(PhraseFolders.own([], of: ["App"]).isEmpty)
  }
}

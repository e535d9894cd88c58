import Testing

@testable import ParlanceMacroExpansion

@Suite("What the macros of App Intents give")
struct ExpansionTests {
  private func expand(
    _ macro: String, _ role: String, _ declaration: String, attribute: String = "", wanting: String? = nil,
    extending type: String? = nil
  ) -> String? {
    Expansion(
      Question.Attached(
        macro: .init(typeName: macro), macroRole: role, attributeSyntax: .init(source: attribute),
        declSyntax: .init(source: declaration), extendedTypeSyntax: type.map { .init(source: $0) },
        conformanceListSyntax: wanting.map { .init(source: $0) })
    ).text
  }

  @Test("A union has its cases, whatever stands beside them")
  func union() throws {
    let source = """
      @UnionValue public enum Reaction {
        // case none(Int)
        /* case never(Int) */
        case text(value: String), `default`(Int)
        indirect case many([Double: (Int, Int)])
        var isText: Bool { switch self { case .text: true; default: false } }
        static let name = "case odd(Int)"
      }
      """
    let text = try #require(expand("UnionValue", "extension", source, extending: "Reaction"))
    #expect(text.contains("extension Reaction: AppUnionValue"))
    #expect(text.contains("case text, `default`, many\n"))
    #expect(text.contains("public enum Cases: String"))
    #expect(text.contains(#"_UnionCase("default", { (Reaction.`default`)($0) })"#))
    #expect(!text.contains("none") && !text.contains("never") && !text.contains("odd") && !text.contains("isText"))
  }

  @Test(
    "A stored variable that says nothing of itself is a parameter",
    arguments: [
      ("var name: String", true), ("private(set) var name: String?", true), ("  var name: [Song] // all of them", true),
      ("@Parameter var name: String", false), ("let name: String", false), ("static var name: String", false),
      ("var name: String { \"\" }", false), ("var name = 3", false), ("func perform() {}", false),
      ("var id: UUID", false),
    ] as [(String, Bool)])
  func parameters(member: String, isParameter: Bool) {
    #expect(expand("Intent", "memberAttribute", member) == (isParameter ? "@IntentParameter" : nil))
  }

  @Test(
    "Of an entity only plain values become properties: the rest may be the app's own model",
    arguments: [
      ("var date: Date?", true), ("var isNew: Bool", true), ("var asset: Asset", false), ("var id: Int", false),
    ])
  func properties(member: String, isProperty: Bool) {
    #expect(expand("Entity", "memberAttribute", member) == (isProperty ? "@EntityProperty" : nil))
  }

  @Test("A schema makes an intent of the kind that the type has the parameters for, and says nothing twice")
  func kinds() {
    let all = "AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent"
    let source = "struct OpenAsset { var target: Asset }"
    #expect(
      expand("Intent", "extension", source, attribute: "@AppIntent(schema: .photos.openAsset)", wanting: all)
        == "extension OpenAsset: AssistantSchemaIntent, OpenIntent {}")
    #expect(
      expand("Intent", "extension", "struct Find {}", attribute: "@AppIntent(schema: .photos.search)", wanting: all)
        == "extension Find: AssistantSchemaIntent {}")
    #expect(
      expand(
        "Intent", "extension", source, attribute: "@AppIntent(schema: .photos.openAsset)",
        wanting: "AssistantSchemaIntent") == "extension OpenAsset: AssistantSchemaIntent {}")
    #expect(expand("Enum", "extension", "enum Kind: String {}", wanting: "") == "")
    #expect(expand("Entity", "extension", "struct Asset {}") == "extension Asset: AssistantSchemaEntity {}")
  }
}

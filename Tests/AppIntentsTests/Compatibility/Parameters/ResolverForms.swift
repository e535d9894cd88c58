struct TextToNumber: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? { Int(input) }
}
struct FlagToNumber: Resolver {
  func resolve(from input: Bool, context: IntentParameterContext<Int>) async throws -> Int? { input ? 1 : 0 }
}
struct SetLevelIntent: AppIntent {
  static let title: LocalizedStringResource = "U"
  @Parameter(
    title: "n",
    resolvers: {
      TextToNumber(); FlagToNumber()
    }) var n: Int
  @Parameter(title: "m", description: "d", default: 3, inclusiveRange: (0, 9)) var m: Int
  func perform() async throws -> some IntentResult { .result() }
}

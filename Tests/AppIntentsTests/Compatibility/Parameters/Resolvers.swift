struct PlayerCountIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Player Count"

  @Parameter(title: "Players", inclusiveRange: (1, 8), resolvers: { DozenResolver() })
  var players: Int

  @Parameter(
    title: "Name",
    resolvers: {
      InitialsResolver()
      DozenNameResolver()
    })
  var name: String

  func perform() async throws -> some IntentResult { .result() }
}

struct DozenResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    input == "half a dozen" ? 6 : nil
  }
}

struct InitialsResolver: Resolver {
  func resolve(from input: URL, context: IntentParameterContext<String>) async throws -> String? {
    input.host
  }
}

struct DozenNameResolver: Resolver {
  typealias Input = Bool
  typealias Output = String

  func resolve(from input: Bool, context: IntentParameterContext<String>) async throws -> String? {
    input ? "yes" : "no"
  }
}

#if Macros || canImport(Darwin)
  @UnionValue
  enum Reaction {
    case count(Int)
    case text(String)
  }

  extension Reaction {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Reaction" }

    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.count: "Count", .text: "Text"]
  }

  struct ReactIntent: AppIntent {
    static let title: LocalizedStringResource = "React"

    @Parameter(title: "Reaction") var reaction: Reaction
    @Parameter(title: "Others") var others: [Reaction]?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      switch reaction {
      case .count(let number): return .result(value: "\(number) times")
      case .text(let text): return .result(value: text)
      }
    }
  }
#endif

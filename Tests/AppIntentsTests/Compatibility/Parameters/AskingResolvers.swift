struct BookTableIntent: AppIntent {
  static let title: LocalizedStringResource = "Book Table"

  @Parameter(title: "Guests", inclusiveRange: (1, 20), resolvers: { GuestResolver() }) var guests: Int
  @Parameter(title: "Evening", kind: .date, resolvers: { EveningResolver() }) var evening: Date
  @Parameter(title: "Time", kind: .time) var time: Date?
  @Parameter(title: "Note", inputConnectionBehavior: .connectToPreviousIntentResult) var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: guests) }
}

struct GuestResolver: Resolver {
  func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    if let number = Int(input) { return number }
    guard let most = context.inclusiveRange?.upperBound, !context.isOptional else { return nil }
    switch input {
    case "a few":
      if try await context.requestConfirmation(for: 3, dialog: "Three?") { return 3 }
      throw context.needsValueError()
    case "some": return try await context.requestDisambiguation(among: [4, 6], dialog: "Four or six?")
    case "many": return try await context.requestValue("How many? At most \(most).")
    case "several": throw context.needsDisambiguationError(among: [2, 3], dialog: "Two or three?")
    default: return nil
    }
  }
}

struct EveningResolver: Resolver {
  func resolve(from input: Int, context: Context<Date>) async throws -> Date? {
    guard context.dateKind == .date else { return nil }
    return Calendar.current.date(byAdding: .day, value: input, to: Date(timeIntervalSince1970: 0))
  }
}

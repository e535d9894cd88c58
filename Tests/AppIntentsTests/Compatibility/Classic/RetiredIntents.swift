struct LampOnIntent: AppIntent {
  static var title: LocalizedStringResource = "Lamp On"

  func perform() async throws -> some IntentResult { .result() }
}

/// Says only that it is retired.
struct OldLampIntent: AppIntent, DeprecatedAppIntent {
  static var title: LocalizedStringResource = "Old Lamp"
  static var deprecation = IntentDeprecation(message: "Lamps are switched by the room now.")

  func perform() async throws -> some IntentResult { .result() }
}

/// Names what to use in its place, and says nothing.
struct OlderLampIntent: AppIntent, DeprecatedAppIntent {
  typealias ReplacementIntent = LampOnIntent
  static var title: LocalizedStringResource = "Older Lamp"

  func perform() async throws -> some IntentResult { .result() }
}

struct OldestLampIntent: DeprecatedAppIntent {
  static var title: LocalizedStringResource = "Oldest Lamp"
  static var deprecation = IntentDeprecation(message: "Use the new one.", replacedBy: LampOnIntent.self)

  func perform() async throws -> some IntentResult { .result() }
}

/// Kinds of intents of an app's own.
protocol LampIntent: AppIntent {}

struct DimLampIntent: LampIntent {
  static var title: LocalizedStringResource = "Dim Lamp"
  static var description = IntentDescription("Dims it.")

  func perform() async throws -> some IntentResult { .result() }
}

import AppIntents

/// A runtime that stops the clock of a deadline while the person thinks.
struct PausingRuntime: IntentRuntime {
  private let runtime: any IntentRuntime
  private let deadline: Deadline

  /// Makes a runtime that asks through `runtime`.
  init(_ runtime: any IntentRuntime, _ deadline: Deadline) {
    self.runtime = runtime
    self.deadline = deadline
  }

  /// The person's locale.
  var locale: Locale { runtime.locale }

  /// The person's time zone.
  var timeZone: TimeZone { runtime.timeZone }

  /// The moment of the conversation.
  var now: Date? { runtime.now }

  /// Whether the person only hears what is said.
  var isVoiceOnly: Bool { runtime.isVoiceOnly }

  /// The text in the person's language.
  func localized(_ resource: LocalizedStringResource) -> String {
    runtime.localized(resource)
  }

  /// Where the performance registers how to take it back.
  @MainActor var undoManager: UndoManager? { runtime.undoManager }

  /// Keeps how to take back the performance.
  func register(_ undo: PendingUndo) { runtime.register(undo) }

  /// A quantity in the person's language.
  func title(of measured: MeasuredValue) -> String? { runtime.title(of: measured) }

  /// Hears what the person has done by other means.
  func hear(donated intent: String) { runtime.hear(donated: intent) }

  /// Asks for a parameter's value.
  func requestValue(_ request: ValueRequest) async throws -> IntentValue {
    deadline.pause()
    defer { deadline.resume() }
    return try await runtime.requestValue(request)
  }

  /// Asks which of several values is meant.
  func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int {
    deadline.pause()
    defer { deadline.resume() }
    return try await runtime.requestDisambiguation(request)
  }

  /// Asks how to go on.
  func requestChoice(_ request: ChoiceRequest) async throws -> Int {
    deadline.pause()
    defer { deadline.resume() }
    return try await runtime.requestChoice(request)
  }

  /// Asks for a yes or no.
  func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
    deadline.pause()
    defer { deadline.resume() }
    return try await runtime.requestConfirmation(request)
  }
}

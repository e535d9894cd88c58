import AppIntents

/// The runtime of work that cannot ask, such as a query: it only knows the person's language.
package struct LocalizingRuntime: IntentRuntime {
  private let voice: SessionVoice
  private let undo: RegisteredUndo?

  /// Makes a runtime that speaks with a voice.
  package init(_ voice: SessionVoice) {
    self.init(voice, undo: nil)
  }

  /// Makes the runtime of what takes something back, which registers how to do it again.
  init(_ voice: SessionVoice, undo: RegisteredUndo?) {
    self.voice = voice
    self.undo = undo
  }

  /// Where is registered how to do again what is being taken back; what comes too late for that is not kept.
  @MainActor package var undoManager: UndoManager? {
    undo?.existing.flatMap { $0.isUndoing || $0.isRedoing ? $0 : nil }
  }

  /// The person's locale.
  package var locale: Locale { voice.locale }

  /// The person's time zone.
  package var timeZone: TimeZone { voice.timeZone }

  /// The moment of the conversation.
  package var now: Date? { voice.now() }

  /// Whether the person only hears what is said.
  package var isVoiceOnly: Bool { voice.isVoiceOnly }

  /// The text in the person's language.
  package func localized(_ resource: LocalizedStringResource) -> String { voice.localized(resource) }

  /// A quantity in the person's language.
  package func title(of measured: MeasuredValue) -> String? { voice.title(of: measured) }

  /// Throws: nobody can answer.
  package func requestValue(_ request: ValueRequest) async throws -> IntentValue {
    throw IntentAskingError.nobodyToAsk(intent: request.intent, parameter: request.parameter.name)
  }

  /// Throws: nobody can answer.
  package func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int {
    throw IntentAskingError.nobodyToAsk(intent: request.intent, parameter: request.parameter.name)
  }

  /// Throws: nobody can answer.
  package func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
    throw IntentAskingError.nobodyToAsk(intent: request.intent, parameter: request.parameter?.name)
  }
}

/// What an intent can ask of the conversation that performs it.
package protocol IntentRuntime: Sendable {
  /// The person's locale.
  var locale: Locale { get }

  /// The person's time zone.
  var timeZone: TimeZone { get }

  /// The moment of the conversation; `nil` if nobody knows one, and then days are said by their dates.
  var now: Date? { get }

  /// Whether the person only hears what is said.
  var isVoiceOnly: Bool { get }

  /// The text in the person's language.
  func localized(_ resource: LocalizedStringResource) -> String

  /// A quantity in the person's language, with its unit in words; `nil` if the unit has no name.
  func title(of measured: MeasuredValue) -> String?

  /// Asks for a parameter's value.
  func requestValue(_ request: ValueRequest) async throws -> IntentValue

  /// Asks which of several values is meant; the answer is an index into the request's items.
  func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int

  /// Asks for a yes or no.
  func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool

  /// Asks how to go on; the answer is an index into the request's options.
  func requestChoice(_ request: ChoiceRequest) async throws -> Int

  /// Where the performance registers how to take it back; `nil` if nobody could ask for that.
  @MainActor var undoManager: UndoManager? { get }

  /// Keeps an intent that takes back what is performed; on any thread.
  func register(_ undo: PendingUndo)

  /// Hears that the person has done what an intent does, by other means.
  func hear(donated intent: String)
}

extension IntentRuntime {
  /// Nobody knows.
  package var now: Date? { nil }

  /// No: somebody may look at a screen.
  package var isVoiceOnly: Bool { false }

  /// No unit has a name.
  package func title(of measured: MeasuredValue) -> String? { nil }

  /// Throws: nobody can answer.
  package func requestChoice(_ request: ChoiceRequest) async throws -> Int {
    throw IntentAskingError.nobodyToAsk(intent: request.intent, parameter: nil)
  }

  /// None.
  @MainActor package var undoManager: UndoManager? { nil }

  /// Registers it with the manager, as soon as the main actor has time.
  package func register(_ undo: PendingUndo) {
    Task { @MainActor in
      if let undoManager { undo.register(with: undoManager) }
    }
  }

  /// Nobody learns from it.
  package func hear(donated intent: String) {}
}

/// The runtime of the session that runs the current task; `nil` outside of one.
package enum CurrentRuntime {
  /// The runtime.
  @TaskLocal package static var value: (any IntentRuntime)?
}

/// Asks for the value of a parameter.
package struct ValueRequest: Sendable {
  /// The intent's name.
  package var intent: String

  /// The parameter.
  package var parameter: ParameterDescriptor

  /// The question; `nil` if the intent words none.
  package var dialog: IntentDialog?

  /// Makes a request.
  package init(intent: String, parameter: ParameterDescriptor, dialog: IntentDialog?) {
    self.intent = intent
    self.parameter = parameter
    self.dialog = dialog
  }
}

/// Asks which of several values of a parameter is meant.
package struct DisambiguationRequest: Sendable {
  /// The intent's name.
  package var intent: String

  /// The parameter.
  package var parameter: ParameterDescriptor

  /// What there is to choose from, in the order to show.
  package var items: [IntentValue]

  /// The question; `nil` if the intent words none.
  package var dialog: IntentDialog?

  /// Makes a request.
  package init(intent: String, parameter: ParameterDescriptor, items: [IntentValue], dialog: IntentDialog?) {
    self.intent = intent
    self.parameter = parameter
    self.items = items
    self.dialog = dialog
  }
}

/// Asks which of several ways an intent goes on.
package struct ChoiceRequest: Sendable {
  /// The intent's name.
  package var intent: String

  /// The ways, in the order to show.
  package var options: [IntentChoiceOption]

  /// The question; `nil` if the intent words none.
  package var dialog: IntentDialog?

  /// Makes a request.
  package init(intent: String, options: [IntentChoiceOption], dialog: IntentDialog?) {
    self.intent = intent
    self.options = options
    self.dialog = dialog
  }
}

/// Asks for a yes or no, to a value or to the whole act.
package struct ConfirmationRequest: Sendable {
  /// The intent's name.
  package var intent: String

  /// The parameter whose value is confirmed; `nil` if it is the act.
  package var parameter: ParameterDescriptor?

  /// The value that is confirmed.
  package var value: IntentValue?

  /// What a yes does.
  package var actionName: ConfirmationActionName?

  /// When it is asked at all; always if there are none.
  package var conditions: ConfirmationConditions

  /// The question; `nil` if the intent words none.
  package var dialog: IntentDialog?

  /// Makes a request.
  package init(
    intent: String, parameter: ParameterDescriptor? = nil, value: IntentValue? = nil,
    actionName: ConfirmationActionName? = nil, conditions: ConfirmationConditions = [], dialog: IntentDialog? = nil
  ) {
    self.intent = intent
    self.parameter = parameter
    self.value = value
    self.actionName = actionName
    self.conditions = conditions
    self.dialog = dialog
  }
}

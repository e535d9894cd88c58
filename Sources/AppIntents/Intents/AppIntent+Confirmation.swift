/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes conditions of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Only if what started the intent may have been a mistake.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

extension AppIntent {
  /// Asks whether to go on; throws if the person declines.
  public func requestConfirmation() async throws {
    try await confirm(actionName: nil, dialog: nil)
  }

  /// Asks whether to go on, if the conditions are met; throws if the person declines.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws {
    try await confirm(actionName: actionName, conditions: conditions, dialog: dialog)
  }

  /// Asks whether to go on, in the words of a result's dialog; throws if the person declines.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await confirm(actionName: confirmationActionName, dialog: IntentOutcome(result).dialog)
  }

  /// Asks whether to go on, as the form with `result:` does, by the name that it had before.
  @available(*, deprecated, renamed: "requestConfirmation(result:confirmationActionName:showPrompt:)")
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Asks for a yes to the whole act.
  func confirm(
    actionName: ConfirmationActionName?, conditions: ConfirmationConditions = [], dialog: IntentDialog?
  ) async throws {
    guard let runtime = CurrentRuntime.value else {
      throw IntentAskingError.nobodyToAsk(intent: Self.intentName, parameter: nil)
    }
    let request = ConfirmationRequest(
      intent: Self.intentName, actionName: actionName, conditions: conditions, dialog: dialog)
    guard try await runtime.requestConfirmation(request) else {
      throw IntentAskingError.declined(intent: Self.intentName)
    }
  }
}

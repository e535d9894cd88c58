// A snippet is a picture of a result. There is no screen here that shows one: what is said of it is all that a person gets.

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows what another intent draws.
public protocol ShowsSnippetIntent: IntentResult {}

/// Stands for a view in the type of a result.
public struct _SnippetViewContainer: Sendable {}

/// Stands for an intent that draws in the type of a result.
public struct _SnippetIntentContainer: Sendable {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// An intent that draws what another one did. Nothing draws here, so it is never performed by itself.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Would draw it anew where it is shown.
  public static func reload() {}
}

/// Draws nothing.
public struct EmptySnippetIntent: SnippetIntent {
  /// What people call it.
  public static let title: LocalizedStringResource = "Snippet"

  /// No.
  public static let isDiscoverable = false

  /// Makes an intent.
  public init() {}

  /// Draws nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: _NoView())
  }
}

extension IntentResult {
  /// A result that another intent would draw.
  public static func result(
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer { IntentOutcome() }
  }

  /// A result with a value that another intent would draw.
  public static func result<Value: _IntentValue>(
    value: Value, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer(value: value) { IntentOutcome(value: Value._coding.encode(value)) }
  }

  /// A result that is said and that another intent would draw.
  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog) { IntentOutcome(dialog: dialog) }
  }

  /// A result with a value that is said and that another intent would draw.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog)
    }
  }

  /// A result that goes on to another intent and that a further one would draw.
  public static func result(
    opensIntent: some AppIntent, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    IntentResultContainer { IntentOutcome(opensIntent: opensIntent) }
  }

  /// A result that is said, goes on to another intent, and that a further one would draw.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog) { IntentOutcome(dialog: dialog, opensIntent: opensIntent) }
  }
}

extension AppIntent {
  /// Asks whether to go on, if the conditions are met; throws if the person declines. What another intent would draw is not shown.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    try await confirm(actionName: actionName, conditions: conditions, dialog: dialog)
  }

  /// Asks whether to go on, as the other does, and gives what the intent that would draw returns once the person has agreed.
  @discardableResult
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    try await confirm(actionName: actionName, conditions: conditions, dialog: dialog)
    guard let value = try await snippetIntent.perform().value else {
      throw IntentAskingError.noValue(intent: Snippet.intentName)
    }
    return value
  }

  /// Asks whether to go on, if the conditions are met; throws if the person declines. The view is not shown, and its closure not called.
  public func requestConfirmation<Content>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, content: () -> Content
  ) async throws {
    try await confirm(actionName: actionName, conditions: conditions, dialog: dialog)
  }
}

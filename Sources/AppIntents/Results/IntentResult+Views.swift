// Results that show a view: a program without a screen says what is said of it, and takes any value for the view, so that sources with views of their
// own, or with `view:` left out, are built as they are.

/// Stands where no view is given.
public struct _NoView: Sendable {
  /// Makes one.
  public init() {}
}

extension IntentResult {
  /// A result that would be shown.
  public static func result<Content>(
    view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer { IntentOutcome() }
  }

  /// A result with a value that would be shown.
  public static func result<Value: _IntentValue, Content>(
    value: Value, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value) { IntentOutcome(value: Value._coding.encode(value)) }
  }

  /// A result that is said and would be shown.
  public static func result<Content>(
    dialog: IntentDialog, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog) { IntentOutcome(dialog: dialog) }
  }

  /// A result with a value that is said and would be shown.
  public static func result<Value: _IntentValue, Content>(
    value: Value, dialog: IntentDialog, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog)
    }
  }

  /// A result that goes on to another intent and would be shown.
  public static func result<Content>(
    opensIntent: some AppIntent, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer { IntentOutcome(opensIntent: opensIntent) }
  }

  /// A result that goes on to another intent and would be shown.
  @_disfavoredOverload
  public static func result<Next: AppIntent, Content>(
    opensIntent: Next, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, Never> {
    IntentResultContainer(opensIntent: opensIntent) { IntentOutcome(opensIntent: opensIntent) }
  }

  /// A result that is said, goes on to another intent and would be shown.
  public static func result<Content>(
    opensIntent: some AppIntent, dialog: IntentDialog, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog) { IntentOutcome(dialog: dialog, opensIntent: opensIntent) }
  }

  /// A result that is said, goes on to another intent and would be shown.
  @_disfavoredOverload
  public static func result<Next: AppIntent, Content>(
    opensIntent: Next, dialog: IntentDialog, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Never, Next, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog) {
      IntentOutcome(dialog: dialog, opensIntent: opensIntent)
    }
  }

  /// A result with a value that goes on to another intent and would be shown.
  public static func result<Value: _IntentValue, Content>(
    value: Value, opensIntent: some AppIntent, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value) { IntentOutcome(value: Value._coding.encode(value), opensIntent: opensIntent) }
  }

  /// A result with a value that goes on to another intent and would be shown.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Next: AppIntent, Content>(
    value: Value, opensIntent: Next, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent) {
      IntentOutcome(value: Value._coding.encode(value), opensIntent: opensIntent)
    }
  }

  /// A result with a value that is said, goes on to another intent and would be shown.
  public static func result<Value: _IntentValue, Content>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog, opensIntent: opensIntent)
    }
  }

  /// A result with a value that is said, goes on to another intent and would be shown.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Next: AppIntent, Content>(
    value: Value, opensIntent: Next, dialog: IntentDialog, view: Content = _NoView()
  ) -> Self where Self == IntentResultContainer<Value, Next, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog, opensIntent: opensIntent)
    }
  }
}

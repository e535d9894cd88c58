extension IntentResult {
  /// A result without anything: it is done.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer { IntentOutcome() }
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value) { IntentOutcome(value: Value._coding.encode(value)) }
  }

  /// A result that is said.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog) { IntentOutcome(dialog: dialog) }
  }

  /// A result with a value that is said.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog)
    }
  }

  /// A result that goes on to another intent.
  @_disfavoredOverload
  public static func result<Next: AppIntent>(
    opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent) { IntentOutcome(opensIntent: opensIntent) }
  }

  /// A result that is said and goes on to another intent.
  @_disfavoredOverload
  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog) {
      IntentOutcome(dialog: dialog, opensIntent: opensIntent)
    }
  }

  /// A result with a value that goes on to another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent) {
      IntentOutcome(value: Value._coding.encode(value), opensIntent: opensIntent)
    }
  }

  /// A result with a value that is said and goes on to another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog, opensIntent: opensIntent)
    }
  }
}

// The other intent's type is left out of these, so that one function can open intents of several types.
extension IntentResult {
  /// A result that goes on to another intent.
  public static func result(
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer { IntentOutcome(opensIntent: opensIntent) }
  }

  /// A result that is said and goes on to another intent.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog) { IntentOutcome(dialog: dialog, opensIntent: opensIntent) }
  }

  /// A result with a value that goes on to another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value) {
      IntentOutcome(value: Value._coding.encode(value), opensIntent: opensIntent)
    }
  }

  /// A result with a value that is said and goes on to another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog) {
      IntentOutcome(value: Value._coding.encode(value), dialog: dialog, opensIntent: opensIntent)
    }
  }
}

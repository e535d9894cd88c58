// What a hardware button would do next. There is none here, so that these results say nothing of it.
extension IntentResult {
  /// A result after which a button of the device performs an intent.
  public static func result(
    actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { .result() }

  /// A result after which a button of the device performs an intent, while an activity is shown.
  public static func result(
    actionButtonIntent: some AppIntent, activityIdentifier: String
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    .result().showing(activity: activityIdentifier)
  }

  /// A result with a value, after which a button of the device performs an intent.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { .result(value: value) }
}

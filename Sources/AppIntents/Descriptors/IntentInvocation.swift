/// One performance of an intent: made fresh, bound, performed once.
package protocol IntentInvocation: Sendable {
  /// The intent.
  var descriptor: IntentDescriptor { get }

  /// Sets parameters; entities are fetched live. Throws `IntentBindingError`, or what a query throws.
  func bind(_ values: [String: IntentValue]) async throws

  /// The values now set, defaults and those set by `perform()` included, as data.
  func values() async -> [String: IntentValue]

  /// The value that a parameter now has, as data; `nil` if it has none.
  func value(of parameter: String) async -> IntentValue?

  /// Throws if a required parameter has no value, or something the intent depends on is provided by nothing.
  func check() throws

  /// Runs `body` so that providers and queries see the values set so far, where they depend on them.
  func whilePreparing<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value

  /// Performs the intent, again from the start as often as it asks for that.
  func perform() async throws -> IntentOutcome
}

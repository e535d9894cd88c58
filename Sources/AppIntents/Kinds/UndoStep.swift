/// An intent that takes something back, or does it again, as data.
package struct UndoStep: Sendable, Codable {
  private enum CodingKeys: CodingKey {
    case intent, values
  }

  /// The intent's name.
  package let intent: String

  /// The values that it is performed with.
  package let values: [String: IntentValue]

  /// Looks at its type; `nil` if it was read from a file, which has only its name.
  private var describe: (@Sendable () -> IntentDescriptor)?

  /// Takes the values that an intent has at this moment.
  init<Intent: AppIntent>(_ intent: Intent) {
    self.intent = Intent.intentName
    var values: [String: IntentValue] = [:]
    for parameter in IntentMembers(of: intent, IntentDescriptor.of(Intent.self).wrappers).parameters {
      values[parameter.name] = parameter.parameter.data
    }
    self.values = values
    describe = { IntentDescriptor.of(Intent.self) }
  }

  /// The intent, if its type is known.
  package var descriptor: IntentDescriptor? { describe?() }

  /// Performs it within the current task.
  func perform() async throws {
    guard let invocation = descriptor?.makeInvocation() else { return }
    try await invocation.bind(values)
    _ = try await invocation.perform()
  }
}

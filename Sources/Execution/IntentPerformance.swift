import AppIntents
import Synchronization

/// One performance of an intent on its way through the middleware.
public struct IntentPerformance: Sendable {
  /// The name of the intent's type.
  public let intent: String

  /// The performance itself.
  package let invocation: any IntentInvocation

  private let values: [String: IntentValue]?
  private let progress = BindingProgress()

  /// Makes a performance; `values` are data still to be bound, `nil` if the intent was made with its values.
  package init(_ invocation: any IntentInvocation, values: [String: IntentValue]?) {
    intent = invocation.descriptor.name
    self.invocation = invocation
    self.values = values
  }

  /// Whether the values come from code, not from data that was just checked against the queries.
  package var isMadeByCode: Bool { values == nil }

  /// Binds the values, once, however often it is called.
  package func bind() async throws {
    guard let values, !progress.isBound else { return }
    try await invocation.bind(values)
    progress.isBound = true
  }

  /// The parameters that have a value, as text for a log.
  public func parameters() async -> [String: String] {
    let bound = await invocation.values()
    return (values ?? [:]).merging(bound) { $1 }.mapValues(\.description)
  }
}

/// Whether the values of a performance are bound.
private final class BindingProgress: Sendable {
  private let bound = Mutex(false)

  var isBound: Bool {
    get { bound.withLock { $0 } }
    set { bound.withLock { $0 = newValue } }
  }
}

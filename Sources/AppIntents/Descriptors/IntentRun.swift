/// The performance of an intent of a Swift type.
package struct IntentRun<Intent: AppIntent>: IntentInvocation {
  /// More beginnings than a person would bear: an intent that never ends.
  private static var mostRestarts: Int { 100 }

  /// The intent's descriptor.
  package let descriptor: IntentDescriptor

  private let intent: Intent
  private let members: IntentMembers

  /// Makes a performance of `intent`, which nothing else performs.
  package init(_ intent: Intent, _ descriptor: IntentDescriptor) {
    self.intent = intent
    self.descriptor = descriptor
    members = IntentMembers(of: intent)
  }

  /// Makes a performance of an intent made for it; `wrappers` are those of its type.
  init(_ descriptor: IntentDescriptor, _ wrappers: StoredWrappers) {
    (intent, members) = IntentMembers.made(Intent.self, wrappers)
    self.descriptor = descriptor
  }

  /// Sets parameters in the order of their declaration.
  package func bind(_ values: [String: IntentValue]) async throws {
    let parameters = members.parameters
    if let unknown = values.keys.filter({ name in !parameters.contains { $0.name == name } }).min() {
      throw IntentBindingError.unknownParameter(intent: descriptor.name, parameter: unknown)
    }
    for parameter in parameters {
      if let value = values[parameter.name] { try await set(parameter, value) }
    }
  }

  /// Sets a parameter; what its resolvers want to know instead is asked, as often as they want it.
  private func set(_ parameter: NamedParameter, _ value: IntentValue) async throws {
    var value = value
    for _ in 0...Self.mostRestarts {
      do {
        return try await parameter.parameter.set(value)
      } catch let error as AppIntentError where error.isQuestion {
        guard let answer = try await answer(to: error) else { return }
        value = answer.value
      }
    }
    throw IntentAskingError.restartedTooOften(intent: descriptor.name)
  }

  /// The values now set.
  package func values() async -> [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in members.parameters { values[parameter.name] = parameter.parameter.data }
    return values
  }

  /// The value that a parameter now has.
  package func value(of parameter: String) async -> IntentValue? {
    members.parameters.first { $0.name == parameter }?.parameter.data
  }

  /// Throws if it cannot be performed as it is.
  package func check() throws {
    if let missing = members.parameters.first(where: { !$0.parameter.isSet }) {
      throw IntentBindingError.missing(intent: descriptor.name, parameter: missing.name)
    }
    if let type = members.dependencies.lazy.compactMap(\.missingType).first {
      throw MissingDependencyError(owner: descriptor.name, type: type)
    }
  }

  /// Runs `body` so that providers and queries see the values set so far.
  package func whilePreparing<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
  ) async rethrows -> Value {
    try await CurrentIntent.$value.withValue(intent, operation: body)
  }

  /// Performs the intent.
  package func perform() async throws -> IntentOutcome {
    IntentOutcome(try await performTyped())
  }

  /// Performs the intent, with the result as the intent returns it.
  package func performTyped() async throws -> Intent.PerformResult {
    try check()
    for dependency in members.dependencies { dependency.hold() }
    for _ in 0...Self.mostRestarts {
      try Task.checkCancellation()
      do {
        return try await intent.perform()
      } catch let error as AppIntentError {
        try await prepareRestart(error)
      }
    }
    throw IntentAskingError.restartedTooOften(intent: descriptor.name)
  }

  private func prepareRestart(_ error: AppIntentError) async throws {
    if let answer = try await answer(to: error) { try await bind([answer.parameter: answer.value]) }
  }

  /// Asks what an error asks; `nil` if it only wants the intent to begin again. Throws an error that is none of both.
  private func answer(to error: AppIntentError) async throws -> (parameter: String, value: IntentValue)? {
    switch error.kind {
    case .described: throw error
    case .restart: return nil
    case .value(let request):
      return (request.parameter.name, try await runtime(request.parameter).requestValue(request))
    case .disambiguation(let request):
      guard !request.items.isEmpty else {
        throw IntentAskingError.nothingToChoose(intent: descriptor.name, parameter: request.parameter.name)
      }
      let chosen = try await runtime(request.parameter).requestDisambiguation(request)
      guard request.items.indices.contains(chosen) else {
        throw IntentBindingError.missing(intent: descriptor.name, parameter: request.parameter.name)
      }
      return (request.parameter.name, request.items[chosen])
    }
  }

  private func runtime(_ parameter: ParameterDescriptor) throws -> any IntentRuntime {
    guard let runtime = CurrentRuntime.value else {
      throw IntentAskingError.nobodyToAsk(intent: descriptor.name, parameter: parameter.name)
    }
    return runtime
  }
}

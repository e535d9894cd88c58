import AppIntents

/// Refuses an intent whose values cannot be right: a required one missing, a number out of range, an entity that is
/// gone, a dependency that nothing provides.
public struct ValidatingMiddleware: IntentMiddleware {
  /// Makes the middleware.
  public init() {}

  /// Checks the values, then performs.
  public func perform(_ performance: IntentPerformance, next: @Sendable () async throws -> Void) async throws {
    try await performance.bind()
    try performance.invocation.check()
    for parameter in performance.invocation.descriptor.parameters {
      // Values that came as data were fetched when they were bound.
      guard performance.isMadeByCode || !parameter.takesAll,
        let value = await performance.invocation.value(of: parameter.name)
      else { continue }
      try parameter.check(value, intent: performance.intent)
      if performance.isMadeByCode { try await checkEntities(of: value, parameter, performance) }
    }
    try await next()
  }

  private func checkEntities(
    of value: IntentValue, _ parameter: ParameterDescriptor, _ performance: IntentPerformance
  ) async throws {
    let references = value.entities
    guard let typeName = references.first?.typeName,
      let type = performance.invocation.descriptor.parameterEntities.first(where: { $0.typeName == typeName })
    else { return }
    let present = Set(try await type.entities(for: references.map(\.id)))
    if let gone = references.first(where: { !present.contains($0) }) {
      throw IntentBindingError.entityVanished(
        intent: performance.intent, parameter: parameter.name, reference: gone)
    }
  }
}

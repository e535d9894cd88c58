extension AppIntent {
  /// Performs the intent; within a conversation what it lacks is asked for.
  @_disfavoredOverload
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws {
    _ = try await performResolved()
  }

  /// Performs the intent and returns its value; within a conversation what it lacks is asked for.
  @discardableResult
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await performResolved().value else {
      throw IntentBindingError.missing(intent: Self.intentName, parameter: "value")
    }
    return value
  }

  private func performResolved() async throws -> PerformResult {
    let descriptor = IntentDescriptor.of(Self.self)
    let run = IntentRun(self, descriptor)
    let values = await run.values()
    for parameter in descriptor.parameters where parameter.isRequired && values[parameter.name] == nil {
      guard let runtime = CurrentRuntime.value else {
        throw IntentAskingError.nobodyToAsk(intent: descriptor.name, parameter: parameter.name)
      }
      let request = ValueRequest(intent: descriptor.name, parameter: parameter, dialog: parameter.requestValueDialog)
      try await run.bind([parameter.name: try await runtime.requestValue(request)])
    }
    return try await run.performTyped()
  }
}

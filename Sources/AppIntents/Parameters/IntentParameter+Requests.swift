extension IntentParameter {
  /// Asks the person for the value, sets it, and goes on where it stood.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    let answer = try await runtime().requestValue(valueRequest(dialog))
    try await set(answer)
    guard let value = wrappedValue._unwrapped else {
      throw IntentBindingError.missing(intent: intentName, parameter: parameterName)
    }
    return value
  }

  /// An error that, when thrown, has the person asked for the value and the intent performed again from the start.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .value(valueRequest(dialog)))
  }

  /// Asks which of several values is meant, and goes on where it stood.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let request = disambiguationRequest(itemsToDisambiguate, dialog)
    guard !itemsToDisambiguate.isEmpty else {
      throw IntentAskingError.nothingToChoose(intent: intentName, parameter: parameterName)
    }
    let chosen = try await runtime().requestDisambiguation(request)
    guard itemsToDisambiguate.indices.contains(chosen) else {
      throw IntentBindingError.missing(intent: intentName, parameter: parameterName)
    }
    return itemsToDisambiguate[chosen]
  }

  /// An error that, when thrown, has the person asked which value is meant and the intent performed again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .disambiguation(disambiguationRequest(itemsToDisambiguate, dialog)))
  }

  /// Asks whether a value is right; a no is returned, not thrown.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let request = ConfirmationRequest(
      intent: intentName, parameter: descriptor, value: Value.ValueType._coding.encode(itemToConfirm), dialog: dialog)
    return try await runtime().requestConfirmation(request)
  }

  private func valueRequest(_ dialog: IntentDialog?) -> ValueRequest {
    ValueRequest(intent: intentName, parameter: descriptor, dialog: dialog ?? definition.requestValueDialog)
  }

  private func disambiguationRequest(_ items: [Value.ValueType], _ dialog: IntentDialog?) -> DisambiguationRequest {
    let encode = Value.ValueType._coding.encode
    return DisambiguationRequest(
      intent: intentName, parameter: descriptor,
      // A value that has no data still takes its place, so that the answer's index is right.
      items: items.map { encode($0) ?? .text(String(describing: $0)) },
      dialog: dialog ?? definition.requestDisambiguationDialog)
  }

  private func runtime() throws -> any IntentRuntime {
    guard let runtime = CurrentRuntime.value else {
      throw IntentAskingError.nobodyToAsk(intent: intentName, parameter: parameterName)
    }
    return runtime
  }
}

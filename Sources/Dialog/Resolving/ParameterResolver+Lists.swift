import AppIntents

// Several values for one parameter.
extension ParameterResolver {
  /// Looks up several values of a list one by one. None of them is lost: where one is not known, or fits several, all are asked for again.
  nonisolated(nonsending) func resolve(_ parts: [SlotBinding], of parameter: ParameterDescriptor) async throws
    -> Resolution
  {
    let element = parameter.taking(parameter.kind.element)
    var values: [IntentValue] = []
    for part in parts {
      switch try await resolve(element, part) {
      case .resolved(let value): values.append(value)
      case .ambiguous(let candidates): return .partly(unknown: nil, suggestions: Self.unique(values + candidates))
      case .unrecognised(let name, let near, let suggestions):
        return .partly(unknown: name, suggestions: Self.unique(values + near + suggestions))
      case .nothingCalled(let name): return .partly(unknown: name, suggestions: values)
      case .missing, .nothing, .noSuchDay, .partly:
        return .partly(unknown: part.text, suggestions: Self.unique(values + (try await suggestions(for: parameter))))
      }
    }
    return .resolved(.list(Self.unique(values)))
  }
}

import AppIntents
import ParlanceExecution
import ParlanceLanguage

// Words in the place of a name that name nothing.
extension ParameterResolver {
  /// Whether words only point at a place of a list, or say what such things are called; `bare` is the name without its article.
  nonisolated(nonsending) func namesNothing(
    _ name: String, _ bare: String, _ parameter: ParameterDescriptor
  ) async throws -> Bool {
    guard parameter.kind.typeName != nil else { return false }
    if pointsAtPlace(name) { return true }
    return try await isKind(bare, of: parameter)
  }

  /// Whether a name is what things of the parameter's type are called: “a book”.
  private nonisolated(nonsending) func isKind(_ name: String, of parameter: ParameterDescriptor) async throws -> Bool {
    guard let type = parameter.kind.typeName, let display = entities[type]?.typeDisplay else { return false }
    let said = language.tokens(name).map(\.text)
    let names = try await executor.query(runtime) { ([display.name] + display.synonyms).map { $0.rendered() } }
    return names.contains { language.tokens($0).map(\.text) == said }
  }

  /// Whether a name is nothing but words for a place of a list: “the other one”, “the second one”.
  private func pointsAtPlace(_ name: String) -> Bool {
    switch language.pick(language.tokens(name)) {
    case .index, .one, .last, .other, .both, .all, .everything, .firsts, .lasts: true
    case .number, .any, .some(.none), nil: false
    }
  }
}

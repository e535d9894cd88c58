import AppIntents
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

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

  /// A name without what things of the parameter's type are called, behind it or before it: “pasta” of “the pasta timer”; `nil` for others.
  nonisolated(nonsending) func withoutKind(_ name: String, of parameter: ParameterDescriptor) async throws -> String? {
    let words = language.tokens(name)
    for kind in try await kinds(of: parameter) where kind.count < words.count {
      let rest =
        words.holds(kind, at: words.count - kind.count)
        ? words.dropLast(kind.count) : words.holds(kind, at: 0) ? words.dropFirst(kind.count) : []
      if !rest.isEmpty { return withoutArticle(UtteranceText(name).words(rest)) }
    }
    return nil
  }

  /// Whether a name is what things of the parameter's type are called: “a book”.
  private nonisolated(nonsending) func isKind(_ name: String, of parameter: ParameterDescriptor) async throws -> Bool {
    let said = language.tokens(name).map(\.text)
    return try await kinds(of: parameter).contains(said)
  }

  /// The words for things of the parameter's type.
  private nonisolated(nonsending) func kinds(of parameter: ParameterDescriptor) async throws -> [[String]] {
    guard let type = parameter.kind.typeName, let display = entities[type]?.typeDisplay else { return [] }
    let names = try await executor.query(runtime) { ([display.name] + display.synonyms).map { $0.rendered() } }
    return names.map { language.tokens($0).map(\.text) }.filter { !$0.isEmpty }
  }

  /// Whether a name is nothing but words for a place of a list: “the other one”, “the second one”.
  private func pointsAtPlace(_ name: String) -> Bool {
    switch language.pick(language.tokens(name)) {
    case .index, .one, .last, .other, .both, .all, .everything, .firsts, .lasts: true
    case .number, .any, .some(.none), nil: false
    }
  }
}

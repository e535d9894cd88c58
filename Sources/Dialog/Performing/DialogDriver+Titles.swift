import AppIntents

extension DialogDriver {
  /// The one thing that only its type's query knows and that is called just so; `nil` if there is none, or the query fails.
  package func thing(titled name: String, for parameter: ParameterDescriptor) async -> IntentValue? {
    let found = await things(called: name, for: parameter)
    let titled = found.filter { $0.display.title.lowercased() == name.lowercased() }
    return titled.count == 1 ? titled[0] : nil
  }

  /// What a parameter's type finds by a name, in its order, each once; nothing if its query fails.
  package func things(called name: String, for parameter: ParameterDescriptor) async -> [IntentValue] {
    (try? await resolver.values(called: name, for: parameter)) ?? []
  }
}

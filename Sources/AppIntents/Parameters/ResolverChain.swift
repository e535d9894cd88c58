/// The resolvers of a parameter, one after the other where no single one makes a value of what is given.
struct ResolverChain: Sendable {
  /// The name of the intent's type.
  let intent: String
  /// What the parameter takes.
  let parameter: ParameterDescriptor
  /// What its declaration says.
  let definition: ParameterDefinition

  /// The resolvers, in the order to try.
  private var resolvers: [any Resolver] { definition.more.resolvers }

  /// The value that data of another type stands for: by the app's resolvers, else by those that every app has; `nil` if it stands for none.
  func value<Decoded: Sendable>(
    of data: IntentValue, _ coding: _IntentValueCoding<Decoded>
  ) async throws -> Decoded? {
    var reached = [data]
    // Each resolver is of use once at most, so a chain is no longer than there are resolvers.
    for _ in resolvers {
      var further: [IntentValue] = []
      for value in reached {
        for resolver in resolvers {
          guard let output = try await resolver.output(of: value, in: self) else { continue }
          if let decoded = try await decoded(output, coding) { return decoded }
          if output != value { further.append(output) }
        }
      }
      reached = further
    }
    return nil
  }

  /// The value that data of another type stands for by itself, such as the number that a text is.
  func plainValue<Decoded: Sendable>(
    of data: IntentValue, _ coding: _IntentValueCoding<Decoded>
  ) async throws -> Decoded? {
    for other in data.conversions {
      if let decoded = try await decoded(other, coding) { return decoded }
    }
    return nil
  }

  private func decoded<Decoded: Sendable>(
    _ data: IntentValue, _ coding: _IntentValueCoding<Decoded>
  ) async throws -> Decoded? {
    guard let decoded = try? await coding.decode(data) else { return nil }
    try parameter.check(data, intent: intent)
    return decoded
  }
}

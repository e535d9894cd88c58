/// The resolvers of a parameter, one after the other where no single one makes a value of what is given.
struct ResolverChain: Sendable {
  /// The resolvers, in the order to try.
  let resolvers: [any Resolver]
  /// The name of the intent's type.
  let intent: String
  /// What the parameter takes.
  let parameter: ParameterDescriptor

  /// The value that data of another type stands for; `nil` if it stands for none.
  func value<Decoded: Sendable>(
    of data: IntentValue, _ coding: _IntentValueCoding<Decoded>
  ) async throws -> Decoded? {
    var reached = [data]
    // Each resolver is of use once at most, so a chain is no longer than there are resolvers.
    for _ in resolvers {
      var further: [IntentValue] = []
      for value in reached {
        for resolver in resolvers {
          guard let output = try await resolver.output(of: value, for: parameter) else {
            continue
          }
          if let decoded = try? await coding.decode(output) {
            try parameter.check(output, intent: intent)
            return decoded
          }
          if output != value { further.append(output) }
        }
      }
      reached = further
    }
    return nil
  }
}

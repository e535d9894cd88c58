/// The compiled phrases of each locale that was asked for, for all who share them.
actor PhraseShelf {
  private var known: [String: Task<CompiledPhrases, any Error>] = [:]

  /// The phrases of a locale, made when they are first asked for.
  func phrases(
    of locale: String, make: @escaping @Sendable () throws -> CompiledPhrases
  ) async throws -> CompiledPhrases {
    let task = known[locale] ?? Task { try make() }
    known[locale] = task
    return try await task.value
  }
}

extension AssistantApp {
  /// Makes the app's assistant in a program that has a front end of its own.
  ///
  /// `phrases` are folders with phrase tables and catalogues instead of those that belong to the app; `fixture` names data to begin with.
  public static func makeAssistant(
    _ options: Options, environment: AssistantEnvironment, phrases: [String] = [], fixture: String? = nil
  ) async throws -> Assistant {
    try await AssistantSetup(Self.self, options: options, phrases: phrases)
      .makeAssistant(environment: environment, fixture: fixture)
  }
}

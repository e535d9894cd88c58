/// Takes the one summary that a branch of a summary has.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }

  /// Nothing: a summary without a sentence.
  public static func buildBlock() -> IntentParameterSummary<Intent> { IntentParameterSummary() }
}

/// Lists parameters beside a summary's sentence, one key path a line.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [String] {
    [NamedParameter.name(of: keyPath)]
  }

  /// Several.
  public static func buildBlock(_ names: [String]...) -> [String] {
    names.flatMap { $0 }
  }
}

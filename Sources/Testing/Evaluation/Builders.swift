/// Gathers the turns of a conversation.
@resultBuilder
public enum ScenarioBuilder {
  /// One turn.
  public static func buildExpression(_ turn: UserTurn) -> [UserTurn] { [turn] }

  /// The turns in order.
  public static func buildBlock(_ turns: [UserTurn]...) -> [UserTurn] { turns.flatMap { $0 } }

  /// The turns of a loop.
  public static func buildArray(_ turns: [[UserTurn]]) -> [UserTurn] { turns.flatMap { $0 } }
}

/// Gathers what a turn is expected to do.
@resultBuilder
public enum ExpectationsBuilder {
  /// The expectations in order.
  public static func buildBlock(_ expectations: any TurnExpectation...) -> [any TurnExpectation] { expectations }
}

/// Gathers calls.
@resultBuilder
public enum CallsBuilder {
  /// The calls in order.
  public static func buildBlock(_ calls: CallExpectation...) -> [CallExpectation] { calls }
}

/// Gathers things to be found.
@resultBuilder
public enum FindsBuilder {
  /// The things in order.
  public static func buildBlock(_ entities: EntityExpectation...) -> [EntityExpectation] { entities }
}

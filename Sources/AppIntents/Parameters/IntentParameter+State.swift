extension IntentParameter {
  /// Whether a parameter was given a value.
  public enum ValueState {
    /// It has this value.
    case set(Value)
    /// Nobody gave it one.
    case unset
  }

  /// Whether the parameter was given a value: reading it never stops the program.
  public var valueState: ValueState { given.map(ValueState.set) ?? .unset }
}

extension IntentParameter.ValueState: Sendable {}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}

extension IntentParameter.ValueState: Hashable where Value: Hashable {}

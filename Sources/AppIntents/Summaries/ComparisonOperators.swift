/// Asks whether a parameter is a value.
public enum EquatableComparisonOperator: Sendable, Hashable {
  /// It is the value.
  case equalTo
  /// It is not the value.
  case notEqualTo
}

/// Asks how a parameter compares to a value.
public enum ComparableComparisonOperator: Sendable, Hashable {
  /// It is greater.
  case greaterThan
  /// It is the value or greater.
  case greaterThanOrEqualTo
  /// It is less.
  case lessThan
  /// It is the value or less.
  case lessThanOrEqualTo

  /// Whether `value` compares so to `other`; values of two kinds do not compare.
  func holds(_ value: IntentValue, _ other: IntentValue) -> Bool {
    switch (value, other) {
    case (.integer(let one), .integer(let two)): compares(one, two)
    case (.integer(let one), .number(let two)): compares(Double(one), two)
    case (.number(let one), .integer(let two)): compares(one, Double(two))
    case (.number(let one), .number(let two)): compares(one, two)
    case (.text(let one), .text(let two)): compares(one, two)
    case (.date(let one), .date(let two)): compares(one, two)
    case (.duration(let one), .duration(let two)): compares(one, two)
    case (.measurement(let one), .measurement(let two)) where one.unit.isComparable(with: two.unit):
      compares(one.base, two.base)
    default: false
    }
  }

  private func compares<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
    switch self {
    case .greaterThan: value > other
    case .greaterThanOrEqualTo: value >= other
    case .lessThan: value < other
    case .lessThanOrEqualTo: value <= other
    }
  }
}

/// Asks what a text contains.
public enum StringComparisonOperator: Sendable, Hashable {
  /// The text.
  case contains
  /// Not the text.
  case doesNotContain
  /// The text at its beginning.
  case hasPrefix
  /// The text at its end.
  case hasSuffix

  /// Whether `text` contains `part` so.
  func holds(_ text: String, _ part: String) -> Bool {
    switch self {
    case .contains: text.contains(part)
    case .doesNotContain: !text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }
}

/// Asks whether a parameter is one of several values.
public enum OneOfComparisonOperator: Sendable, Hashable {
  /// It is one of them.
  case oneOf
}

/// Asks whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable, Hashable {
  /// It has.
  case hasAnyValue
  /// It has none.
  case hasNoValue
}

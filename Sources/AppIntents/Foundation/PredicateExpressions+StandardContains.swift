extension PredicateExpressions {
  /// Whether a text holds another as people search for it; Foundation on Linux has the macro's words but not this one.
  public struct LocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text that is searched.
    public let root: Root
    /// What it is searched for.
    public let other: Other

    /// Searches it.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try String(root.evaluate(bindings)).localizedStandardContains(String(other.evaluate(bindings)))
    }
  }

  /// Makes the expression; what `#Predicate` writes for `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> LocalizedStandardContains<Root, Other> {
    LocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.LocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.LocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.LocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

/// A condition that a predicate's text states.
indirect enum PredicateCondition {
  /// Always or never.
  case constant(Bool)
  /// The contrary.
  case not(PredicateCondition)
  /// All of them.
  case all([PredicateCondition])
  /// One of them.
  case any([PredicateCondition])
  /// A comparison.
  case comparison(Operand, Comparison, Operand, ignoring: String.CompareOptions)

  /// One side of a comparison.
  enum Operand {
    /// A value; `nil` is none.
    case value(Any?)
    /// What a path of names leads to; the thing itself without names.
    case path([String])
    /// Several of them.
    case list([Operand])
  }

  /// How the two sides are compared.
  enum Comparison {
    /// The operators of a format string, from `=` to `BETWEEN`; `isIn` looks for the left side in the right one.
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, contains, begins, ends, like, matches, isIn,
      between
  }

  /// Whether it holds for an object.
  func holds(_ object: Any?) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .not(let condition): !condition.holds(object)
    case .all(let conditions): conditions.allSatisfy { $0.holds(object) }
    case .any(let conditions): conditions.contains { $0.holds(object) }
    case .comparison(let left, let comparison, let right, let options):
      PredicateComparer(options: options).compare(left.value(in: object), comparison, right.value(in: object))
    }
  }
}

extension PredicateCondition.Operand {
  /// What it is for an object.
  func value(in object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .list(let operands): operands.map { $0.value(in: object) as Any }
    case .path(let names): names.reduce(object) { Self.member($1, of: $0) }
    }
  }

  private static func member(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[name] }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let now = mirror {
      // A property with a wrapper is stored behind an underscore.
      for child in now.children where child.label == name || child.label == "_" + name {
        if child.label == name { return unwrapped(child.value) }
        return (child.value as? any PredicateReadable)?.readable.flatMap(unwrapped)
      }
      mirror = now.superclassMirror
    }
    return nil
  }
}

/// A property wrapper that a predicate can read.
private protocol PredicateReadable {
  var readable: Any? { get }
}

extension EntityProperty: PredicateReadable {
  /// The value, which may itself be an optional; `nil` before it has one.
  var readable: Any? { held }
}

/// The value of an optional.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

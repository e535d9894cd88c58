/// Compares values of any type.
struct PredicateComparer {
  /// What is ignored in texts.
  let options: String.CompareOptions

  /// Whether a comparison holds.
  func compare(_ left: Any?, _ comparison: PredicateCondition.Comparison, _ right: Any?) -> Bool {
    switch comparison {
    case .equal: isEqual(left, right)
    case .unequal: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .isIn: contains(right, left)
    case .contains: contains(left, right)
    case .between: isBetween(left, right)
    case .begins: hasText(left, right, [.anchored])
    case .ends: hasText(left, right, [.anchored, .backwards])
    case .like: matches(left, (right as? String).map(Self.pattern))
    case .matches: matches(left, right as? String)
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    return (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
    if let left = date(left), let right = date(right) { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  private func date(_ value: Any?) -> Date? {
    switch value {
    case let value as Date: value
    case let value as NSDate: Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    default: nil
    }
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let items = whole as? [Any] { return items.contains { isEqual($0, part) } }
    if let items = whole as? Set<AnyHashable> { return items.contains { isEqual($0.base, part) } }
    if let items = whole as? NSSet { return items.allObjects.contains { isEqual($0, part) } }
    return hasText(whole, part, [])
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = bounds as? [Any], bounds.count == 2 else { return false }
    return compare(value, .greaterOrEqual, bounds[0]) && compare(value, .lessOrEqual, bounds[1])
  }

  private func hasText(_ whole: Any?, _ part: Any?, _ place: String.CompareOptions) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(place)) != nil
  }

  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = value as? String, let pattern else { return false }
    let isSame = options.contains(.caseInsensitive) ? "(?i)" : ""
    return text.range(of: "\(isSame)^(?:\(pattern))$", options: .regularExpression) != nil
  }

  /// `*` is any text and `?` any character.
  private static func pattern(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }
}

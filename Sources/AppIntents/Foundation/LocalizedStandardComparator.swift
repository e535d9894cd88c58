/// Compares texts as people sort them: letters whatever their case, numbers by their value.
///
/// Foundation's own comparator of this name is not there on Linux; a `SortDescriptor` takes only Foundation's.
public struct LocalizedStandardComparator: SortComparator, Hashable, Sendable {
  /// Whether the least comes first.
  public var order: SortOrder = .forward

  /// How the one stands to the other.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let forward = lhs.localizedStandardCompare(rhs)
    guard order == .reverse else { return forward }
    return switch forward {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

extension SortComparator where Self == LocalizedStandardComparator {
  /// Texts as people sort them.
  public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}

import Synchronization

/// How much work was started and has not come to its end, whether anybody waits for it or not.
///
/// It is apart from the executor, so that work which nobody waits for does not keep that alive.
final class WorkUnderWay: Sendable {
  private let count = Atomic(0)

  /// Whether there is any.
  var isAny: Bool { count.load(ordering: .acquiring) != 0 }

  /// Some is about to start.
  func begin() { count.wrappingAdd(1, ordering: .relaxed) }

  /// Some has come to its end.
  func end() { count.wrappingSubtract(1, ordering: .releasing) }
}

import Foundation

/// Something to do.
public struct DaybookTask: Sendable, Hashable, Identifiable {
  /// Names the task for as long as it exists.
  public let id: UUID

  /// What is to be done, tidied as ``NameText/tidied(_:)`` does it.
  public let title: String

  /// Whatever else is to be remembered; empty if nothing is.
  public let notes: String

  /// When it is due; the first moment of a day stands for the whole day.
  public let due: Date?

  /// How much it matters.
  public let priority: DaybookPriority

  /// When it was completed; `nil` while it is open.
  public let completedAt: Date?

  /// When it was added.
  public let createdAt: Date

  /// Its place in the order in which tasks were added.
  let seq: Int64

  /// The title as ``NameText/folded(_:)`` makes it.
  let folded: String

  /// Whether it is completed.
  public var isDone: Bool { completedAt != nil }

  /// Where it stands in the order of tasks: the open ones as they were added, then the completed ones, the latest first.
  public var place: Int {
    guard let completedAt else { return .min + Int(max(0, seq)) }
    // Until the year 2109; of those of one millisecond the later one, of the last million.
    let milliseconds = (completedAt.timeIntervalSince1970 * 1000).rounded()
    let time = Int(min(max(milliseconds, -Self.farthest), Self.farthest))
    return -(time << 20) - Int(seq & 0xFFFFF)
  }

  /// 2⁴² − 1.
  private static var farthest: Double { 4_398_046_511_103 }
}

/// How much a task matters, from little to much.
public enum DaybookPriority: Int, Sendable, Hashable, CaseIterable {
  /// Nothing was said about it.
  case none = 0
  /// It can wait.
  case low = 1
  /// In between.
  case medium = 2
  /// It comes first.
  case high = 3
}

/// Which tasks are meant.
public enum DaybookTaskFilter: Sendable, Hashable, CaseIterable {
  /// The open ones, then the completed ones, the latest first.
  case all
  /// Those not completed, in the order in which they were added.
  case open
  /// The open ones whose due date is today.
  case dueToday
}

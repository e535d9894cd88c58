import AppIntents
import DaybookStore

/// The order in which tasks are listed, as it is spoken of.
public enum TaskOrder: String, AppEnum {
  /// As they were added.
  case added
  /// What matters most first; among equals what is due first.
  case urgency
  /// What is due first.
  case due

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Order")

  /// What each is called.
  public static let caseDisplayRepresentations: [TaskOrder: DisplayRepresentation] = [
    .added: DisplayRepresentation(title: "As added", synonyms: ["oldest first"]),
    .urgency: DisplayRepresentation(title: "Most urgent first", synonyms: ["by priority", "by urgency"]),
    .due: DisplayRepresentation(title: "Due first", synonyms: ["by due date"]),
  ]

  /// By which of the query's sorting options that is.
  var options: [By] {
    switch self {
    case .added: []
    case .due: [By(isPriority: false)]
    case .urgency: [By(isPriority: true, isDescending: true), By(isPriority: false)]
    }
  }

  /// What tasks are sorted by.
  struct By {
    /// By how much it matters; else by when it is due.
    var isPriority: Bool
    /// The greatest first.
    var isDescending = false
  }

  /// Tasks sorted by the first of these that tells them apart; what has no due date comes last, and equals keep their order.
  static func sorted(_ tasks: [TaskEntity], by orders: [By]) -> [TaskEntity] {
    tasks.enumerated().sorted { one, other in
      for order in orders {
        let (first, second) = (key(one.element, order), key(other.element, order))
        if first != second { return first < second }
      }
      return one.offset < other.offset
    }
    .map(\.element)
  }

  /// How urgent a priority is: what has none is more so than what was said to be little so.
  private static func weight(of priority: Priority) -> Double {
    priority == .none ? Double(DaybookPriority.low.rawValue) + 0.5 : Double(priority.stored.rawValue)
  }

  /// What is less comes first.
  private static func key(_ task: TaskEntity, _ order: By) -> Double {
    let value: Double
    if order.isPriority {
      value = Self.weight(of: task.priority)
    } else if let due = task.dueDate {
      value = due.timeIntervalSinceReferenceDate
    } else {
      return .infinity
    }
    return order.isDescending ? -value : value
  }
}

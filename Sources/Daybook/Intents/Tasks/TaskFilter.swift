import AppIntents
import DaybookStore

/// Which tasks are meant, as it is spoken of.
public enum TaskFilter: String, AppEnum {
  /// Those not completed.
  case open
  /// The open ones due today.
  case dueToday
  /// The completed ones as well.
  case all

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Filter")

  /// What each is called.
  public static let caseDisplayRepresentations: [TaskFilter: DisplayRepresentation] = [
    .open: DisplayRepresentation(title: "Open", synonyms: ["unfinished", "remaining"]),
    .dueToday: DisplayRepresentation(title: "Due today", synonyms: ["for today"]),
    .all: DisplayRepresentation(title: "All", synonyms: ["every"]),
  ]

  /// What the store calls it.
  var stored: DaybookTaskFilter {
    switch self {
    case .open: .open
    case .dueToday: .dueToday
    case .all: .all
    }
  }
}

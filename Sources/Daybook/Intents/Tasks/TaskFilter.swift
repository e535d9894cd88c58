import AppIntents
import DaybookStore

/// Which tasks are meant, as it is spoken of.
public enum TaskFilter: String, AppEnum {
  /// Those not completed.
  case open
  /// The open ones due today.
  case dueToday
  /// The open ones due this week.
  case dueThisWeek
  /// The completed ones as well.
  case all

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Filter")

  /// What each is called.
  public static let caseDisplayRepresentations: [TaskFilter: DisplayRepresentation] = [
    .open: DisplayRepresentation(title: "Open", synonyms: ["unfinished", "remaining"]),
    .dueToday: DisplayRepresentation(title: "Due today", synonyms: ["for today"]),
    .dueThisWeek: DisplayRepresentation(title: "Due this week", synonyms: ["for this week"]),
    .all: DisplayRepresentation(title: "All", synonyms: ["every"]),
  ]
}

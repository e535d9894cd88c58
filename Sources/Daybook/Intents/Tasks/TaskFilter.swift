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
  /// The open ones due on Saturday or Sunday of this week.
  case dueThisWeekend
  /// The open ones due on the Saturday that comes next, today excluded, or on the Sunday behind it.
  case dueNextWeekend
  /// The open ones due on the Saturday or Sunday of next week, which is what “next weekend” is in English.
  case dueFollowingWeekend
  /// The open ones due next week.
  case dueNextWeek
  /// The open ones due in the week behind the next.
  case dueWeekAfterNext
  /// The open ones due this month.
  case dueThisMonth
  /// The open ones due next month.
  case dueNextMonth
  /// The open ones of high or medium priority.
  case important
  /// The open ones that were due before now.
  case overdue
  /// The completed ones only.
  case completed
  /// The completed ones as well.
  case all

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Filter")

  /// What each is called.
  public static let caseDisplayRepresentations: [TaskFilter: DisplayRepresentation] = [
    .open: DisplayRepresentation(title: "Open", synonyms: ["unfinished", "remaining"]),
    .dueToday: DisplayRepresentation(title: "Due today", synonyms: ["for today"]),
    .dueThisWeek: DisplayRepresentation(title: "Due this week", synonyms: ["for this week"]),
    .dueThisWeekend: DisplayRepresentation(title: "Due this weekend"),
    .dueNextWeekend: DisplayRepresentation(title: "Due next weekend"),
    .dueFollowingWeekend: DisplayRepresentation(title: "Due on the weekend of next week"),
    .dueWeekAfterNext: DisplayRepresentation(title: "Due the week after next"),
    .important: DisplayRepresentation(title: "Important tasks"),
    .dueNextWeek: DisplayRepresentation(title: "Due next week"),
    .dueThisMonth: DisplayRepresentation(title: "Due this month"),
    .dueNextMonth: DisplayRepresentation(title: "Due next month"),
    .overdue: DisplayRepresentation(title: "Overdue"),
    .completed: DisplayRepresentation(title: "Completed"),
    .all: DisplayRepresentation(title: "All", synonyms: ["every"]),
  ]
}

import AppIntents
import DaybookStore

/// A stretch of time in which something was logged, as it is spoken of.
public enum CountPeriod: String, AppEnum {
  /// Since midnight.
  case today
  /// Since the beginning of the week.
  case week
  /// Since the first of the month.
  case month
  /// Since New Year.
  case year
  /// The day before today.
  case yesterday
  /// The week before this one.
  case lastWeek
  /// The month before this one.
  case lastMonth
  /// The year before this one.
  case lastYear
  /// The Saturday and Sunday of this week, or of the week before where they are still to come.
  case weekend
  /// The Saturday and Sunday of the week before.
  case lastWeekend
  /// Since ever.
  case all

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Period")

  /// What each is called.
  public static let caseDisplayRepresentations: [CountPeriod: DisplayRepresentation] = [
    .today: DisplayRepresentation(title: "Today", synonyms: ["so far today", "on this day"]),
    .week: DisplayRepresentation(title: "This week", synonyms: ["in this week", "since Monday"]),
    .month: DisplayRepresentation(title: "This month", synonyms: ["in this month", "since the first"]),
    .year: DisplayRepresentation(title: "This year", synonyms: ["in this year"]),
    .yesterday: DisplayRepresentation(title: "Yesterday", synonyms: ["on the day before"]),
    .lastWeek: DisplayRepresentation(
      title: "Last week", synonyms: ["during the last week", "the previous week"]),
    .lastMonth: DisplayRepresentation(title: "Last month", synonyms: ["during the last month", "the previous month"]),
    .lastYear: DisplayRepresentation(title: "Last year", synonyms: ["during the last year"]),
    .weekend: DisplayRepresentation(
      title: "This weekend", synonyms: ["at the weekend", "on the weekend", "over the weekend"]),
    .lastWeekend: DisplayRepresentation(title: "Last weekend"),
    .all: DisplayRepresentation(title: "In all", synonyms: ["altogether", "in total", "so far", "ever"]),
  ]

  /// What the store calls it.
  var stored: DaybookPeriod {
    switch self {
    case .today: .today
    case .week: .week
    case .month: .month
    case .year: .year
    case .yesterday: .yesterday
    case .lastWeek: .lastWeek
    case .lastMonth: .lastMonth
    case .lastYear, .weekend, .lastWeekend, .all: .all
    }
  }
}

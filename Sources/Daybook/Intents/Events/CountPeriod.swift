import AppIntents
import DaybookStore

/// A stretch of time that ends now, as it is spoken of.
public enum CountPeriod: String, AppEnum {
  /// Since midnight.
  case today
  /// Since the beginning of the week.
  case week
  /// Since the first of the month.
  case month
  /// Since ever.
  case all

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Period")

  /// What each is called.
  public static let caseDisplayRepresentations: [CountPeriod: DisplayRepresentation] = [
    .today: DisplayRepresentation(title: "Today", synonyms: ["so far today", "on this day"]),
    .week: DisplayRepresentation(title: "This week", synonyms: ["in this week", "since Monday"]),
    .month: DisplayRepresentation(title: "This month", synonyms: ["in this month", "since the first"]),
    .all: DisplayRepresentation(title: "In all", synonyms: ["altogether", "in total", "so far", "ever"]),
  ]

  /// What the store calls it.
  var stored: DaybookPeriod {
    switch self {
    case .today: .today
    case .week: .week
    case .month: .month
    case .all: .all
    }
  }
}

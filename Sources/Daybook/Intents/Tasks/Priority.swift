import AppIntents
import DaybookStore

/// How much a task matters, as it is spoken of.
public enum Priority: String, AppEnum {
  /// It comes first.
  case high
  /// In between.
  case medium
  /// It can wait.
  case low
  /// Nothing is said about it.
  case none

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Priority")

  /// What each is called.
  public static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
    .high: DisplayRepresentation(title: "High", synonyms: ["top", "urgent", "important", "highest"]),
    .medium: DisplayRepresentation(title: "Medium", synonyms: ["middle", "normal", "average"]),
    .low: DisplayRepresentation(title: "Low", synonyms: ["minor", "unimportant", "lowest"]),
    .none: DisplayRepresentation(title: "None", synonyms: ["no", "without"]),
  ]

  /// What a sentence says of it; `nil` if it is not worth a word.
  var phrase: LocalizedStringResource? {
    switch self {
    case .high: "high priority"
    case .medium: "medium priority"
    case .low: "low priority"
    case .none: nil
    }
  }

  /// The priority that the store means.
  init(_ priority: DaybookPriority) {
    self =
      switch priority {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
  }

  /// What the store calls it.
  var stored: DaybookPriority {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

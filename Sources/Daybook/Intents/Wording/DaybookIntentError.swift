import AppIntents

/// Why an intent of Daybook could not do what was asked.
enum DaybookIntentError: Error, CustomLocalizedStringResourceConvertible {
  /// No task is completed, so none can be reopened.
  case noCompletedTasks

  /// A file has no line.
  case nothingToImport(String)

  /// The event has no records.
  case nothingToTakeBack(event: String)

  /// What has not happened yet cannot be logged.
  case notYet(event: String)

  /// What is due on a day, at no hour, cannot be put off by hours.
  case noHour(task: String)

  /// The sentence that is said.
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noCompletedTasks: "You have no completed tasks."
    case .nothingToImport(let name): "The file “\(name)” has no tasks."
    case .nothingToTakeBack(let event): "There is nothing to take back for “\(event)”."
    case .notYet(let event): "“\(event)” lies ahead. Only what has happened can be logged."
    case .noHour(let task): "“\(task)” is due at no time of day. Say when it is due instead."
    }
  }
}

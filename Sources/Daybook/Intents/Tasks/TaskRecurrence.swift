import AppIntents

/// Whether a task was to come again, which none does: the reply says so.
public enum TaskRecurrence: String, AppEnum {
  /// It was said that it should.
  case wanted

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Recurrence")

  /// What each is called.
  public static let caseDisplayRepresentations: [TaskRecurrence: DisplayRepresentation] = [
    .wanted: "Recurring"
  ]
}

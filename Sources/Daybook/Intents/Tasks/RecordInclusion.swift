import AppIntents

/// Whether what was logged is told too, where somebody asks what was done and says no word of tasks.
public enum RecordInclusion: String, AppEnum {
  /// It is.
  case included

  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Records")

  /// What each is called.
  public static let caseDisplayRepresentations: [RecordInclusion: DisplayRepresentation] = [
    .included: "Included"
  ]
}

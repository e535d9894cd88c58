// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct LogWorkout: AppIntent {
  public static var title: LocalizedStringResource = "Log Workout"
  public static var description: IntentDescription? = "Adds a workout to the log."

  @Parameter(title: "Activity", requestValueDialog: "Which activity?", requestDisambiguationDialog: "Which of them?")
  public var activity: WorkoutKind?

  @Parameter(title: "Minutes", description: "How long", default: 30, inclusiveRange: (1, 600))
  public var minutes: Int

  @Parameter(title: "Energy")
  public var energy: Measurement<UnitEnergy>?

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    if activity == nil {
      activity = try await $activity.requestDisambiguation(among: WorkoutKind.allCases, dialog: "Which activity?")
    }
    let name = activity?.name ?? "?"
    return .result(dialog: "Logged \(minutes) min of \(name).")
  }
}

public enum WorkoutKind: String, AppEnum {
  case run, swim, ride

  var name: String { rawValue.capitalized }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Workout" }
  public static var caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] {
    [.run: "Run", .swim: "Swim", .ride: DisplayRepresentation(title: "Ride", subtitle: "By bicycle")]
  }
}

struct WorkoutShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: LogWorkout(),
        phrases: [
          "Log a workout in \(.applicationName)",
          "Log \(\.$activity) in \(.applicationName)",
        ],
        shortTitle: "Log Workout",
        systemImageName: "figure.run")
    ]
  }
}

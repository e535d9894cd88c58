enum WorkoutKind: String, AppEnum {
  case running, swimming

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
  static let caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] = [
    .running: "Running", .swimming: "Swimming",
  ]
}

struct BeginWorkout: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Begin Workout"
  static var suggestedWorkouts: [BeginWorkout] { WorkoutKind.allCases.map { BeginWorkout(style: $0) } }

  @Parameter(title: "Workout") var workoutStyle: WorkoutKind

  init() {}

  var displayRepresentation: DisplayRepresentation {
    WorkoutKind.caseDisplayRepresentations[workoutStyle] ?? "Workout"
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct RestFromWorkout: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Rest"
  func perform() async throws -> some IntentResult { .result() }
}

struct GoOnWithWorkout: ResumeWorkoutIntent {
  static let title: LocalizedStringResource = "Go On"
  func perform() async throws -> some IntentResult { .result() }
}

struct WatchSomething: PlayVideoIntent {
  static let title: LocalizedStringResource = "Watch"
  static var supportedCategories: [VideoCategory] { [.movies, .tv] }
  @Parameter(title: "Title") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

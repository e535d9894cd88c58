// The buttons and workouts of a watch are not here: these are performed like any intent.

/// An intent that begins a workout.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The kinds of workouts: an enum or entities.
  associatedtype WorkoutStyle: AppValue

  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }

  /// Workouts that would be offered.
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  /// Makes an intent for a kind of workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// An intent that interrupts the workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with the workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that begins a dive.
public protocol StartDiveIntent: SystemIntent {}

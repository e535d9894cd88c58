// What these are about needs a screen, a microphone or a camera that belongs to an app. Here they are performed like any intent.

/// An intent that plays, pauses or changes sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that begins to play sound.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that takes pictures.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the camera shows on a locked screen.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// What the camera was told last: nothing, since no lock screen keeps it.
  public static var appContext: AppContext? {
    get async throws { nil }
  }

  /// Would tell the camera on a locked screen.
  public static func updateAppContext(_ newContext: AppContext?) async throws {}
}

/// An intent that plays a video which is searched for.
public protocol PlayVideoIntent: SystemIntent {
  /// What is searched for.
  var term: String { get set }

  /// The kinds of videos that the app has.
  static var supportedCategories: [VideoCategory] { get }
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
  /// Videos of any kind, films, and what was made for television.
  case freeform, movies, tv

  /// A category.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Category" }

  /// The usual names.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.freeform: "Videos", .movies: "Movies", .tv: "TV"]
  }
}

/// An intent that begins, pauses or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that begins a Live Activity.
public protocol LiveActivityStartingIntent: SystemIntent, LiveActivityIntent {}

/// An intent that speaks to a group of people.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

import Synchronization

/// An error of an app with its own words.
enum LaunchError: Error, CustomLocalizedStringResourceConvertible {
  case noFuel

  var localizedStringResource: LocalizedStringResource { "There is no fuel." }
}

/// An error of an app that stands for one of the system's.
struct LinkError: CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError {
    AppIntentError(predefinedError: .Unrecoverable.networkFailure, description: "The ship is out of reach.")
  }
}

struct LaunchIntent: AppIntent {
  static let title: LocalizedStringResource = "Launch"

  @Parameter(title: "Crew") var crew: Int
  @Dependency var log: LaunchLog

  init() {}

  init(crew: Int, log: LaunchLog) {
    self.log = log
    self.crew = crew
  }

  func perform() async throws -> some IntentResult {
    log.note("launch with \(crew)")
    if crew == 0 { throw AppIntentError(wrapping: LaunchError.noFuel) }
    if crew > 9 { throw AppIntentError(wrapping: LinkError()) }
    return .result(actionButtonIntent: OrbitIntent())
  }
}

struct OrbitIntent: AppIntent {
  static let title: LocalizedStringResource = "Orbit"

  func perform() async throws -> some IntentResult {
    .result(actionButtonIntent: LaunchIntent(), activityIdentifier: "orbit")
  }
}

struct CountOrbitsIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Orbits"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 3, actionButtonIntent: OrbitIntent())
  }
}

/// Takes notes.
final class LaunchLog: Sendable {
  private let lines = Mutex<[String]>([])

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}

/// A part of the crew.
enum Crew: String, AppEnum {
  case pilot, engineer

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crew"
  static let caseDisplayRepresentations: [Crew: DisplayRepresentation] = [.pilot: "Pilot", .engineer: "Engineer"]
}

/// Names several things in one text.
enum Manifest {
  static func text(_ crew: [Crew]?, _ parts: [LocalizedStringResource]) -> DisplayRepresentation {
    DisplayRepresentation(
      title: "With \(crew ?? [], format: .list(type: .and))", subtitle: "\(parts, format: .list(type: .or))")
  }
}

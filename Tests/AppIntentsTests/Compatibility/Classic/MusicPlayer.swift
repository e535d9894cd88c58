import Foundation

enum RepeatMode: String, AppEnum {
  case off
  case one
  case all

  static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Repeat Mode")

  static var caseDisplayRepresentations: [RepeatMode: DisplayRepresentation] = [
    .off: DisplayRepresentation(title: "Off", image: .init(systemName: "repeat")),
    .one: DisplayRepresentation(title: "One Song", image: DisplayRepresentation.Image(systemName: "repeat.1")),
    .all: "All Songs",
  ]
}

struct SetRepeatMode: AppIntent {
  static var title: LocalizedStringResource = "Set Repeat Mode"
  static var description: IntentDescription = "Chooses what is played again."
  static var openAppWhenRun = false

  @Parameter(title: "Mode", description: "What to repeat", default: RepeatMode.off)
  var mode: RepeatMode

  @Parameter(title: "Fade", default: 2, controlStyle: .slider, inclusiveRange: (0.0, 10.0))
  var fade: Double

  static var parameterSummary: some ParameterSummary {
    When(\SetRepeatMode.$mode, .equalTo, .off) {
      Summary("Do not repeat")
    } otherwise: {
      Summary("Repeat \(\.$mode)") {
        \.$fade
      }
    }
  }

  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(mode.rawValue, forKey: "repeat")
    return .result()
  }
}

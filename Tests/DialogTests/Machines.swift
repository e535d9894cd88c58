import AppIntents
import ParlanceDialog
import ParlanceLanguage

/// A shape with every kind of parameter: `Water` takes a plant, `Move` several things in order, `Sow` creates a plant.
enum Garden {
  static let shape = DialogShape(
    parameters: [
      "Water": [.init(name: "plant", kind: .entity("Plant"), isAsked: true)],
      "Move": [
        .init(name: "note", kind: .text, isAsked: false), .init(name: "plant", kind: .entity("Plant"), isAsked: true),
        .init(name: "bed", kind: .entity("Bed"), isAsked: true),
        .init(name: "count", kind: .integer, isAsked: true),
      ],
      "Label": [.init(name: "plants", kind: .list(.entity("Plant")), isAsked: true)],
      "Sow": [
        .init(name: "name", kind: .text, isAsked: true), .init(name: "bed", kind: .entity("Bed"), isAsked: false),
      ],
      "Rest": [],
    ],
    creators: ["Plant": .init(intent: "Sow", parameter: "name")])

  static func plant(_ name: String) -> IntentValue {
    .entity(EntityReference(typeName: "Plant", id: name, display: DisplayText(title: name)))
  }

  static func ask(_ parameter: String, of intent: String, _ values: [IntentValue] = []) -> Prompt {
    Prompt(.value, .parameter, .value, intent: intent, parameter: parameter, values: values)
  }

  static let request = Prompt(
    .confirmation, .request, .said(full: "Really?", supporting: nil), intent: "Water", parameter: nil)

  /// A state of each kind.
  static let states: [String: DialogState] = [
    "idle": .idle,
    "resolving": .resolving(Activity(intent: "Water"), parameter: "plant"),
    "asking": .asking(Activity(intent: "Water"), ask("plant", of: "Water")),
    "clarifying": .clarifying(
      [Command(intent: "Rest"), Command(intent: "Water")],
      Prompt(.clarification, .clarification, .meaning, intent: "Rest", parameter: nil)),
    "performing": .performing(Activity(intent: "Water", values: ["plant": plant("rose")])),
    "waiting": .waiting(Activity(intent: "Water", values: ["plant": plant("rose")]), request),
  ]

  /// An event of each kind.
  static let events: [String: DialogEvent] = [
    "words": .heard(Heard(utterance: "mumble")),
    "answer": .heard(Heard(utterance: "rose", answers: [Answer(.value(plant("rose")), isExact: true)])),
    "command": .heard(Heard(utterance: "water", commands: [Command(intent: "Water")])),
    "either": .heard(Heard(utterance: "go", commands: [Command(intent: "Rest"), Command(intent: "Water")])),
    "help": .heard(Heard(utterance: "help", builtIn: .help)),
    "repeat": .heard(Heard(utterance: "repeat", builtIn: .repeat)),
    "cancel": .heard(Heard(utterance: "cancel", builtIn: .cancel)),
    "undo": .heard(Heard(utterance: "undo", builtIn: .undo)),
    "chosen": .chosen("nothing"),
    "silence": .silence,
    "cancelled": .cancelled,
    "resolved": .resolved(.resolved(plant("rose"))),
    "lookUpFailed": .lookUpFailed,
    "requested": .requested(request, []),
    "performed": .performed(nil),
    "declined": .declined,
    "failed": .failed,
    "undone": .undone("water"),
    "vanished": .vanished(parameter: "plant", title: "rose"),
  ]
}

extension DialogState {
  /// The kind of state.
  var name: String {
    switch self {
    case .idle: "idle"
    case .resolving: "resolving"
    case .asking: "asking"
    case .clarifying: "clarifying"
    case .performing: "performing"
    case .waiting: "waiting"
    }
  }
}

extension DialogAction {
  /// The kind of action.
  var name: String {
    switch self {
    case .resolve(let intent, let parameter, _): "resolve \(intent).\(parameter)"
    case .perform(let intent, _): "perform \(intent)"
    case .resume: "resume"
    case .undo: "undo"
    case .abandon: "abandon"
    case .ask: "ask"
    case .finish(let ending): "\(ending)"
    }
  }
}

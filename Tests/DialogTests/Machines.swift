import AppIntents
import ParlanceDialog
import ParlanceLanguage

/// A shape with every kind of parameter: `Water` takes a plant, `Move` several things in order, `Sow` creates a plant.
enum Garden {
  static let shape: DialogShape = {
    var shape = plainShape
    shape.undoable = ["Water", "Rest"]
    return shape
  }()

  private static let plainShape = DialogShape(
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

  /// Something that is said instead of what was said before.
  static var repaired: Heard {
    var heard = Heard(utterance: "no, the fern")
    heard.repair = Repair(changes: [SlotBinding(parameter: "plant", text: "fern", meaning: .value(plant("fern")))])
    return heard
  }

  /// A state of each kind.
  static let states: [String: DialogState] = [
    "idle": .idle,
    "resolving": .resolving(Activity(intent: "Water"), parameter: "plant"),
    "asking": .asking(Activity(intent: "Water"), ask("plant", of: "Water")),
    "clarifying": .clarifying(
      [Command(intent: "Rest"), Command(intent: "Water")],
      Prompt(.clarification, .clarification, .meaning, intent: "Rest", parameter: nil)),
    "correcting": .correcting(Activity(intent: "Water", values: ["plant": plant("rose")])),
    "performing": .performing(Activity(intent: "Water", values: ["plant": plant("rose")])),
    "waiting": .waiting(Activity(intent: "Water", values: ["plant": plant("rose")]), request),
  ]

  /// An event of each kind.
  static let events: [String: DialogEvent] = [
    "words": .heard(Heard(utterance: "mumble")),
    "answer": .heard(Heard(utterance: "rose", answers: [Answer(.value(plant("rose")), isExact: true)])),
    "command": .heard(Heard(utterance: "water", commands: [Command(intent: "Water")])),
    "repair": .heard(repaired),
    "either": .heard(Heard(utterance: "go", commands: [Command(intent: "Rest"), Command(intent: "Water")])),
    "help": .heard(Heard(utterance: "help", builtIn: .help)),
    "repeat": .heard(Heard(utterance: "repeat", builtIn: .repeat)),
    "cancel": .heard(Heard(utterance: "cancel", builtIn: .cancel)),
    "undo": .heard(Heard(utterance: "undo", builtIn: .undo)),
    "redo": .heard(Heard(utterance: "redo", builtIn: .redo)),
    "restore": .heard(Heard(utterance: "bring it back", builtIn: .restore)),
    "options": .heard(Heard(utterance: "what are my options", builtIn: .options)),
    "more": .heard(Heard(utterance: "more", builtIn: .more)),
    "redone": .redone("water"),
    "again": .again(intent: "Rest", values: [:]),
    "goOn": .heard(Heard(utterance: "go on", builtIn: .goOn)),
    "other": .heard(Heard(utterance: "rest", commands: [Command(intent: "Rest")])),
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

extension DialogMachine {
  /// A machine that stands at a state.
  init(_ shape: DialogShape, state: DialogState) { self.init(shape, record: DialogRecord(state)) }
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
    case .correcting: "correcting"
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
    case .undoLast: "undoLast"
    case .takeBack: "takeBack"
    case .redo: "redo"
    case .restore: "restore"
    case .abandon: "abandon"
    case .suspend: "suspend"
    case .wake: "wake"
    case .forget: "forget"
    case .ask: "ask"
    case .finish(let ending): "\(ending)"
    }
  }
}

import AppIntents
import ParlanceAssistant
import ParlanceReports

/// What happened in a turn, as expectations look at it.
public struct ObservedTurn: Sendable {
  /// An intent that was performed.
  struct Call: Sendable, CustomStringConvertible {
    /// The name of its type.
    var intent: String
    /// Those that were set, in the order of their declaration, each with a text for every element of a list.
    var parameters: [(name: String, texts: [String])]

    /// The call as a fault tells it: `CreateEvent, title: Launch Party`.
    var description: String {
      ([intent] + parameters.map { "\($0.name): \($0.texts.joined(separator: ", "))" }).joined(separator: ", ")
    }

    /// Whether it is the call that is expected: the intent, with or without its suffix, and all parameters that are named.
    func fulfils(_ call: CallExpectation) -> Bool {
      let isSame = intent == call.intent || intent + "Intent" == call.intent || intent == call.intent + "Intent"
      return isSame
        && call.parameters.allSatisfy { wanted in
          wanted.value.isFulfilled(by: parameters.first { $0.name == wanted.name }?.texts ?? [])
        }
    }
  }

  /// A thing that was found.
  struct Entity: Sendable {
    /// Its type; `nil` for a choice, which has only a title.
    var type: String?
    /// As people see it; of a choice the text that is offered.
    var title: String
  }

  /// The turn.
  public let turn: Turn

  /// How long it took.
  public let duration: Duration

  /// The intents that were performed, in order; those that failed are left out.
  let calls: [Call]
  /// What those calls took and returned, then the choices of the open question; one thing can be there more than once.
  let entities: [Entity]

  /// Looks at a turn; dates are told in the time zone of its scenario.
  init(_ turn: Turn, duration: Duration, values: ValueText) {
    self.turn = turn
    self.duration = duration
    let done = turn.performed.filter { $0.error == nil }
    calls = done.map { performed in
      Call(intent: performed.intent, parameters: performed.parameters.map { ($0.name, values.elements($0.value)) })
    }
    let used = done.flatMap { $0.parameters.map(\.value) + [$0.value].compactMap { $0 } }
    entities = used.flatMap(Self.entities) + (turn.prompt?.choices.map { Entity(type: nil, title: $0.title) } ?? [])
  }

  private static func entities(_ value: IntentValue) -> [Entity] {
    switch value {
    case .entity(let entity): [Entity(type: entity.typeName, title: entity.display.title)]
    case .list(let values): values.flatMap(entities)
    default: []
    }
  }
}

import ParlanceAssistant

/// Something that a turn, or a whole conversation, is expected to do.
public protocol TurnExpectation: Sendable {
  /// What metric it counts for.
  var kind: ExpectationKind { get }
  /// What is wrong with the turns; `nil` if they are as expected.
  func fault(in turns: [ObservedTurn]) -> String?
}

/// What kind of thing is expected.
public enum ExpectationKind: String, Sendable, CaseIterable {
  /// Intents that are performed.
  case calls
  /// Things that are found.
  case finds
  /// What is said, asked and offered, and how a turn ends.
  case response
}

/// Expects intents to be performed; those that are not named may be performed besides.
public struct Calls: TurnExpectation {
  /// How several calls follow one another.
  public enum Ordering: Sendable {
    /// In this order.
    case ordered
    /// In any order.
    case unordered
    /// None of them may be performed.
    case disallowed
  }

  /// Counts for the calls.
  public var kind: ExpectationKind { .calls }

  private let ordering: Ordering
  private let calls: [CallExpectation]

  /// Expects these calls.
  public init(_ ordering: Ordering = .ordered, @CallsBuilder _ calls: () -> [CallExpectation]) {
    self.ordering = ordering
    self.calls = calls()
  }

  /// The first call that is missing, or that should not be there.
  public func fault(in turns: [ObservedTurn]) -> String? {
    let performed = turns.flatMap(\.calls)
    var next = 0
    var used: Set<Int> = []
    for call in calls {
      let places = performed.indices.filter { performed[$0].fulfils(call) }
      switch ordering {
      case .disallowed:
        if let place = places.first { return "\(performed[place]) was performed, and must not be" }
      case .ordered:
        guard let place = places.first(where: { $0 >= next }) else { return missing(call, performed) }
        next = place + 1
      case .unordered:
        guard let place = places.first(where: { !used.contains($0) }) else { return missing(call, performed) }
        used.insert(place)
      }
    }
    return nil
  }

  private func missing(_ call: CallExpectation, _ performed: [ObservedTurn.Call]) -> String {
    let got = performed.isEmpty ? "nothing" : performed.map(\.description).joined(separator: "; ")
    return "expected \(call), performed was \(got)"
  }
}

/// Expects things to be found: as a parameter or result of an intent, or among the choices that are offered.
public struct Finds: TurnExpectation {
  /// Counts for the finds.
  public var kind: ExpectationKind { .finds }

  private let entities: [EntityExpectation]

  /// Expects these, in any order.
  public init(@FindsBuilder _ entities: () -> [EntityExpectation]) {
    self.entities = entities()
  }

  /// The first that is not found.
  public func fault(in turns: [ObservedTurn]) -> String? {
    let found = turns.flatMap(\.entities)
    let missing = entities.first { wanted in
      !found.contains { entity in
        (wanted.type == nil || entity.type == nil || entity.type == wanted.type)
          && wanted.title.isFulfilled(by: [entity.title])
      }
    }
    return missing.map {
      "expected \($0), found was \(found.isEmpty ? "nothing" : found.map(\.title).joined(separator: ", "))"
    }
  }
}

/// Expects something to be said.
public struct Response: TurnExpectation {
  /// Counts for the responses.
  public var kind: ExpectationKind { .response }

  private let text: ValueExpectation

  /// Expects what is spoken to be like this.
  public init(_ text: ValueExpectation) { self.text = text }

  /// Expects what is spoken to be like this.
  public init(_ text: () -> ValueExpectation) { self.text = text() }

  /// What was said in its place.
  public func fault(in turns: [ObservedTurn]) -> String? {
    let spoken = turns.map(\.turn.spoken)
    return spoken.contains { text.isFulfilled(by: [$0]) }
      ? nil : "expected \(text), said was “\(spoken.joined(separator: " / "))”"
  }
}

/// Expects a question for a parameter to be open at the end.
public struct Asks: TurnExpectation {
  /// Counts for the responses.
  public var kind: ExpectationKind { .response }

  private let parameter: String

  /// Expects the question for a parameter.
  public init(_ parameter: String) { self.parameter = parameter }

  /// What is asked in its place.
  public func fault(in turns: [ObservedTurn]) -> String? {
    let asked = turns.last?.turn.prompt?.parameter
    return asked == parameter
      ? nil : "expected a question for “\(parameter)”, \(asked.map { "asked is for “\($0)”" } ?? "nothing is asked")"
  }
}

/// Expects choices to be offered.
public struct Offers: TurnExpectation {
  /// Counts for the responses.
  public var kind: ExpectationKind { .response }

  private let choices: [String]

  /// Expects choices of these titles, in this order, and no others.
  public init(_ choices: String...) { self.choices = choices }

  /// What is offered in their place.
  public func fault(in turns: [ObservedTurn]) -> String? {
    let offered = turns.last?.turn.prompt?.choices.map(\.title) ?? []
    return offered == choices
      ? nil : "expected the choices \(choices.joined(separator: " | ")), offered is \(offered.joined(separator: " | "))"
  }
}

/// Expects a turn to end in a state.
public struct Ends: TurnExpectation {
  /// Counts for the responses.
  public var kind: ExpectationKind { .response }

  private let state: Turn.State

  /// Expects the state.
  public init(_ state: Turn.State) { self.state = state }

  /// The state in its place.
  public func fault(in turns: [ObservedTurn]) -> String? {
    guard let turn = turns.last?.turn else { return "no turn was taken" }
    return turn.state == state ? nil : "expected the state \(state.rawValue), it is \(turn.state.rawValue)"
  }
}

/// Expects a turn, or all of them together, to be over soon.
public struct Takes: TurnExpectation {
  /// Counts for the responses.
  public var kind: ExpectationKind { .response }

  private let most: Duration

  /// Expects it to take no longer.
  public init(atMost most: Duration) { self.most = most }

  /// How long it took.
  public func fault(in turns: [ObservedTurn]) -> String? {
    let took = turns.map(\.duration).reduce(.zero, +)
    return took <= most ? nil : "expected at most \(most), it took \(took)"
  }
}

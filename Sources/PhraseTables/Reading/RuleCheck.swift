import ParlanceDiagnostics
import ParlanceTemplates

/// Finds out which rules can be used: those that name no unknown rule and never come back to themselves.
struct RuleCheck {
  /// What is known of a rule.
  enum State: Equatable {
    /// It is being looked at.
    case open
    /// It can be used.
    case sound
    /// It cannot be used, and that is told.
    case faulty
    /// It can be used only where a block has a rule of that name.
    case lacking(String)
  }

  /// Something wrong with a rule's name as a phrase writes it.
  struct Fault {
    /// The phrase.
    var phrase: Phrase
    /// The rule's name in it.
    var rule: String
    /// What is wrong.
    var message: String
    /// What to do.
    var fix: String?
  }

  /// The longest chain of rules within rules.
  static var deepest: Int { 100 }

  /// How many misspelt names are looked up; beyond them a fault comes without a hint.
  private static var mostHints: Int { 50 }

  /// What is wrong, in the order found.
  private(set) var faults: [Fault] = []

  /// How many faults there are; beyond a bound they are only counted.
  private(set) var faultCount = 0

  private let local: [String: PhraseRule]
  private let global: [String: PhraseRule]
  private let faulty: Set<String>
  private let elsewhere: Set<String>
  private var states: [String: State] = [:]
  /// How long the longest chain of rules is that begins with a rule.
  private var heights: [String: Int] = [:]
  private var path: [String] = []

  /// Looks at a table's rules, with a block's own before them.
  ///
  /// `faulty` names the rules that are told to be wrong; `elsewhere` those that other blocks have for themselves.
  init(
    local: [String: PhraseRule] = [:], global: [String: PhraseRule], faulty: Set<String>, elsewhere: Set<String>
  ) {
    self.local = local
    self.global = global
    self.faulty = faulty
    self.elsewhere = elsewhere
  }

  /// Whether a phrase can be used; notes what is wrong with it or with the rules that it names.
  mutating func isSound(_ phrase: Phrase) -> Bool {
    var isSound = true
    for name in phrase.expression.ruleNames {
      let state = visit(name, from: phrase)
      if case .lacking(let missing) = state {
        let message =
          missing == name ? "there is no rule <\(name)> here" : "<\(name)> needs <\(missing)>, which is not here"
        note(
          Fault(phrase: phrase, rule: name, message: message, fix: "move <\(missing)> out of its block"))
      }
      isSound = isSound && state == .sound
    }
    return isSound
  }

  /// What is known of a rule; notes what is wrong with it.
  mutating func state(of rule: PhraseRule) -> State {
    visit(rule.name, from: rule.phrase)
  }

  private mutating func visit(_ name: String, from phrase: Phrase) -> State {
    switch states[name] {
    case .open:
      let circle = path.drop { $0 != name } + [name]
      let message =
        circle.count == 2
        ? "the rule <\(name)> contains itself"
        : "the rule <\(name)> contains itself: \(circle.joined(separator: " → "))"
      note(
        Fault(phrase: phrase, rule: name, message: message + "; what uses it is left out", fix: "remove one of them"))
      return .faulty
    case .some(let state):
      return state == .faulty || path.count + (heights[name] ?? 0) <= Self.deepest ? state : tooDeep(name, in: phrase)
    case nil: break
    }
    guard !faulty.contains(name) || local[name] != nil else { return .faulty }
    guard let rule = local[name] ?? global[name] else { return missing(name, in: phrase) }
    guard path.count < Self.deepest else { return tooDeep(name, in: phrase) }
    states[name] = .open
    path.append(name)
    var state = State.sound
    var height = 1
    for inner in rule.phrase.expression.ruleNames {
      let found = visit(inner, from: rule.phrase)
      if found != .sound, state != .faulty { state = found }
      height = max(height, 1 + (heights[inner] ?? 0))
    }
    path.removeLast()
    states[name] = state
    heights[name] = height
    return state
  }

  private mutating func tooDeep(_ name: String, in phrase: Phrase) -> State {
    let message = "rules are nested more than \(Self.deepest) deep; what uses them is left out"
    note(Fault(phrase: phrase, rule: name, message: message))
    return .faulty
  }

  private mutating func missing(_ name: String, in phrase: Phrase) -> State {
    if elsewhere.contains(name) { return .lacking(name) }
    let near =
      faults.count < Self.mostHints
      ? Spelling.nearest(to: name, in: Array(local.keys) + Array(global.keys)) : nil
    note(
      Fault(
        phrase: phrase, rule: name, message: "there is no rule <\(name)>",
        fix: near.map { "did you mean <\($0)>?" } ?? "write it under “expansion_rules”"))
    return .faulty
  }

  private mutating func note(_ fault: Fault) {
    faultCount += 1
    if faults.count < PhraseTableReader.mostDiagnostics { faults.append(fault) }
  }
}

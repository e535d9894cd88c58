import ParlanceDiagnostics
import ParlanceTemplates

/// Finds out which rules can be used: those that name no unknown rule and never come back to themselves, through lists neither.
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

  /// Something wrong with a name as a phrase writes it.
  struct Fault {
    /// The phrase.
    var phrase: Phrase
    /// The rule or slot as it begins in the phrase: `<rule>`, `{list`.
    var written: String
    /// What is wrong.
    var message: String
    /// What to do.
    var fix: String?
  }

  /// The rules and lists that names stand for.
  struct Names {
    /// The rules by name.
    var rules: [String: PhraseRule] = [:]
    /// The lists by name.
    var lists: [String: PhraseList] = [:]
  }

  /// What a phrase names.
  private enum Name: Hashable {
    case rule(String)
    case list(String)

    var written: String {
      switch self {
      case .rule(let name): "<\(name)>"
      case .list(let name): "{\(name)}"
      }
    }
  }

  /// The longest chain of rules within rules.
  static var deepest: Int { 100 }

  /// How many misspelt names are looked up; beyond them a fault comes without a hint.
  private static var mostHints: Int { 50 }

  /// What is wrong, in the order found.
  private(set) var faults: [Fault] = []

  /// How many faults there are; beyond a bound they are only counted.
  private(set) var faultCount = 0

  private let own: Names
  private let shared: [String: PhraseRule]
  private let faulty: Set<String>
  private let elsewhere: Set<String>
  private var states: [Name: State] = [:]
  /// How long the longest chain is that begins with a name.
  private var heights: [Name: Int] = [:]
  private var path: [Name] = []
  /// Where the values of lists begin that cannot be used.
  private var brokenValues: Set<SourcePosition> = []

  /// Looks at a table's rules and lists, or at a block's own, which may name the table's `shared` rules.
  ///
  /// `faulty` names the rules that are told to be wrong; `elsewhere` those that other blocks have for themselves.
  init(own: Names, shared: [String: PhraseRule] = [:], faulty: Set<String>, elsewhere: Set<String>) {
    self.own = own
    self.shared = shared
    self.faulty = faulty
    self.elsewhere = elsewhere
  }

  /// Whether a phrase can be used; notes what is wrong with it or with the rules that it names.
  mutating func isSound(_ phrase: Phrase) -> Bool {
    guard phrase.expression.hasReferences else { return true }
    var isSound = true
    for name in Self.names(in: phrase.expression) {
      let state = visit(name, from: phrase)
      if case .lacking(let missing) = state {
        let message =
          name == .rule(missing)
          ? "there is no rule <\(missing)> here" : "\(name.written) needs <\(missing)>, which is not here"
        note(message, name, in: phrase, fix: "move <\(missing)> out of its block")
      }
      isSound = isSound && state == .sound
    }
    return isSound
  }

  /// What is known of a rule; notes what is wrong with it.
  mutating func state(of rule: PhraseRule) -> State {
    visit(.rule(rule.name), from: rule.phrase)
  }

  /// A list without the values that cannot be used.
  mutating func sound(_ list: PhraseList, named name: String) -> PhraseList {
    guard case .values(let entries) = list else { return list }
    if let first = entries.first { _ = visit(.list(name), from: first.phrase) }
    return brokenValues.isEmpty ? list : .values(entries.filter { !brokenValues.contains($0.phrase.position) })
  }

  private static func names(in expression: Expression) -> [Name] {
    var names: [Name] = []
    expression.forEachReference {
      names.append(.rule($0))
    } slot: { slot in
      if slot.range == nil { names.append(.list(slot.list)) }
    }
    return names
  }

  private mutating func visit(_ name: Name, from phrase: Phrase) -> State {
    switch states[name] {
    case .open:
      tellCircle(name, in: phrase)
      return .faulty
    case .some(let state):
      return state == .faulty || path.count + (heights[name] ?? 0) <= Self.deepest ? state : tooDeep(name, in: phrase)
    case nil: break
    }
    switch name {
    case .rule(let rule):
      guard !faulty.contains(rule) || own.rules[rule] != nil else { return .faulty }
      guard let found = own.rules[rule] ?? shared[rule] else { return missing(rule, in: phrase) }
      return enter(name, from: phrase) { $0.visitNames(in: found.phrase) }
    case .list(let list):
      // Of a table's lists its own check tells what is wrong: a block's rules mean nothing in them.
      guard case .values(let entries)? = own.lists[list] else { return .sound }
      return enter(name, from: phrase) { $0.visitValues(entries) }
    }
  }

  private mutating func enter(
    _ name: Name, from phrase: Phrase, _ look: (inout RuleCheck) -> (state: State, height: Int)
  ) -> State {
    guard path.count < Self.deepest else { return tooDeep(name, in: phrase) }
    states[name] = .open
    path.append(name)
    let (state, height) = look(&self)
    path.removeLast()
    states[name] = state
    heights[name] = height + 1
    return state
  }

  private mutating func visitNames(in phrase: Phrase) -> (state: State, height: Int) {
    var state = State.sound
    var height = 0
    for inner in Self.names(in: phrase.expression) {
      let found = visit(inner, from: phrase)
      if found != .sound, state != .faulty { state = found }
      height = max(height, heights[inner] ?? 0)
    }
    return (state, height)
  }

  /// A list is sound without the values that are not.
  private mutating func visitValues(_ entries: [ListEntry]) -> (state: State, height: Int) {
    var height = 0
    for entry in entries where entry.phrase.expression.hasReferences {
      if !isSound(entry.phrase) { brokenValues.insert(entry.phrase.position) }
      for inner in Self.names(in: entry.phrase.expression) { height = max(height, heights[inner] ?? 0) }
    }
    return (.sound, height)
  }

  private mutating func tellCircle(_ name: Name, in phrase: Phrase) {
    let circle = path.drop { $0 != name } + [name]
    var message = "the rule \(name.written) contains itself"
    if case .list = name { message = "the list \(name.written) contains itself" }
    if circle.count > 2 { message += ": " + circle.map(\.written).joined(separator: " → ") }
    note(message + "; what uses it is left out", name, in: phrase, fix: "remove one of them")
  }

  private mutating func tooDeep(_ name: Name, in phrase: Phrase) -> State {
    note("rules are nested more than \(Self.deepest) deep; what uses them is left out", name, in: phrase)
    return .faulty
  }

  private mutating func missing(_ rule: String, in phrase: Phrase) -> State {
    if elsewhere.contains(rule) { return .lacking(rule) }
    let near =
      faults.count < Self.mostHints
      ? Spelling.nearest(to: rule, in: Array(own.rules.keys) + Array(shared.keys)) : nil
    note(
      "there is no rule <\(rule)>", .rule(rule), in: phrase,
      fix: near.map { "did you mean <\($0)>?" } ?? "write it under “expansion_rules”")
    return .faulty
  }

  private mutating func note(_ message: String, _ name: Name, in phrase: Phrase, fix: String? = nil) {
    faultCount += 1
    guard faults.count < PhraseTableReader.mostDiagnostics else { return }
    // Behind the list's name a slot's may follow, so that only the beginning is surely written so.
    let written = if case .list = name { String(name.written.dropLast()) } else { name.written }
    faults.append(Fault(phrase: phrase, written: written, message: message, fix: fix))
  }
}

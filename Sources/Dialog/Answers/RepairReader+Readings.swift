import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What words can be to the parameters of what is mended.
extension RepairReader {
  /// Some of the words.
  package typealias Words = (tokens: [Token], text: String)

  /// What words give a parameter, and how well they fit it.
  private struct Reading {
    var change: SlotBinding
    /// Whether they are all of what it takes, and not only a part of a name.
    var isExact = true
    /// Whether they are a number, a moment or the like.
    var isAmount = false
  }

  /// How good one reading of some words is beside others of the same words.
  private enum Rank: Int, Comparable {
    /// Part of a name, for what has no value yet.
    case unlikely
    /// Part of a name, for what has one.
    case part
    /// An amount for what has none.
    case amount
    /// The hour of what has a time.
    case hour
    /// All of what it takes, for what has a value.
    case exact

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The most times that a number is taken for that could be an hour.
  private static var mostCounted: Int { 6 }

  /// The same reader where the words speak of what has been.
  var past: RepairReader {
    var reader = self
    reader.speaksOfPast = true
    return reader
  }

  /// What a parameter can be given by the words, as what it takes.
  func change(of parameter: ParameterDescriptor, to new: Words) -> SlotBinding? {
    reading(of: parameter, as: new)?.change
  }

  /// What the words can be of a parameter, with what people call it or without.
  private func values(of parameter: ParameterDescriptor, as new: Words) -> [Answer] {
    let reader = reader(of: parameter)
    // “No, on Wednesdays” is said of a day, but of none that has been.
    let takesPast = answers.lead(parameter.name, subject.intent.name)?.takesPast == true
    let words = takesPast ? new.tokens : new.tokens.visible
    let whole = reader.values(words, new.text, for: parameter, of: subject.intent.name)
    guard whole.isEmpty, let said = withoutTitle(new, of: parameter) else { return whole }
    return reader.values(said.tokens, said.text, for: parameter, of: subject.intent.name)
  }

  private func reading(of parameter: ParameterDescriptor, as new: Words) -> Reading? {
    if let moment = atAnotherLength(new, parameter) ?? onTheSameDay(new, parameter) ?? nearItsDay(new, parameter)
      ?? atTheSameTime(new, parameter)
      ?? moved(new, parameter)
    {
      return Reading(change: moment, isAmount: true)
    }
    let isAmount = parameter.kind.typeName == nil
    for answer in values(of: parameter, as: new) {
      switch answer.content {
      case .value(let value):
        let meant = inUsualPart(value, new.tokens, of: parameter.name)
        return Reading(
          change: SlotBinding(parameter: parameter.name, text: new.text, meaning: .value(meant)),
          isExact: answer.isExact, isAmount: isAmount)
      case .several(let values):
        return Reading(
          change: SlotBinding(parameter: parameter.name, text: new.text, meaning: .candidates(values)),
          isExact: answer.isExact, isAmount: isAmount)
      case .noSuchDay(let words):
        let change = SlotBinding(parameter: parameter.name, text: words, meaning: .noSuchDay)
        return Reading(change: change, isAmount: true)
      case .confirmed, .unknown, .parts, .outOfRange, .refused: continue
      }
    }
    return nil
  }

  /// The parameter that the words can be meant for, by what it takes: what has a value comes before what has none, and a number or a
  /// moment before the part of a name that is spelled so.
  func meant(_ new: Words, besides asked: Set<String> = []) -> SlotBinding? {
    var best: (change: SlotBinding, rank: Rank)?
    let isFew = answers.wholeNumber(new.tokens).map { $0 <= Self.mostCounted } ?? false
    for parameter in subject.intent.parameters
    where !asked.contains(parameter.name) && parameter.kind.element != .text && !isElsewhere(new, parameter) {
      if isCountOfNothing(new, parameter) { continue }
      let found: (change: SlotBinding, rank: Rank)?
      if let reading = reading(of: parameter, as: new) {
        found = (reading.change, rank(reading))
      } else {
        found = atTheHour(new, parameter).map { ($0, .hour) }
      }
      // “Actually two” behind “log coffee at 9”, said at ten, is how many, and so it is behind “last night”.
      if isFew, case .value(let value)? = found?.change.meaning,
        isNotYet(value, for: parameter) || isFarFrom(value, parameter)
      {
        continue
      }
      if let found, best.map({ $0.rank < found.rank }) ?? true { best = found }
    }
    return best?.change
  }

  /// What the words say by themselves of a part that takes a moment, a length of time or one of a few cases; a number may count or choose
  /// anything, and is none.
  package func byItself(
    _ tokens: [Token], of utterance: String, besides asked: Set<String> = []
  ) -> SlotBinding? {
    guard answers.wholeNumber(tokens) == nil, let change = meant((tokens, utterance), besides: asked),
      case .value(let value) = change.meaning, let parameter = subject.intent.parameter(named: change.parameter),
      !isTooLate(value, for: parameter)
    else { return nil }
    switch parameter.kind {
    case .date, .dateComponents, .duration, .enumeration: return change
    case .boolean, .integer, .number, .text, .measurement, .url, .entity, .list, .unsupported: return nil
    }
  }

  /// What the words say by themselves of another part than the one that is asked for, where that is to be the name of something and they are
  /// none: “at nine” where it is asked which task is to be moved.
  func besidesName(_ tokens: [Token], of utterance: String) -> SlotBinding? {
    guard let prompt = subject.prompt, prompt.kind == .value || prompt.kind == .disambiguation,
      prompt.purpose == .parameter, let name = prompt.parameter,
      let asked = subject.intent.parameter(named: name), asked.kind.typeName != nil,
      let change = byItself(tokens, of: utterance, besides: [name])
    else { return nil }
    let read = answers.read(tokens, of: utterance, to: prompt, for: asked)
    if isFilled(change.parameter) { return read.allSatisfy(\.isGuess) ? change : nil }
    // What would be asked next, or need not be said, is said at once: “tomorrow” where it is asked which task is to be due then.
    guard prompt.kind == .value, read.allSatisfy({ !$0.isExact || $0.isGuess }) else { return nil }
    let other = subject.intent.parameter(named: change.parameter)
    let isLed = other.map { !answers.led(tokens, utterance, for: $0, of: subject.intent.name).isEmpty } ?? false
    return answers.areAmount(tokens) || tokens.count == 1 || isLed ? change : nil
  }

  private func rank(_ reading: Reading) -> Rank {
    guard isFilled(reading.change.parameter) else { return reading.isExact && reading.isAmount ? .amount : .unlikely }
    return reading.isExact ? .exact : .part
  }

  /// What several parts of the words change, each another parameter: “Monday and high priority”.
  func several(_ new: Words) -> [SlotBinding]? {
    let parts = answers.parts(of: new.tokens)
    guard parts.count > 1 else { return nil }
    var changes: [SlotBinding] = []
    for part in parts {
      let words = Array(new.tokens[part])
      let start = new.tokens[0].range.lowerBound
      let place = words[0].range.lowerBound - start..<words[words.count - 1].range.upperBound - start
      let said = (words, UtteranceText(new.text).part(place))
      let others = Set(changes.map(\.parameter))
      let again = { self.changed(in: said).lazy.compactMap { meant($0, besides: others) }.first }
      guard let change = meant(said, besides: others) ?? again() else { return nil }
      changes.append(change)
    }
    return changes
  }

  /// What words mean instead that change something by themselves, in each way in which they can: “high priority” of “make it high priority”.
  private func changed(in said: Words) -> [Words] {
    let start = said.tokens.first?.range.lowerBound ?? 0
    return language.repairs(.change, in: said.tokens).compactMap { found in
      let inner = Array(said.tokens[found.new])
      guard let first = inner.first, let last = inner.last else { return nil }
      return (inner, UtteranceText(said.text).part(first.range.lowerBound - start..<last.range.upperBound - start))
    }
  }

  /// What words behind a no change besides what is asked for, where they are plainly something else: “no, Tuesday” where a task is asked
  /// for that is to be moved to Monday.
  func otherwise(_ new: Words, isApart: Bool) -> Repair? {
    guard isApart, let asked = subject.prompt?.parameter,
      let change = meant(new, besides: [asked]), isFilled(change.parameter), case .value = change.meaning,
      namesOther(change)
        || subject.intent.parameter(named: asked).map({ self.change(of: $0, to: new) == nil }) ?? true
    else { return nil }
    return Repair(changes: [change], isPlain: true)
  }

  /// Whether any words answer the open question, and these change which thing it is about: “wait, I meant the report” is no title.
  func namesOther(_ change: SlotBinding) -> Bool {
    guard let asked = subject.prompt?.parameter.flatMap({ subject.intent.parameter(named: $0) }), asked.kind == .text,
      subject.intent.parameter(named: change.parameter)?.kind.typeName != nil, isFilled(change.parameter)
    else { return false }
    return switch change.meaning {
    case .value, .candidates: true
    case .unknown, .noSuchDay, .other, .parts: false
    }
  }

  /// Words for the only text, or else a name that nobody knows for the only entity, that was spoken of.
  package func guess(_ said: (tokens: [Token], text: String)) -> SlotBinding? {
    let new = withoutFillers(said)
    if let change = renumbered(new) { return change }
    // Yes and no, thanks, articles and the like are nobody's name, nor is a number or a date, or what is not meant.
    guard language.isYes(new.tokens) == nil, !language.fillers.contains(new.tokens.map(\.text)),
      !new.tokens.allSatisfy({ language.stopWords.contains($0) }), !answers.areAmount(new.tokens),
      language.shift(new.tokens) == nil, !isAmountBehindWord(new), !denies(new.tokens, of: new.text)
    else { return nil }
    let filled = subject.intent.parameters.filter { isFilled($0.name) || $0.name == subject.prompt?.parameter }
    let texts = filled.filter { $0.kind == .text }
    if let only = texts.first, texts.count == 1 {
      return change(of: only, to: continued(new, from: only) ?? inPlace(new, of: only) ?? withoutLead(new, of: only))
    }
    let named = filled.filter { $0.kind.typeName != nil }
    // A title may be a sentence, the name of a thing hardly is.
    guard let only = named.first, named.count == 1, !language.areStatement(new.tokens) else { return nil }
    return SlotBinding(parameter: only.name, text: new.text, meaning: .unknown)
  }

  /// The words without what people say while they think or to be polite: “no, tea please”.
  func withoutFillers(_ new: Words) -> Words {
    guard let bare = language.withoutFillers(new.tokens), let start = new.tokens.first?.range.lowerBound,
      let first = bare.first, let last = bare.last
    else { return new }
    let range = first.range.lowerBound - start..<last.range.upperBound - start
    return (bare, UtteranceText(new.text).part(range))
  }

  /// Whether an amount stands behind a word that is no part of a name: “not Friday”, “to Monday”.
  private func isAmountBehindWord(_ new: Words) -> Bool {
    guard let first = new.tokens.first,
      language.negations.contains(first) || language.stopWords.contains(first)
    else { return false }
    return answers.areAmount(Array(new.tokens.dropFirst()))
  }

  /// Whether words ask for the same once more, which was done so many times: “another one” behind “log tea”.
  func isOnceMore(_ tokens: [Token]) -> Bool {
    guard subject.prompt == nil, subject.intent.parameters.contains(where: { $0.kind == .integer && !$0.isNeeded })
    else { return false }
    return language.followUps(tokens).contains(where: \.isOnceMore)
  }

  /// Another one than that which was spoken of.
  func other(_ new: Words) -> SlotBinding? {
    guard language.pick(new.tokens) == .other else { return nil }
    for parameter in subject.intent.parameters where parameter.kind.typeName != nil {
      guard let value = subject.activity.values[parameter.name] else { continue }
      return SlotBinding(parameter: parameter.name, text: new.text, meaning: .other(than: value))
    }
    return nil
  }

  /// Whether something was said of a parameter.
  func isFilled(_ name: String) -> Bool {
    subject.activity.values[name] != nil || subject.activity.bindings.contains { $0.parameter == name }
  }

  /// The value of a parameter, or what was said of it if that is one.
  func known(_ name: String) -> IntentValue? {
    if let value = subject.activity.values[name] { return value }
    guard case .value(let value)? = subject.activity.bindings.first(where: { $0.parameter == name })?.meaning else {
      return nil
    }
    return value
  }

  /// The parameter that people call so, perhaps with a word more: “due date” for what is called “due”.
  func parameter(called name: [Token]) -> ParameterDescriptor? {
    // “The task's priority”, but not “the priority of the eggs”: that is another one's.
    let kinds = Set(subject.intent.parameters.compactMap(\.kind.typeName)).flatMap(answers.kinds)
    let words = (language.without(kinds, in: name) ?? name).map(\.text).filter { !language.stopWords.contains($0) }
    guard !words.isEmpty else { return nil }
    return subject.intent.parameters.first { parameter in
      let title = title(of: parameter)
      return !title.isEmpty && title.allSatisfy(words.contains) && words.count <= title.count
    }
  }

  private func title(of parameter: ParameterDescriptor) -> [String] {
    language.tokens(titles[parameter.name] ?? parameter.name).map(\.text)
  }

  /// The words without what people call the parameter, where it takes one of a few cases: “high priority”.
  private func withoutTitle(_ new: Words, of parameter: ParameterDescriptor) -> Words? {
    guard case .enumeration = parameter.kind.element, new.tokens.count > 1 else { return nil }
    let title = title(of: parameter)
    let rest = new.tokens.filter { !title.contains($0.text) }
    guard !rest.isEmpty, rest.count == new.tokens.count - title.count,
      let first = rest.first, let last = rest.last, let start = new.tokens.first?.range.lowerBound
    else { return nil }
    let text = UtteranceText(new.text).part(first.range.lowerBound - start..<last.range.upperBound - start)
    return (rest, text)
  }
}

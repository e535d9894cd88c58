import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// One thing more where it is asked whether another one is to be added.
extension AssistantSession {
  /// Takes one thing more for a yes where it is asked whether any words are one, “and butter” and “yes, and butter” where “Add “bread”?” is
  /// asked: who goes on with a list means what is in it. What comes then is read, and asked about, in its turn.
  func takeOneMore(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard heard.saysNothing, let prompt = moment.prompt, prompt.purpose == .act, let open = moment.open,
      open.activity.isGuessed == true,
      case let (decision, rest) = spoken.language.decisionAhead(in: tokens), decision != false,
      open.activity.offered == nil || goesOnWithThing(decision == true ? rest : tokens, heard.utterance, in: situation),
      // A no that was heard as another text is not agreed to by whoever goes on.
      decision == true || prompt.insteadOf == nil,
      case let words = decision == true ? rest : tokens, !words.isEmpty
    else { return }
    guard decision == true || !asksInstead(tokens, heard.utterance) else {
      return takeAskedInstead(tokens, at: moment, in: situation, &heard)
    }
    guard decision == true || saysAnotherText(open) else { return }
    var asked = TurnMemory()
    asked.remember(Self.command(of: open))
    let reader = FollowUpReader(
      memory: asked, language: spoken.language, intents: assistant.intents, answers: reader(in: situation))
    let more = reader.commands(words, of: heard.utterance, takesAnyWords: true)
    guard let first = more.first, open.activity.offered == nil || isOffered(first.command, as: open, in: situation)
    else { return }
    let part = CommandPart(text: UtteranceText(heard.utterance).words(words), isDifference: false)
    wait(for: [part], after: prompt)
    heard.answers = [Answer(.confirmed(true), isExact: true)]
  }

  /// Whether what is asked about has a text that what was done last has not: “Add “essay”, Tuesday?” is about another day, and nothing more.
  private func saysAnotherText(_ open: RepairSubject) -> Bool {
    guard let text = Self.text(of: Self.command(of: open).bindings) else { return false }
    return memory.turns.last?.contains { $0.names.contains(text.lowercased()) } != true
  }

  /// Whether the app offers itself for the text of a command as it did for the one that is asked about: “buy bread”, and not “buy me”.
  private func isOffered(_ command: Command, as open: RepairSubject, in situation: Situation) -> Bool {
    guard let text = Self.text(of: command.bindings) else { return true }
    let offer = spoken.matcher.offer(spoken.language.tokens(text), of: text, in: situation)
    let isPlain = Self.text(of: Self.command(of: open).bindings).map { text in
      spoken.matcher.offer(spoken.language.tokens(text), of: text, in: situation) == nil
    }
    return offer != nil || isPlain == true && spoken.language.tokens(text).count > 1
  }

  /// Whether words go on with a thing behind an “and”, or before a “too”: no moment (“and tomorrow”), no answer (“and no”), no word for somebody
  /// («я тоже») and no command of their own (“and delete the milk”).
  private func goesOnWithThing(_ words: [Token], _ utterance: String, in situation: Situation) -> Bool {
    let language = spoken.language
    let joint = language.conjunctionLength(at: 0, of: words) ?? 0
    let added = language.followUps(words).compactMap(\.added).map { Array(words[$0]) }
    guard let thing = added.first ?? (joint > 0 ? Array(words[joint...]) : nil), !thing.isEmpty else { return false }
    let dates = language.dates(now: situation.now, calendar: calendar)
    guard language.isYes(thing) == nil, language.builtIns(thing).isEmpty, !language.areStatement(thing),
      language.mayBeObject(thing), !language.pronouns.contains(thing.map(\.text)),
      !thing.allSatisfy({ language.stopWords.contains($0) || language.subjects.contains($0) }),
      thing.count > 1 || !thing[0].isCharacter,
      !dates.spans(in: thing, at: 0).contains(where: { $0.end == thing.count })
    else { return false }
    let command = spoken.matcher.match(thing, of: utterance, in: situation.exactly).matches.first
    return command.map { $0.how != .exact || $0.cost.wildcards > 0 && $0.unknownName == nil } ?? true
  }

  /// Whether words with something else ask for it rather than go on with it: 「明日は」, and “and Saturday” does not.
  private func asksInstead(_ tokens: [Token], _ utterance: String) -> Bool {
    if spoken.language.asks(tokens, utterance) { return true }
    let followUps = spoken.language.followUps(tokens)
    return !followUps.isEmpty && followUps.allSatisfy { $0.asked != nil }
      && spoken.language.conjunctionLength(at: 0, of: tokens) == nil
  }
}

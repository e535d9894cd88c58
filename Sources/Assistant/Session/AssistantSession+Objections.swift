import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What is said against one of several things: “not the milk”, “yes, but not the rent”, “skip it”.
extension AssistantSession {
  /// Some things of which one is asked about, or with which the same was done.
  private struct Group {
    /// What takes them.
    let parameter: ParameterDescriptor
    /// The intent that takes it.
    let intent: String
    /// The things; the first is the one that is asked about.
    let values: [IntentValue]
    /// Those that are asked about all together, where the intent takes several.
    var together: [IntentValue] = []
    /// Whether they are texts that were just added, and so nothing that would be spared or skipped.
    var isAdded = false
  }

  /// What is said against some of a group.
  private struct Objected {
    /// The things that are not meant.
    var spared: [IntentValue]
    /// Whether the words say yes to all others.
    var isAgreed = false
    /// The words that point at some of them of which nobody can tell which are meant; `nil` if there are none.
    var unread: String?
  }

  /// What words mean that object to one of the several things that are asked about, or that were done last; `nil` if they do not.
  func objection(_ tokens: [Token], _ utterance: Utterance, at moment: DialogMoment, _ prompt: Prompt?) async -> Heard?
  {
    guard let prompt else { return await objectionToDeeds(tokens, utterance) }
    // “I don't need it” is a yes to a deletion, and spares nothing.
    guard prompt.asksForYes, let open = moment.open, beforeDeletion(tokens, utterance.text, prompt, moment) == nil,
      let group = group(asked: open)
    else { return nil }
    let isOfSeveral = asksOfSeveral(prompt) || askedOfSeveral.isOne
    // A no to the first of all things is one to all of them, as a yes to it can be.
    if isOfSeveral, !askedOfSeveral.isFirstOfAll, spoken.language.isYes(tokens) == false {
      return await skipping(Array(group.values.prefix(1)), open, utterance)
    }
    guard let objected = await objected(tokens, utterance, group) else {
      return await alsoAsked(tokens, utterance, prompt, open)
    }
    if let unread = objected.unread {
      notices.append(spoken.voice.string("notice.notUnderstood", .text(unread)))
      return Heard(utterance: utterance.text, builtIn: .wait)
    }
    let isAsked = objected.spared.contains(group.values[0])
    let others = rest.filter { part in value(of: part, group.parameter).map(objected.spared.contains) ?? false }
    rest.removeAll(where: others.contains)
    if group.together.count > 1, group.together.contains(where: objected.spared.contains) {
      tellLeftOut(others)
      return leaving(out: objected.spared, of: group, utterance)
    }
    if objected.isAgreed, !rest.isEmpty { ofSeveral.agreesToAll = true }
    let isOfNotes = rest.contains { $0.isNote(of: prompt.intent) }
    if isAsked {
      return isOfSeveral || isOfNotes ? await skipping(objected.spared, open, utterance) : answer(false, utterance)
    }
    tellLeftOut(others)
    return objected.isAgreed ? answer(true, utterance) : Heard(utterance: utterance.text, builtIn: .wait)
  }

  /// The question anew about what is left of the things that it asks about all together; a no where nothing is.
  private func leaving(out spared: [IntentValue], of group: Group, _ utterance: Utterance) -> Heard {
    let left = group.together.filter { !spared.contains($0) }
    guard !left.isEmpty else { return answer(false, utterance) }
    let change = SlotBinding(parameter: group.parameter.name, meaning: .value(.list(left)))
    return Heard(utterance: utterance.text, repair: Repair(changes: [change]))
  }

  /// Whether a question asks for a yes to what is to be done with others afterwards.
  func asksOfSeveral(_ prompt: Prompt) -> Bool {
    prompt.asksForYes && rest.contains { $0.isMore(of: prompt.intent) }
  }

  /// A no to some, among them the one that is asked about, after which the others are gone on with.
  private func skipping(_ values: [IntentValue], _ open: RepairSubject, _ utterance: Utterance) async -> Heard {
    ofSeveral.skipped = values.map(\.display.title)
    // What is left out is not what was done before the others, from which they differ.
    for place in rest.indices where rest[place].isMore(of: open.intent.name) && rest[place].command == nil {
      let tokens = spoken.language.tokens(rest[place].text)
      let reader = await reader(of: open, Utterance(rest[place].text), tokens)
      rest[place].command = rest[place].change.flatMap(reader.again) ?? reader.changed(tokens, of: rest[place].text)
    }
    return answer(false, utterance)
  }

  /// What words mean that name one thing more for what is asked about: “and bread” where it is asked whether to delete the milk, or “yes, and
  /// the bread too”. It is asked about next; `nil` for other words. “Yes, but keep the bread” is a yes where nobody asked for that.
  private func alsoAsked(
    _ tokens: [Token], _ utterance: Utterance, _ prompt: Prompt, _ open: RepairSubject
  ) async -> Heard? {
    let (decision, rest) = spoken.language.decisionAhead(in: tokens)
    let isYes = decision == true && !rest.isEmpty
    let words = isYes ? rest : tokens
    for followUp in spoken.language.followUps(words) {
      guard let range = followUp.asked ?? followUp.added, range.count < words.count,
        let command = await another(range, of: words, utterance, than: open)
      else { continue }
      self.rest.append(CommandPart(text: command.entities[0].display.title, isDifference: true, command: command))
      restWaitsFor = prompt.intent
      return isYes ? answer(true, utterance) : Heard(utterance: utterance.text, builtIn: .wait)
    }
    guard isYes else { return nil }
    for case .spared(let range) in spoken.language.objections(in: words)
    where await another(range, of: words, utterance, than: open) != nil {
      return answer(true, utterance)
    }
    return nil
  }

  /// The command that is asked about with another thing that some of the words name; `nil` if they name none.
  private func another(
    _ range: Range<Int>, of words: [Token], _ utterance: Utterance, than open: RepairSubject
  ) async -> Command? {
    let reader = await reader(of: open, Utterance(utterance.text), words)
    guard let command = reader.changed(Array(words[range]), of: utterance.text),
      case let asked = open.activity.values.values.flatMap(\.entities), !command.entities.isEmpty,
      !command.entities.contains(where: asked.contains)
    else { return nil }
    return command
  }

  /// Reads words as the command that is asked about with a difference.
  private func reader(of open: RepairSubject, _ utterance: Utterance, _ tokens: [Token]) async -> FollowUpReader {
    FollowUpReader(
      memory: asked(of: open), language: spoken.language, intents: assistant.intents,
      answers: await answers(to: utterance, tokens))
  }

  private func answer(_ isYes: Bool, _ utterance: Utterance) -> Heard {
    Heard(utterance: utterance.text, answers: [Answer(.confirmed(isYes), isExact: true)])
  }

  /// What words mean that object to some of what was done last with several things: all of it is taken back, and the others done anew.
  private func objectionToDeeds(_ tokens: [Token], _ utterance: Utterance) async -> Heard? {
    guard let deeds = severalDone, let group = group(done: deeds),
      let objected = await objected(tokens, utterance, group), !objected.isAgreed, objected.unread == nil,
      await driver.canTakeBack(several: deeds.count)
    else { return nil }
    let kept = deeds.filter { deed in
      deed.values[group.parameter.name].map { !objected.spared.contains($0) } ?? true
    }
    tellLeftOut(objected.spared.map { CommandPart(text: $0.display.title, isDifference: true) })
    ofSeveral.kept = kept
    return Heard(utterance: utterance.text, builtIn: .undo)
  }

  /// The things of which one is asked about, or several together if the intent takes several.
  private func group(asked open: RepairSubject) -> Group? {
    let said = open.intent.parameters.filter { open.activity.values[$0.name] != nil }
    // Notes differ in their text where they name nothing.
    let isOffer = open.activity.offered != nil
    let taking = said.first { $0.kind.element.typeName != nil } ?? said.first { isOffer && $0.kind == .text }
    guard let parameter = taking, let asked = open.activity.values[parameter.name] else { return nil }
    let intent = open.intent.name
    let others = rest.filter { $0.isMore(of: intent) || $0.isNote(of: intent) }.compactMap { value(of: $0, parameter) }
    guard case .list(let together) = asked else {
      return Group(parameter: parameter, intent: open.intent.name, values: [asked] + others)
    }
    guard !together.isEmpty else { return nil }
    return Group(
      parameter: parameter.taking(parameter.kind.element), intent: open.intent.name, values: together + others,
      together: together)
  }

  /// The things with which the same was done.
  private func group(done deeds: [TurnMemory.Deed]) -> Group? {
    guard let intent = assistant.intent(named: deeds[0].intent) else { return nil }
    // What was just added has no more than its text.
    let differing = intent.parameters.first { parameter in
      (parameter.kind.typeName != nil || parameter.kind == .text)
        && Set(deeds.map { $0.values[parameter.name] }).count == deeds.count
    }
    guard let parameter = differing else { return nil }
    return Group(
      parameter: parameter, intent: intent.name, values: deeds.compactMap { $0.values[parameter.name] },
      isAdded: parameter.kind == .text)
  }

  /// What a part is done with; its words where nothing else is known yet.
  private func value(of part: CommandPart, _ parameter: ParameterDescriptor) -> IntentValue? {
    let binding = part.command?.bindings.first { $0.parameter == parameter.name } ?? part.change
    guard case .value(let value)? = binding?.meaning else { return part.text.isEmpty ? nil : .text(part.text) }
    if case .list(let values) = value, values.count == 1 { return values[0] }
    return value
  }

  /// What words say against some of a group; `nil` if they say nothing of the kind, or name none of it.
  private func objected(_ tokens: [Token], _ utterance: Utterance, _ group: Group) async -> Objected? {
    let (decision, words) = spoken.language.decisionAhead(in: tokens)
    // „Nein, nicht die Milch“ begins with two words for no, the second of which says what is not meant.
    for start in (0...tokens.count - words.count).reversed() where start < tokens.count {
      let (said, isAgreed) = (Array(tokens[start...]), decision == true && start > 0)
      if let type = group.parameter.kind.typeName, let spared = sparedOfAll(said, of: type),
        let objected = await objected(to: spared, isAgreed: decision != false, utterance, group)
      {
        return objected
      }
      for objection in spoken.language.objections(in: said) {
        if let objected = await objected(objection, said, isAgreed: isAgreed, utterance, group) { return objected }
      }
    }
    return nil
  }

  /// What one reading of words says against some of a group; `nil` if that names none of it.
  private func objected(
    _ objection: Objection, _ said: [Token], isAgreed: Bool, _ utterance: Utterance, _ group: Group
  ) async -> Objected? {
    switch objection {
    case .skipped: return group.isAdded ? nil : Objected(spared: [group.values[0]])
    case .spared(let range):
      // “Keep the milk” spares it where it would be deleted, and takes it from no list that was added.
      let denies = said.indices.contains { !range.contains($0) && spoken.language.negations.contains(said[$0]) }
      guard denies || !group.isAdded else { return nil }
      return await objected(to: Array(said[range]), isAgreed: isAgreed, utterance, group)
    case .only(let range):
      guard group.values.count > 1,
        var objected = await objected(to: Array(said[range]), isAgreed: isAgreed, utterance, group)
      else { return nil }
      objected.spared = group.values.filter { !objected.spared.contains($0) }
      return objected
    }
  }

  /// What is said against what words name; `nil` if they name none of the group. Of places only the last counts, since the others were never
  /// shown in a list.
  private func objected(
    to words: [Token], isAgreed: Bool, _ utterance: Utterance, _ group: Group
  ) async -> Objected? {
    let text = UtteranceText(utterance.text).words(words)
    let pick = spoken.language.pick(words)
    // Notes were said just before, one after the other.
    if case .index(let place)? = pick, rest.contains(where: { $0.isNote(of: group.intent) }),
      group.values.indices.contains(place - 1)
    {
      return Objected(spared: [group.values[place - 1]], isAgreed: isAgreed)
    }
    switch pick {
    case nil: break
    case .last: return group.values.last.map { Objected(spared: [$0], isAgreed: isAgreed) }
    // Of one thing a number is rather an hour: «no, a las 10».
    case .number where group.values.count == 1: return nil
    case .index, .number, .firsts, .lasts: return Objected(spared: [], isAgreed: isAgreed, unread: text)
    case .other, .both, .all, .everything, .some(.none), .any, .one: return nil
    }
    let list = Prompt(
      .disambiguation, .parameter, .which, intent: group.intent, parameter: group.parameter.name, values: group.values)
    let reader = await answers(to: utterance, words)
    let values = reader.several(words, of: text, to: list) ?? named(words, text, list, group.parameter, reader)
    guard !values.isEmpty, values.allSatisfy(group.values.contains) else { return nil }
    return Objected(spared: values, isAgreed: isAgreed)
  }
}

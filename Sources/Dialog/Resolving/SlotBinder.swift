import AppIntents
import ParlanceMatching
import ParlancePhraseTables

/// Turns what matching found in slots into values for an intent's parameters.
package struct SlotBinder: Sendable {
  private let intents: [String: IntentDescriptor]
  private let enums: [String: [EnumReference]]
  private let calendar: Calendar

  /// Makes a binder; `enums` are the cases of each enumeration in the session's language, `timeZone` is the session's.
  package init(
    intents: [String: IntentDescriptor], enums: [String: [EnumReference]], timeZone: TimeZone = .current
  ) {
    self.intents = intents
    self.enums = enums
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// What the cases of all enumerations are shown as that one of their names calls so.
  func titles(called isName: (String) -> Bool) -> [String] {
    enums.values.joined().filter { ([$0.display.title] + $0.display.synonyms).contains(where: isName) }
      .map(\.display.title)
  }

  /// The command that a match stands for; a slot that fits no parameter is left out.
  package func command(_ match: Match) -> Command {
    guard let intent = intents[match.intent] else { return Command(intent: match.intent) }
    var command = Command(intent: intent.name)
    for slot in match.slots {
      guard let parameter = intent.parameter(named: slot.name),
        let meaning = meaning(slot.value, text: slot.text, for: parameter.kind)
      else { continue }
      let binding = SlotBinding(parameter: parameter.name, text: slot.text, meaning: meaning)
      // A list repeats the slot's name for each of its values.
      if let place = command.bindings.firstIndex(where: { $0.parameter == parameter.name }) {
        if case .list = parameter.kind { command.bindings[place] = command.bindings[place].joined(with: binding) }
      } else {
        command.bindings.append(binding)
      }
    }
    return command
  }

  /// The commands that a match stands for: one for each value, where a phrase takes several for a parameter that holds one.
  package func commands(_ match: Match) -> [Command] {
    let command = command(match)
    guard let intent = intents[match.intent] else { return [command] }
    for binding in command.bindings {
      let slots = match.slots.filter { intent.parameter(named: $0.name)?.name == binding.parameter }
      guard slots.count > 1, let parameter = intent.parameter(named: binding.parameter),
        parameter.kind == parameter.kind.element
      else { continue }
      let others = withoutCount(command, aheadOf: slots[0], in: match, of: intent)
      return slots.enumerated().compactMap { place, slot in
        meaning(slot.value, text: slot.text, for: parameter.kind).map {
          (place == 0 ? command : others)
            .saying(SlotBinding(parameter: parameter.name, text: slot.text, meaning: $0))
        }
      }
    }
    return [command]
  }

  /// A command without the number that stands before the first of several things, and is said of that alone: “two coffees and a tea”.
  package func withoutCount(
    _ command: Command, aheadOf first: Match.Slot, in match: Match, of intent: IntentDescriptor
  ) -> Command {
    guard let place = first.range, let counting = intent.counting,
      match.slots.contains(where: { slot in
        intent.parameter(named: slot.name)?.name == counting.name
          && slot.range.map { $0.upperBound <= place.lowerBound } == true
      })
    else { return command }
    var command = command
    command.bindings.removeAll { $0.parameter == counting.name }
    return command
  }

  private func meaning(_ value: SlotValue, text: String?, for kind: ValueKind) -> SlotBinding.Meaning? {
    if case .list(let element) = kind {
      if case .scalar(.list(let scalars)) = value {
        return .value(.list(scalars.compactMap { intentValue($0, for: element) }))
      }
      guard let meaning = meaning(value, text: text, for: element) else { return nil }
      if case .value(let single) = meaning { return .value(.list([single])) }
      return meaning
    }
    if case .names(let entries) = value { return names(entries, kind) }
    if value == .noSuchDay, kind != .text { return .noSuchDay }
    return intentValue(value, text: text, for: kind).map { .value($0) }
  }

  private func names(_ entries: [VocabularyEntry], _ kind: ValueKind) -> SlotBinding.Meaning? {
    let values = entries.compactMap { entry -> IntentValue? in
      switch kind {
      case .entity(let type): .entity(EntityReference(entry, type: type))
      case .enumeration(let type): enums[type]?.first { $0.rawValue == entry.id }.map { .enumeration($0) }
      default: nil
      }
    }
    guard let first = values.first else { return .unknown }
    return values.count == 1 ? .value(first) : .candidates(values)
  }

  /// The value of a kind that the words or the table give; `nil` if they give none of that kind.
  package func intentValue(_ value: SlotValue, text: String?, for kind: ValueKind) -> IntentValue? {
    switch (value, kind) {
    case (.scalar(let scalar), _): intentValue(scalar, for: kind)
    case (.text(let words), .text): .text(words)
    case (.text(let words), .url): URL(string: words).map { .url($0) }
    case (.integer(let integer), .integer): .integer(integer)
    case (.integer(let integer), .number): .number(Double(integer))
    case (.number(let number), .number): .number(number)
    case (.number(let number), .integer): Int(exactly: number).map { .integer($0) }
    case (.instant(let seconds, _), .date): .date(Date(timeIntervalSinceReferenceDate: seconds))
    case (.instant(let seconds, let precision), .dateComponents):
      .dateComponents(calendar.components(of: Date(timeIntervalSinceReferenceDate: seconds), precision))
    case (.duration(let seconds), .duration): .duration(.seconds(seconds))
    case (.measured(let number, let symbol), .measurement(let dimension)):
      MeasureUnit(symbol, of: dimension).map { .measurement(MeasuredValue(number, $0)) }
    case (.integer(let integer), .measurement): .integer(integer)
    case (.number(let number), .measurement): .number(number)
    case (.boolean(let boolean), .boolean): .boolean(boolean)
    case (_, .text): text.map { .text($0) }
    default: nil
    }
  }

  private func intentValue(_ scalar: ScalarValue, for kind: ValueKind) -> IntentValue? {
    switch (scalar, kind) {
    case (.boolean(let boolean), .boolean): return .boolean(boolean)
    case (.integer(let integer), .integer): return .integer(integer)
    case (.integer(let integer), .number): return .number(Double(integer))
    case (.number(let number), .number): return .number(number)
    case (.integer(let seconds), .duration): return .duration(.seconds(seconds))
    case (.number(let seconds), .duration): return .duration(.seconds(seconds))
    case (.integer(let integer), .measurement): return .integer(integer)
    case (.number(let number), .measurement): return .number(number)
    case (.text(let text), .measurement(let dimension)):
      return MeasuredValue(text, of: dimension).map { .measurement($0) }
    case (_, .text): return .text(scalar.text)
    case (_, .enumeration(let type)):
      let word = scalar.text.lowercased()
      return enums[type]?.first { $0.rawValue.lowercased() == word || $0.display.title.lowercased() == word }
        .map { .enumeration($0) }
    case (_, .entity(let type)):
      return .entity(EntityReference(typeName: type, id: scalar.text, display: DisplayText(title: scalar.text)))
    case (.text(let word), .boolean) where word == "on" || word == "off": return .boolean(word == "on")
    default: return nil
    }
  }
}

extension EntityReference {
  /// The entity that a name of the vocabulary stands for.
  package init(_ entry: VocabularyEntry, type: String) {
    self.init(
      typeName: type, id: entry.id,
      display: DisplayText(
        title: entry.title, subtitle: entry.subtitle, symbol: entry.symbol, synonyms: entry.synonyms))
  }
}

extension VocabularyEntry {
  /// The name of an entity.
  package init(_ entity: EntityReference) {
    self.init(
      id: entity.id, title: entity.display.title, subtitle: entity.display.subtitle, symbol: entity.display.symbol,
      synonyms: entity.display.synonyms)
  }

  /// The name of an enumeration's case.
  package init(_ member: EnumReference) {
    self.init(
      id: member.rawValue, title: member.display.title, subtitle: member.display.subtitle,
      symbol: member.display.symbol, synonyms: member.display.synonyms)
  }
}

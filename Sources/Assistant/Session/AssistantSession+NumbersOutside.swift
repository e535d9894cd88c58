import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A number that an intent does not take: “scale the lasagna to 100” where 50 are the most.
extension AssistantSession {
  /// The most words, numbers among them and ranges that are tried.
  private static var mostWords: Int { 24 }
  private static var mostNumbers: Int { 3 }
  private static var mostRanges: Int { 6 }

  /// A number among the words, with those before it and behind it.
  private typealias Number = (value: Double, before: String, words: String, after: String)

  /// The command that words are but for a number which is too great or too small for it: it is told which there are and asked which of them is meant,
  /// or that it cannot be done where the number need not be said; `nil` where they are none.
  func withNumberOutside(_ said: Said, _ situation: Situation) -> Understood? {
    guard said.prompt == nil, said.tokens.count <= Self.mostWords, case let numbers = numbers(in: said),
      !numbers.isEmpty
    else { return nil }
    let ranges = Set(assistant.intents.flatMap(\.parameters).compactMap(\.inclusiveRange))
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }.prefix(Self.mostRanges)
    for number in numbers {
      for range in ranges where !range.contains(number.value) {
        if let understood = understood(said, number, in: range, situation) { return understood }
      }
    }
    return nil
  }

  private func numbers(in said: Said) -> [Number] {
    let text = UtteranceText(said.text)
    let all = said.tokens.indices.flatMap { place -> [Number] in
      let longest = spoken.language.number.spans(in: said.tokens, at: place).max { $0.end < $1.end }
      let value: Double? =
        switch longest?.value {
        case .integer(let number)?: Double(number)
        case .number(let number)?: number
        default: nil
        }
      guard let end = longest?.end, let value else { return [] }
      return [
        (
          value, text.words(said.tokens[..<place]), text.words(said.tokens[place..<end]),
          text.words(said.tokens[end...])
        )
      ]
    }
    return Array(all.prefix(Self.mostNumbers))
  }

  /// The command that the words are with an end of a range in the place of their number, where a parameter takes just that.
  private func understood(
    _ said: Said, _ number: Number, in range: ClosedRange<Double>, _ situation: Situation
  ) -> Understood? {
    // A phrase may say one in another way than several: “a coffee”, “two coffees”.
    let ends = Set([range.lowerBound.rounded(.up), range.upperBound.rounded(.down)])
    return ends.sorted().lazy.filter { range.contains($0) && $0.magnitude <= Double(Int32.max) }
      .compactMap { self.understood(said, number, as: String(Int($0)), in: range, situation) }.first
  }

  private func understood(
    _ said: Said, _ number: Number, as inside: String, in range: ClosedRange<Double>, _ situation: Situation
  ) -> Understood? {
    let sentence = [number.before, inside, number.after].filter { !$0.isEmpty }.joined(separator: " ")
    // “Coffees” are more than one “Coffee”: that is not as it is written, and nothing is forgiven.
    let result = spoken.matcher.match(sentence, in: situation)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.cost.edits == 0,
      // “45 minute walk” is another event than “30 minute walk”.
      best.cost.partial == 0,
      let intent = assistant.intent(named: best.intent),
      let slot = best.slots.first(where: {
        $0.text == inside && intent.parameter(named: $0.name)?.inclusiveRange == range
      }),
      let parameter = intent.parameter(named: slot.name)
    else { return nil }
    var heard = heard(sentence, result, [])
    guard heard.commands.count == 1 else { return nil }
    if parameter.isNeeded {
      notices.append(spoken.voice.range(range.lowerBound, range.upperBound))
      heard.commands[0].bindings.removeAll { $0.parameter == parameter.name }
    } else {
      let whole = parameter.kind == .integer ? Int(exactly: number.value).map(IntentValue.integer) : nil
      let value = whole ?? .number(number.value)
      heard.commands[0] = heard.commands[0].saying(
        SlotBinding(parameter: parameter.name, text: number.words, meaning: .value(value)))
    }
    return Understood(event: .heard(heard), matched: result, situation: situation)
  }
}

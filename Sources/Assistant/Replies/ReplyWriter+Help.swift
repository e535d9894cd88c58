import AppIntents
import ParlanceDialog
import ParlanceMatching

extension ReplyWriter {
  /// The most choices that help says aloud.
  private static var mostExamples: Int { 3 }

  /// What the open question takes.
  func help(with prompt: Prompt, _ parameter: ParameterDescriptor?) -> String {
    if prompt.kind == .confirmation { return voice.string("help.confirmation") }
    let choices = titled(prompt).choices.prefix(Self.mostExamples).map { quoted($0.display.title) }
    guard choices.isEmpty else { return voice.string("help.choices", .text(list(choices))) }
    switch parameter?.kind.element {
    case .date, .dateComponents: return voice.string("help.date")
    case .duration: return voice.string("help.duration")
    case .measurement(MeasureUnit.money): return voice.string("help.money")
    case .measurement: return voice.string("help.measurement")
    case .integer, .number: return number(parameter?.inclusiveRange)
    case .text: return voice.string("help.text")
    case .boolean:
      guard let names = parameter?.booleanNames else { return voice.string("help.confirmation") }
      return voice.string("help.choices", .text(list([names.true, names.false].map { quoted(voice.localized($0)) })))
    default: return voice.string("help.question")
    }
  }

  /// What there is to choose from, all that is shown of it.
  func options(of prompt: Prompt) -> String {
    voice.string("help.options", .text(list(titled(prompt).choices.map { quoted($0.display.title) })))
  }

  /// An intent with its values as a sentence, or else what it is called.
  func summary(of name: String, _ values: [String: IntentValue], _ intent: IntentDescriptor?) -> String {
    intent?.summary(of: values) { voice.string("style.quoted", .text($0)) } ?? title(of: name)
  }

  /// What an intent is called.
  func title(of intent: String) -> String {
    assistant.intents.first { $0.name == intent }.map { voice.localized($0.title) } ?? intent
  }

  private func number(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return voice.string("help.number") }
    return voice.string("help.range", .text(number(range.lowerBound)), .text(number(range.upperBound)))
  }

  /// A number in digits, as the locale writes it.
  func number(_ number: Double) -> String {
    number.formatted(.number.locale(voice.locale))
  }

  private func quoted(_ text: String) -> String { voice.string("help.quoted", .text(text)) }

  private func list(_ texts: [String]) -> String { texts.formatted(.list(type: .or).locale(voice.locale)) }

  /// The first intent that takes what was named, where nothing but a name was said.
  func intent(taking heard: Input?, _ names: Vocabulary?) -> String? {
    guard let names, case .utterance(let utterance)? = heard else { return nil }
    let tokens = locale.language.tokens(utterance.text)
    guard !tokens.isEmpty else { return nil }
    return assistant.intents.first { intent in
      intent.isDiscoverable
        && intent.parameters.contains { parameter in
          guard let type = parameter.kind.typeName, let index = names.index(of: type) else { return false }
          return index.spans(in: tokens, at: 0).contains { $0.end == tokens.count }
        }
    }?.name
  }

  /// One sentence for an intent, as an example.
  func sample(of intent: String) -> String? {
    let descriptor = assistant.intents.first { $0.name == intent }
    let takesValues = descriptor?.parameters.contains { parameter in
      if case .entity = parameter.kind.element { return true }
      return parameter.isNeeded
    }
    return SampleText.sample(of: intent, takingValues: takesValues ?? true, in: locale.table)
  }

  /// The intents of which a person is told, those first that they mostly use.
  var discoverable: [IntentDescriptor] {
    let discoverable = assistant.intents.filter(\.isDiscoverable)
    let usual = habits.usual
    let first = usual.compactMap { name in discoverable.first { $0.name == name } }
    return first + discoverable.filter { !usual.contains($0.name) }
  }

  /// How what an intent does can be said: by these words, if any, and by some of its phrases that begin differently; `nil` where a person is
  /// told of none.
  func help(on intent: String, as words: String?) -> Reply? {
    guard let intent = assistant.intents.first(where: { $0.name == intent }), intent.isDiscoverable,
      let first = sample(of: intent.name)
    else { return nil }
    var beginnings: Set<Substring> = [first.prefix { $0 != " " }]
    // What a person reads or hears as an example has one place to fill, and begins with a word.
    let others = SampleText.samples(of: intent.name, in: locale.table).filter { sample in
      sample.count { $0 == "…" } == first.count { $0 == "…" } && sample.hasPrefix("…") == first.hasPrefix("…")
        && beginnings.insert(sample.prefix { $0 != " " }).inserted
    }
    let samples = [words, first].compactMap { $0 } + others
    return help(saying: Array(samples.prefix(Self.mostExamples)))
  }

  /// That these phrases can be said.
  func help(saying samples: [String]) -> Reply {
    var reply = Reply()
    if samples.count > 1 {
      tell(samples, saying: samples, in: &reply)
    } else {
      reply.say(voice.string("help.nearest", .text(samples.first ?? "")))
    }
    return reply
  }

  /// What can be said at rest, first what the person mostly does.
  func help(in reply: inout Reply) {
    let samples = discoverable.compactMap { sample(of: $0.name) }
    guard !samples.isEmpty else {
      reply.say(voice.string("help.nothing"))
      return
    }
    tell(samples, saying: Array(samples.prefix(5)), in: &reply)
  }

  /// Shows all samples, and says some.
  private func tell(_ samples: [String], saying some: [String], in reply: inout Reply) {
    reply.say(
      voice.string("help.sentence", .text(list(some.map(quoted)))),
      showing: ([voice.string("help.heading")] + samples.map { "  " + $0 }).joined(separator: "\n"))
  }
}

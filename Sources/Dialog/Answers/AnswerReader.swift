import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Reads an utterance as an answer to the open prompt; names come before ordinals, and ordinals before numbers.
package struct AnswerReader: Sendable {
  /// Has yes and no, numbers and days, and the words that mean nothing by themselves.
  let language: Language
  private var situation: Situation
  /// Makes values of enum cases, and knows all that these are called.
  let binder: SlotBinder
  /// What an intent's phrases tell of a parameter.
  package let lead: Lead
  /// How many words at the beginning or the end of a text say what is to be done.
  let deed: Deed
  /// Whether moments are those that have been.
  private var arePast = false
  /// The sentence that was done last; `nil` if there is none.
  let saidBefore: String?

  /// What people call things of a type.
  let kinds: Kinds
  /// A text of the app in the person's language.
  let localized: @Sendable (LocalizedStringResource) -> String
  /// What says yes to the question whether something is to be created.
  private let creating: @Sendable () -> [String]

  /// Gives what an intent's phrases tell of a parameter; `nil` if they have none of that name.
  package typealias Lead = @Sendable (_ parameter: String, _ intent: String) -> SlotLead?

  /// Gives how many words at the beginning or the end of a text say what is to be done; 0 and 0 if none do.
  package typealias Deed = @Sendable (_ text: [Token]) -> (begin: Int, end: Int)

  /// Gives what people call things of a type, its name and what else the app says; none for a type that is not the app's.
  package typealias Kinds = @Sendable (_ type: String) -> [[Token]]

  /// Makes a reader for one utterance's moment.
  package init(
    language: Language, situation: Situation, binder: SlotBinder, lead: @escaping Lead = { _, _ in nil },
    deed: @escaping Deed = { _ in (0, 0) }, kinds: @escaping Kinds = { _ in [] }, saidBefore: String? = nil,
    localized: @escaping @Sendable (LocalizedStringResource) -> String = { $0.rendered() },
    creating: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.creating = creating
    self.saidBefore = saidBefore
    self.localized = localized
    self.language = language
    self.situation = situation
    self.binder = binder
    self.lead = lead
    self.deed = deed
    self.kinds = kinds
  }

  /// What the words can mean as an answer, best first; none if they are no answer.
  ///
  /// `parameter` is the one that is asked for; a prompt of a running intent may have none.
  package func read(
    _ tokens: [Token], of utterance: String, to prompt: Prompt, for parameter: ParameterDescriptor?
  ) -> [Answer] {
    guard !tokens.isEmpty else { return [] }
    if prompt.kind == .confirmation {
      let decision = language.isYes(tokens) ?? decision(tokens, to: prompt)
      if let decision { return [Answer(.confirmed(decision), isExact: true)] }
      if let answer = earlier(tokens, than: prompt) { return [answer] }
      // “When was running?” takes no “Running” for what nobody knows.
      guard prompt.takesOtherNames, !language.asks(tokens, utterance), let parameter else { return [] }
      if prompt.purpose == .mistake, parameter.kind == .text {
        return [Answer(.value(.text(utterance.trimmed)), isExact: false, isFree: true)]
      }
      return known(tokens, utterance, for: parameter)
    }
    // A yes where one thing alone is offered takes it, unless another one was named.
    if prompt.kind != .clarification, prompt.unknownName == nil, prompt.everyChoice.count == 1,
      parameter?.kind.typeName != nil,
      language.isYes(tokens) == true, !prompt.offers(tokens, in: language)
    {
      return [Answer(.value(prompt.everyChoice[0].value), isExact: true)]
    }
    let bare = bare(tokens, for: parameter)
    var named = choices(tokens, in: prompt)
    if named.isEmpty, let bare { named = choices(bare, in: prompt) }
    if let answers = corrected(tokens, utterance, to: prompt) { return answers }
    if let answers = askingOrDenying(tokens, utterance, named, to: prompt, for: parameter) { return answers }
    if let exact = named.first(where: \.isExact) { return [exact] }
    if let either = either(tokens, of: prompt) { return [either] }
    if case .list? = parameter?.kind, let several = several(tokens, of: utterance, to: prompt) {
      return [Answer(.value(.list(several)), isExact: true)]
    }
    let picked = pick(tokens, from: prompt) ?? bare.flatMap { pick($0, from: prompt) }
    if let picked, picked.content != nothing(of: prompt) { return [picked] }
    if !named.isEmpty { return named }
    if let answers = withoutText(tokens, utterance, to: prompt, for: parameter) { return answers }
    let reader = parameter.map { reading($0.name, of: prompt.intent) } ?? self
    var values = parameter.map { reader.value(tokens, utterance, for: $0, as: prompt) } ?? []
    if values.isEmpty, let parameter { values = reader.shorter(tokens, utterance, for: parameter, of: prompt.intent) }
    // A no that is no value refuses the question.
    if values.isEmpty, language.isYes(tokens) == false { return [Answer(.refused, isExact: true)] }
    // What the parameter's own resolvers may still understand.
    if values.isEmpty, prompt.kind == .value, parameter?.convert != nil {
      values = [Answer(.unknown(utterance.trimmed), isExact: false)]
    }
    // A number that is no choice's can still be a value, but it is nobody's name.
    if let picked, values.allSatisfy(\.isGuess) { return [picked] }
    return values
  }

  /// Yes or no in the prompt's own words; words that mean nothing by themselves may stand around them.
  private func decision(_ tokens: [Token], to prompt: Prompt) -> Bool? {
    let said = content(tokens).map(\.text)
    guard !said.isEmpty else { return nil }
    let isSaid = { (words: String) in content(language.tokens(words)).map(\.text) == said }
    if prompt.denying.contains(where: isSaid) { return false }
    if prompt.makesSomething, creating().contains(where: isSaid) { return true }
    return prompt.accepting.contains(where: isSaid) ? true : nil
  }

  // MARK: Choices

  /// What all the words name of the choices, by title or else by what is shown beside it; one answer at most.
  func choices(_ tokens: [Token], in prompt: Prompt) -> [Answer] {
    guard !prompt.choices.isEmpty else { return [] }
    let choices = prompt.everyChoice
    let titles = choices.map { VocabularyEntry(id: $0.id, title: $0.display.title, synonyms: $0.display.synonyms) }
    let called = named(tokens, in: NameIndex(titles, language: language)) { choices[$0].value }
    guard called.isEmpty else { return called }
    // A place is no part of what is shown: “the last one” is not the one that was due last week. Nor is a no: “no” is not what has “No events”.
    return pick(tokens, of: prompt) == nil && language.isYes(tokens) == nil ? beside(tokens, choices) : []
  }

  /// The choices that are told by what is shown beside their titles, in whatever order: “the one due tomorrow”.
  private func beside(_ tokens: [Token], _ choices: [Prompt.Choice]) -> [Answer] {
    let stemmed = { (tokens: [Token]) in tokens.map { language.stem(of: $0.text) ?? $0.text } }
    let said = stemmed(content(tokens))
    guard !said.isEmpty else { return [] }
    let shown = choices.map { Set(stemmed(language.tokens($0.display.subtitle ?? ""))) }
    // “The urgent one” is shown as “high priority”, if that is what the app calls urgent.
    let called = said.map { word in
      shown.contains { $0.contains(word) }
        ? [[word]] : binder.titles(called: { isCalled($0, word) }).map { Set(stemmed(language.tokens($0))) }
    }
    let fitting = zip(choices, shown).filter { _, shown in
      called.allSatisfy { titles in titles.contains { !$0.isEmpty && $0.isSubset(of: shown) } }
    }
    .map(\.0)
    guard let first = fitting.first else { return [] }
    return [Answer(fitting.count == 1 ? .value(first.value) : .several(fitting.map(\.value)), isExact: false)]
  }

  /// Whether a stem is that of a name of one word, or all of it, as that of „dringende“ is „dringend“.
  private func isCalled(_ name: String, _ stem: String) -> Bool {
    let words = language.tokens(name)
    // A stem is a beginning, and to find it costs more than to see that it is none.
    guard words.count == 1, words[0].text.hasPrefix(stem) else { return false }
    return words[0].text == stem || language.stem(of: words[0].text) == stem
  }

  /// The entries that all the words together name, in full or in part.
  private func named(_ tokens: [Token], in index: NameIndex, value: (Int) -> IntentValue) -> [Answer] {
    let formed = index.asNamed(tokens).map { [$0, content($0)] } ?? []
    for words in [tokens, content(tokens)] + language.names(in: tokens).map(content) + formed where !words.isEmpty {
      let whole = index.spans(in: words, at: 0).filter { $0.end == words.count }
      guard let best = whole.min(by: { $0.cost < $1.cost }), case .candidates(let numbers) = best.value else {
        continue
      }
      let isExact = best.cost == .zero
      if numbers.count == 1 { return [Answer(.value(value(numbers[0])), isExact: isExact)] }
      return [Answer(.several(numbers.map(value)), isExact: isExact)]
    }
    return []
  }

  private func content(_ tokens: [Token]) -> [Token] { tokens.filter { !language.stopWords.contains($0) } }

  // MARK: Values

  private func value(
    _ tokens: [Token], _ utterance: String, for parameter: ParameterDescriptor, as prompt: Prompt
  ) -> [Answer] {
    switch (prompt.kind, prompt.purpose, parameter.kind) {
    // Any words at all are a text, but which of several is asked here.
    case (.disambiguation, .request, .text), (.confirmation, _, _), (.choice, _, _), (.clarification, _, _): return []
    case (.value, _, _), (.disambiguation, _, _): break
    }
    let kind = parameter.kind.element
    let isList = kind != parameter.kind
    let answers =
      parameter.cases.isEmpty
      ? single(tokens, utterance, kind, parameter) : ofCases(tokens, utterance, parameter)
    guard isList else { return answers }
    let isName = answers.first.map { $0.isExact && !$0.isFree } ?? false
    if !isName, let list = list(tokens, utterance, kind, parameter) { return [list] }
    return answers.map { answer in
      guard case .value(let value) = answer.content else { return answer }
      return Answer(.value(.list([value])), isExact: answer.isExact)
    }
  }

  /// What the words say of a parameter by themselves, whatever is asked; words that an intent's phrases have before it may stand there.
  package func values(
    _ tokens: [Token], _ utterance: String, for parameter: ParameterDescriptor, of intent: String = ""
  ) -> [Answer] {
    let prompt = Prompt(.value, .parameter, .value, intent: intent, parameter: nil)
    let values = value(tokens, utterance, for: parameter, as: prompt)
    return values.isEmpty && !intent.isEmpty ? led(tokens, utterance, for: parameter, of: intent) : values
  }

  /// The same reader at another moment.
  func at(_ moment: Date) -> AnswerReader {
    var reader = self
    reader.situation.now = moment
    return reader
  }

  /// The same reader of what an intent takes: of moments that have been, where its phrases have such.
  package func reading(_ parameter: String, of intent: String) -> AnswerReader {
    lead(parameter, intent)?.takesPast == true ? past : self
  }

  /// The same reader of moments that have been.
  var past: AnswerReader {
    var reader = self
    reader.arePast = true
    return reader
  }

  /// The moment.
  package var now: Date { situation.now }

  /// The calendar of the moment.
  package var calendar: Calendar { situation.calendar }

  /// The names that there are and that the words can mean, where the question is about another one.
  private func known(_ tokens: [Token], _ utterance: String, for parameter: ParameterDescriptor) -> [Answer] {
    switch parameter.kind.element {
    case .entity, .enumeration:
      single(tokens, utterance, parameter.kind.element, parameter).filter { !$0.isGuess && $0.content != .refused }
    default: []
    }
  }

  /// What the words are as one value of a kind, names by the vocabulary; none for a list, and for a text anything.
  func single(
    _ tokens: [Token], _ utterance: String, _ kind: ValueKind, _ parameter: ParameterDescriptor
  ) -> [Answer] {
    switch kind {
    case .text:
      return [Answer(.value(.text(text(utterance))), isExact: true, isFree: true)]
    case .boolean: return decided(tokens, parameter)
    case .integer, .number: return number(tokens, utterance, language.number, kind, parameter.inclusiveRange)
    case .measurement(let dimension):
      return number(tokens, utterance, language.measures(of: dimension), kind, parameter.inclusiveRange)
    case .date, .dateComponents:
      return moment(tokens, utterance, kind, parameter, arePast: arePast)
    case .duration: return length(tokens, utterance, kind, parameter)
    case .url:
      return URL(string: utterance.trimmed).map { [Answer(.value(.url($0)), isExact: true)] } ?? []
    case .entity(let type): return entity(tokens, utterance, type)
    case .enumeration(let type):
      guard let index = situation.vocabulary.index(of: type) else { return [] }
      return named(tokens, in: index) {
        binder.intentValue(.scalar(.text(index[$0].id)), text: nil, for: kind) ?? .text("")
      }
    case .list, .unsupported: return []
    }
  }

  private func entity(_ tokens: [Token], _ utterance: String, _ type: String) -> [Answer] {
    if let index = situation.vocabulary.index(of: type) {
      let known = named(tokens, in: index) { .entity(EntityReference(index[$0], type: type)) }
      if !known.isEmpty { return known }
    }
    switch language.isYes(tokens) {
    // Nobody is called so: a no refuses the question, and a yes is no answer to it.
    case false?: return [Answer(.refused, isExact: true)]
    case true?: return []
    // Nor is anybody called by articles and question words alone, or by a time.
    case nil:
      return content(tokens).isEmpty || negates(tokens) || isHour(tokens)
        ? [] : [Answer(.unknown(language.withoutFullStop(text(utterance))), isExact: false)]
    }
  }

  /// The words of an answer that are free text, without what is said before and behind them: “um, milk, please.”
  private func text(_ utterance: String) -> String {
    let said = utterance.trimmed
    let sentence = language.withoutCourtesy(language.withoutFullStop(said))
    return language.withoutOpening(language.withoutNoise(QuotedText.unquoted(sentence)))
  }
}

import ParlanceDiagnostics
import ParlanceTemplates

/// What a language is made of; an object, since a language is handed on with every sentence and every name.
final class LanguageParts: Sendable {
  /// The language's own code: `de` for `de-AT`.
  let code: String
  /// What divides texts.
  let tokenizer: Tokenizer
  /// Words of one kind.
  let words: WordSets
  /// What its data file says besides; `nil` if it has none.
  let grammar: Grammar?
  /// Its numbers in words, as Unicode has them.
  let spelled: SpelledNumbers
  /// The numbers of other languages.
  let others: OtherNumbers
  /// Its units.
  let measures: Measures
  /// How words are inflected; `nil` if that is not known.
  let stems: Stems?
  /// How words sound; `nil` if that is not known.
  let sounds: Lazy<Pronouncer?, Diagnostic>

  /// Of each language whose sounds are known; what is compiled in is read once.
  private static let pronouncers: [String: Lazy<Pronouncer?, Diagnostic>] = Dictionary(
    Resources.names(in: "Sounds/").map { name in
      let read = Lazy { () throws(Diagnostic) -> Pronouncer? in
        guard let bytes = Resources.bytes(name) else { return nil }
        return try Pronouncer(DataFile(bytes, name: name))
      }
      return (String(name.dropFirst("Sounds/".count).prefix { $0 != "." }), read)
    }, uniquingKeysWith: { first, _ in first })

  /// The words between the values of a list, which Unicode is asked for once.
  let listWords: Lazy<ListWords, Never>

  /// The starts of days around this one.
  let days = DayStarts()

  /// Its data file, of which nothing is read before it is needed.
  let file: DataFile?

  /// Reads a data file, or does with what Unicode knows and with the answers of another file.
  init(_ tag: LocaleTag, file: DataFile?, answering: DataFile? = nil) throws(Diagnostic) {
    code = tag.language
    self.file = file
    var tokenizer = Tokenizer(hasDotlessI: tag.hasDotlessI)
    if let file { try tokenizer.addContractions(of: file) }
    self.tokenizer = tokenizer
    words = WordSets(file, tokenizer: tokenizer)
    listWords = Lazy { [tokenizer] in ListWords(language: tag.language, tokenizer: tokenizer) }
    let spelled = SpelledNumbers(locale: tag.identifier, tokenizer: tokenizer)
    let data = if let file { file } else { try GeneralData(tag).file() }
    grammar = Grammar(
      data, answering: answering, locale: tag, tokenizer: tokenizer, spelled: spelled,
      words: words)
    self.spelled = spelled
    others = OtherNumbers(tokenizer: tokenizer)
    let stems = Stems(language: tag.language)
    self.stems = stems
    measures = Measures { [grammar, tokenizer] dimension in
      MeasureRecognizer(
        dimension, data: grammar?.measures.ifSound ?? MeasureWords(), locale: tag,
        numbers: grammar?.numbers.ifSound ?? spelled, stems: stems, tokenizer: tokenizer)
    }
    sounds = Self.pronouncers[tag.language] ?? Lazy { () throws(Diagnostic) in nil }
  }
}

import ParlanceDiagnostics
import ParlanceJSONText

/// Phrases in the forms that recognisers of speech take.
package struct SpeechExport {
  /// What phrases can be written as.
  package enum Format: String, Sendable, CaseIterable {
    /// A grammar in the JSpeech Grammar Format.
    case jsgf
    /// A language model of words behind words, as pocketsphinx and Kaldi read it.
    case arpa
    /// A grammar of characters, as whisper.cpp reads it.
    case gbnf
    /// Sentences, one a line, for whisper.cpp's list of commands.
    case whisperCommands = "whisper-commands"
    /// Sentences as a JSON array, as Vosk takes them.
    case voskGrammar = "vosk-grammar"
    /// The words of all that, one a line.
    case words
  }

  /// The files.
  package private(set) var files: [PhraseExport.File] = []
  /// What could not be carried over, and what to beware of.
  package private(set) var losses: [Diagnostic] = []

  private let format: Format
  private let common: [String]
  private let dictionary: Set<String>?

  /// The most sentences of one phrase, beside one for each name.
  private static let mostSentences = 50
  /// How many of the words that a dictionary lacks are told.
  private static let mostTold = 20

  /// Writes a file for each locale; `common` are words of free text, the most common first, and `dictionary` the words that the recogniser
  /// can pronounce.
  package init(
    _ materials: [SpeechMaterial], as format: Format, common: [String] = [], dictionary: Set<String>? = nil
  ) {
    self.format = format
    self.common = common
    self.dictionary = dictionary
    for material in materials.sorted(by: { $0.table.locale < $1.table.locale }) {
      add(SpeechGrammarMaker.grammar(of: material))
    }
    if format == .jsgf || format == .voskGrammar || format == .whisperCommands, !files.isEmpty {
      losses.append(
        Diagnostic(
          .warning,
          "with such a grammar alone a recogniser hears a command in whatever is said, also where nobody spoke to it",
          fix: "take --format arpa with --words FILE, or use it behind a wake word only"))
    }
  }

  private mutating func add(_ grammar: SpeechGrammar) {
    let locale = grammar.locale
    losses += grammar.losses
    switch format {
    case .jsgf:
      file("\(locale).jsgf", JSGF.text(of: grammar, words: common))
      if common.isEmpty, grammar.hasFreeText { tellFreeText("phrases with free text are left out", locale) }
    case .gbnf: file("\(locale).gbnf", GBNF.text(of: grammar))
    case .arpa:
      file("\(locale).arpa", ARPA.text(of: LanguageModel(NGramCounts(grammar), common: common)))
      if common.isEmpty {
        tellFreeText("what is said in other words, or as free text, is heard as words of the phrases", locale)
      }
    case .whisperCommands: file("\(locale).txt", sentences(grammar).map { $0 + "\n" }.joined())
    case .voskGrammar:
      var writer = JSONWriter()
      // The last entry stands for all other words.
      writer.array(sentences(grammar) + ["[unk]"]) { $1.value($0) }
      file("\(locale).json", writer.line + "\n")
    case .words: file("\(locale).txt", lacking(grammar.words + common).map { $0 + "\n" }.joined())
    }
    if format != .words { tellLacking(grammar.words, locale) }
  }

  private mutating func file(_ path: String, _ text: String) {
    files.append(PhraseExport.File(path: path, text: text))
  }

  private mutating func sentences(_ grammar: SpeechGrammar) -> [String] {
    var maker = SpeechSentences(grammar)
    var seen: Set<String> = []
    var texts: [String] = []
    var isCut = false
    for sentence in grammar.sentences {
      let (own, areAll) = maker.sentences(of: sentence.expression, most: Self.mostSentences)
      isCut = isCut || !areAll
      for text in own where seen.insert(text).inserted { texts.append(text) }
    }
    if isCut {
      losses.append(
        Diagnostic(
          .warning,
          "some phrases of “\(grammar.locale)” stand for more than \(Self.mostSentences) sentences; of those some are left out",
          fix: "take --format jsgf, gbnf or arpa, which have them all"))
    }
    if grammar.hasFreeText { tellFreeText("phrases with free text are left out", grammar.locale, canHaveWords: false) }
    return texts
  }

  private mutating func tellFreeText(_ what: String, _ locale: String, canHaveWords: Bool = true) {
    losses.append(
      Diagnostic(
        .warning, "“\(locale)”: \(what)",
        fix: canHaveWords ? "name a list of common words with --words FILE" : nil))
  }

  /// Those of the words that the dictionary lacks; all if there is none.
  private func lacking(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !(dictionary?.contains($0) ?? false) && seen.insert($0).inserted }
  }

  private mutating func tellLacking(_ words: [String], _ locale: String) {
    guard dictionary != nil else { return }
    let missing = lacking(words)
    guard !missing.isEmpty else { return }
    let told = missing.prefix(Self.mostTold).joined(separator: ", ")
    losses.append(
      Diagnostic(
        .warning,
        "the dictionary lacks \(missing.count) words of “\(locale)”: \(told)\(missing.count > Self.mostTold ? ", …" : "")",
        fix: "add their pronunciations to it; --format words lists them"))
  }
}

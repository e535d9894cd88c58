import Foundation
import ParlanceDiagnostics
import ParlanceTemplates

/// All that is known of one language.
///
/// What it takes to divide a text into tokens is read when it is made; the rest of its data file when it is first asked for.
package struct Language: Sendable {
  /// What it is made of.
  let parts: LanguageParts

  /// The language's own code: `de` for `de-AT`.
  package var code: String { parts.code }

  /// The codes of the languages that have a data file, in alphabetical order.
  package static let available: [String] = Resources.names(in: folder).map { name in
    String(name.dropFirst(folder.count).prefix { $0 != "." })
  }

  /// Finds the language of a locale in any spelling (`de`, `de-AT`, `de_AT.UTF-8`).
  ///
  /// Throws a sentence that lists the languages with a data file for a locale of another one.
  package init(locale: String) throws(Diagnostic) {
    guard let tag = LocaleTag(locale), let file = try Self.file(of: tag) else {
      throw Diagnostic(
        .error, "no language is known for the locale “\(locale)”",
        fix: "take one of \(Self.available.joined(separator: ", "))")
    }
    try self.init(tag, file: file)
  }

  /// The language of any locale: from its data file if it has one, else what Unicode and CLDR know of it.
  ///
  /// Without a data file it has tokens, digits and number words, days, months, times and lengths of time by their names (``GeneralData``), and
  /// the short answers of English, in which the dialog speaks then. Throws for what is no locale.
  package static func general(locale: String) throws(Diagnostic) -> Language {
    guard let tag = LocaleTag(locale) else {
      throw Diagnostic(
        .error, "“\(locale)” is no locale",
        fix: "write a language and perhaps a country, such as en, pt-BR or zh-Hant-HK")
    }
    if let file = try file(of: tag) { return try Language(tag, file: file) }
    return try Language(
      tag, file: nil, answering: LocaleTag("en").flatMap { tag throws(Diagnostic) in try file(of: tag) })
  }

  /// Reads a data file, or does with what Unicode knows and with the answers of another file.
  init(_ tag: LocaleTag, file: DataFile?, answering: DataFile? = nil) throws(Diagnostic) {
    parts = try LanguageParts(tag, file: file, answering: answering)
  }

  /// Reads all of the data file and compiles all phrases; throws for the first fault.
  func check() throws(Diagnostic) {
    try parts.words.check()
    try parts.grammar?.check()
    _ = try parts.sounds.get()
  }

  private static func file(of tag: LocaleTag) throws(Diagnostic) -> DataFile? {
    guard available.contains(tag.language) else { return nil }
    let name = "\(folder)\(tag.language).yaml"
    guard let bytes = Resources.bytes(name) else { return nil }
    return try DataFile(bytes, name: name)
  }

  private static let folder = "Languages/"
}

extension Language {
  /// Articles and the like that identify no name by themselves, as tokens.
  package var stopWords: WordSet { parts.words[.stopWords] }

  /// Words that can stand before a name without being part of it, as tokens.
  package var articles: WordSet { parts.words[.articles] }

  /// Words that begin a question, as tokens: no name that nobody knows begins with one.
  package var questionWords: WordSet { parts.words[.questionWords] }

  /// Words that turn what is said into its contrary, as tokens.
  package var negations: WordSet { parts.words[.negations] }

  /// Sounds of thinking, as tokens: “um”.
  package var hesitations: WordSet { parts.words[.hesitations] }

  /// Words that belong to a date that stands behind them, as tokens: “before”, “every”.
  package var dateLeads: WordSet { parts.words[.dateLeads] }

  /// Words for somebody who does something: “she”.
  package var subjects: WordSet { parts.words[.subjects] }

  /// Words that belong to a date that stands before them, as tokens: “or”.
  package var dateTails: WordSet { parts.words[.dateTails] }

  /// Words that everybody says, as tokens: no misspelled others, and no names of days behind an article.
  package var everydayWords: WordSet { parts.words[.everydayWords] }

  /// Words beside which a verb tells what was not done: “should have called mum”; none where no word tells it.
  package var unrealWords: WordSet { parts.words[.unrealWords] }

  /// Words for several things that something is said of: “the ones for tomorrow”; none where they are those for one.
  package var severalOnes: WordSet { parts.words[.severalOnes] }

  /// How verbs end of what is still to be done, which are no misspelled ones of what was done; empty where the two are not alike.
  package var todoEndings: WordSet { parts.words[.todoEndings] }

  /// How those words end that tell what was done, where verbs of ``todoEndings`` are nearly such words.
  package var participleEndings: WordSet { parts.words[.participleEndings] }

  /// Those of the fillers with which a title may begin, as tokens: “add well inspection”.
  package var titleWords: WordSet { parts.words[.titleWords] }

  /// Small words that can stand twice and mean both: “give her her book”.
  package var doubledWords: WordSet { parts.words[.doubledWords] }

  /// Two words each, as tokens, of which the first belongs to no date that begins with the second: “drop by at 5”.
  package var strayLeads: [[String]] { parts.words.strayLeadPairs }

  /// Two words each, as tokens, of which the first, behind an apostrophe, is short for the second: “s” for “is” in “mom's done”.
  package var enclitics: [[String]] { parts.words.encliticPairs }

  /// What people say while they think or to be polite, each as its tokens, the longest first.
  package var fillers: [[String]] { parts.words.fillerPhrases }

  /// Those of the fillers that belong to no sentence around them, such as “you know”, each as its words.
  package var parentheses: [[String]] { parts.words.parentheticPhrases }

  /// Groups of words that mean the contrary of each other, as tokens.
  package var opposites: [[String]] { parts.words.oppositeGroups }

  /// The tokens of a text: words in the form that is compared, each with its Unicode scalars in the original.
  ///
  /// Ranges are in order and do not overlap; dividing the tokens' own texts again gives the same tokens.
  package func tokens(_ text: String) -> [Token] { parts.tokenizer.tokens(text) }

  /// A token's text without the marks that people leave out: é as e, ё as е, ı as i. Itself if it has none.
  ///
  /// Marks that make another letter to those who read them stay: й, が, the vowels of Indic scripts.
  package func unmarked(_ word: String) -> String { Spellings.unmarked(word) }

  /// Other spellings in which people write a token, such as `strasse` and `fur`, `fuer` for `für`; not the token itself.
  package func variants(of word: String) -> [String] { Spellings.variants(of: word, in: code) }

  /// A token without its ending, the same for most forms of one word; `nil` in languages whose endings are not known.
  package func stem(of word: String) -> String? { parts.stems?.stem(of: word) }

  /// Tells how words sound; `nil` in languages whose sounds are not known. Read when it is first asked for.
  package var pronouncer: Pronouncer? { parts.sounds.ifSound ?? nil }

  /// Finds ordinals as `.integer`.
  package var ordinal: any SpanRecognizer { parts.grammar?.ordinals.ifSound ?? NoSpans() }

  /// Finds lengths of time as `.duration`.
  package var duration: any SpanRecognizer { parts.grammar?.durations.ifSound ?? NoSpans() }

  /// Finds quantities of a class of Foundation's, such as `UnitLength`, as `.measured`, and numbers alone.
  package func measures(of dimension: String) -> any SpanRecognizer { parts.measures.recognizer(of: dimension) }

  /// Whether the words are a yes or a no, and nothing else but what people say while they think; `nil` if they are neither.
  ///
  /// A yes with more than “um” beside it may be a doubtful one (“maybe yes”), and does not count.
  package func isYes(_ tokens: [Token]) -> Bool? {
    guard let first = tokens.first, mayAnswer(beginningWith: first) else { return nil }
    if let decision = answers?.decision(tokens) { return decision }
    if let decision = withoutHesitations(tokens).flatMap({ answers?.decision($0) }) { return decision }
    return withoutFillers(tokens).flatMap { answers?.decision($0) } == false ? false : nil
  }

  /// The built-in word that the words are, and nothing else.
  package func builtIn(_ tokens: [Token]) -> BuiltIn? { builtIns(tokens).first }

  /// The built-in words that the words can be, if they are nothing else: “annule” cancels, and takes back what was done.
  ///
  /// A word that turns back may stand before it: “actually, never mind”.
  package func builtIns(_ tokens: [Token]) -> [BuiltIn] {
    if let words = answers?.builtIns(tokens), !words.isEmpty { return words }
    if let thought = withoutHesitations(tokens) { return builtIns(thought) }
    if let words = withoutFillers(tokens).flatMap({ answers?.builtIns($0) }), !words.isEmpty { return words }
    guard (2...Self.mostTurning).contains(tokens.count),
      parts.grammar?.repairs.ifSound?.mayOpen(.aside, with: tokens[0]) == true
    else { return [] }
    for start in 1..<tokens.count {
      // Asked first, since most words are in none of those phrases.
      guard let words = answers?.builtIns(Array(tokens[start...])), !words.isEmpty else { continue }
      if repairs(.aside, in: tokens).contains(where: { $0.new == start..<tokens.count }) { return words }
    }
    return []
  }

  /// The words without “um” and the like, wherever these stand; `nil` if there are none, or nothing else.
  private func withoutHesitations(_ tokens: [Token]) -> [Token]? {
    let hesitations = hesitations
    guard tokens.contains(where: { hesitations.contains($0) }) else { return nil }
    let thought = tokens.filter { !hesitations.contains($0) }
    return thought.isEmpty ? nil : thought
  }

  /// Whether the words are nothing but what people say while they think.
  package func areHesitation(_ tokens: [Token]) -> Bool { tokens.allSatisfy { hesitations.contains($0) } }

  /// The words without what people say while they think before them and behind them; `nil` if they say no such thing, or nothing else.
  package func withoutFillers(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 1, tokens.count <= Self.mostBesideFillers else { return nil }
    // Most sentences neither begin nor end so.
    let edges = parts.words.fillerEdges
    guard edges.contains(tokens[0]) || edges.contains(tokens[tokens.count - 1]) else { return nil }
    let fillers = fillers
    var rest = tokens[...]
    while let filler = fillers.first(where: { rest.starts(with: $0) { $0.text == $1 } }) {
      rest.removeFirst(filler.count)
    }
    while let filler = fillers.first(where: {
      rest.count >= $0.count && zip(rest.suffix($0.count), $0).allSatisfy { $0.text == $1 }
    }) {
      rest.removeLast(filler.count)
    }
    return rest.isEmpty || rest.count == tokens.count ? nil : Array(rest)
  }

  /// The most words of a short answer with what people say besides it.
  private static let mostBesideFillers = 12

  /// The most words of a built-in word with a word that turns back before it.
  private static let mostTurning = 6

  /// The parts of the words that may name one of several choices, as “red” in “the red one”; the longest first.
  package func names(in tokens: [Token]) -> [[Token]] { answers?.names(tokens) ?? [] }

  /// The words that are what something is to be called, as in “it's called wash the car”; the fewest first. `isOther` tells that it is
  /// called something now: “to wash the van”.
  package func called(_ tokens: [Token], isOther: Bool) -> [Range<Int>] {
    answers?.called(tokens, isOther: isOther) ?? []
  }

  /// The choice that the words point at, if they do nothing else.
  package func pick(_ tokens: [Token]) -> Pick? { answers?.pick(tokens) }

  /// The words among others that point at a place of a list, as “the second one” does, with what they point at.
  package func places(in tokens: [Token]) -> [(words: Range<Int>, pick: Pick)] { answers?.places(in: tokens) ?? [] }

  /// The words among others that point at several things of a list, as “the last two” does, with what they point at.
  package func severalPlaces(in tokens: [Token]) -> [(words: Range<Int>, pick: Pick)] {
    answers?.severalPlaces(in: tokens) ?? []
  }

  /// The words among others that are to be done before the open question is answered: “wait, … first”.
  package func interruptions(in tokens: [Token]) -> [Range<Int>] {
    parts.grammar?.repairs.ifSound?.interruptions(tokens) ?? []
  }

  /// The ways in which the words can mend what was said before, if they do so in a certain way.
  package func repairs(_ kind: RepairWords.Kind, in tokens: [Token]) -> [RepairWords] {
    parts.grammar?.repairs.ifSound?.readings(tokens, kind) ?? []
  }

  /// Whether the words say that something was wrong, and nothing else: “no, wait”.
  package func areMistake(_ tokens: [Token]) -> Bool {
    parts.grammar?.repairs.ifSound?.areMistake(tokens) ?? false
  }

  /// The words for how much later or earlier something is meant, and whether it is later: “an hour later”; `nil` if they say no such.
  package func shift(_ tokens: [Token]) -> (length: Range<Int>, isLater: Bool)? {
    parts.grammar?.repairs.ifSound?.shift(tokens)
  }

  /// Whether the words take back what was said before them in the same sentence, and nothing else: “scratch that”.
  package func areDropping(_ tokens: [Token]) -> Bool {
    parts.grammar?.repairs.ifSound?.areDropping(tokens) ?? false
  }

  /// Whether words that take back or change what was said before them can begin with a word.
  package func mayTurnBack(at token: Token) -> Bool {
    parts.grammar?.repairs.ifSound?.mayTurnBack(at: token) ?? false
  }

  /// How many words turn back to what was said before them, and are said for nothing else: “no wait”; 0 if none do.
  package func turning(_ tokens: [Token]) -> Int { parts.grammar?.repairs.ifSound?.turning(tokens) ?? 0 }

  /// Whether the words are what a recogniser may hear for a no: “know”.
  package func areHeardForNo(_ tokens: [Token]) -> Bool {
    parts.grammar?.repairs.ifSound?.areHeardForNo(tokens) ?? false
  }

  /// Words that stand for something that was spoken of, each as its tokens; the longest first.
  package var pronouns: [[String]] { references?.pronouns ?? [] }

  /// The pronouns among some words, each as its tokens.
  package func pronouns(in tokens: [Token]) -> [[String]] { references?.pronouns(in: tokens) ?? [] }

  /// The ways to read all the words as another use of the last command; those that leave the fewest words to what differs come first.
  package func followUps(_ tokens: [Token]) -> [FollowUp] { references?.followUps(tokens) ?? [] }

  /// The words that may name the language to go on in, if that is all that the words ask for; the fewest first.
  package func languagesAsked(for tokens: [Token]) -> [[Token]] { references?.languages(tokens) ?? [] }

  /// The words that say what is to be explained, where all the words ask how that is said: “how do I delete a task”; the fewest first.
  package func topics(of tokens: [Token]) -> [[Token]] { references?.topics(tokens) ?? [] }

  private var references: ReferenceWords? { parts.grammar?.references.ifSound }
  private var answers: AnswerWords? { parts.grammar?.answers.ifSound }
}

import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import Testing

@Suite("Exports for recognisers of speech")
struct SpeechExportTests {
  private static let yaml = """
    language: en
    intents:
      Complete: ["(complete|tick off) [the] {task}", "what is <due>", "two light[s] at 7"]
      Add: ["add {title} to my list"]
    expansion_rules: {due: "due (today|now)"}
    lists: {title: {wildcard: true}}
    skip_words: ["please"]
    """

  private static func material(_ text: String = yaml, tasks: [String] = ["Buy milk", "Read chapter 7"]) throws
    -> SpeechMaterial
  {
    var reader = PhraseTableReader(locale: "en")
    reader.add(yaml: text, file: "en.yaml")
    let table = reader.finish().table
    let language = try Language(locale: "en")
    var vocabulary = Vocabulary(language: language)
    if !tasks.isEmpty { vocabulary.replace("Task", with: tasks.map { VocabularyEntry(id: $0, title: $0) }) }
    let slot = IntentSignature.Slot(name: "task", type: .entity("Task"), isRequired: true)
    return SpeechMaterial(
      table, language: language, signatures: [IntentSignature(name: "Complete", slots: [slot])], vocabulary: vocabulary)
  }

  private static func text(
    _ format: SpeechExport.Format, _ material: SpeechMaterial, common: [String] = []
  ) throws -> String {
    try #require(SpeechExport([material], as: format, common: common).files.first?.text)
  }

  /// A model as a recogniser reads it: by order, the words with their probability and what is left for others behind them.
  private struct Model {
    var orders: [[[String]: (probability: Double, backOff: Double)]] = [[:], [:], [:]]
    var counts: [Int] = []

    init(_ text: String) throws {
      var order = 0
      for line in text.split(separator: "\n") {
        if line.hasPrefix("ngram ") { counts.append(try #require(Int(line.split(separator: "=")[1]))) }
        if line.hasPrefix("\\"), let digit = line.dropFirst().first?.wholeNumberValue { order = digit }
        let parts = line.split(separator: "\t")
        guard order > 0, parts.count >= 2, let log = Double(parts[0]) else { continue }
        let backOff = parts.count > 2 ? pow(10, Double(parts[2]) ?? 0) : 1
        orders[order - 1][parts[1].split(separator: " ").map(String.init)] = (log < -98 ? 0 : pow(10, log), backOff)
      }
    }

    func probability(_ word: String, _ history: [String]) -> Double {
      if let own = orders[history.count][history + [word]] { return own.probability }
      guard !history.isEmpty else { return 0 }
      return (orders[history.count - 1][history]?.backOff ?? 1) * probability(word, Array(history.dropFirst()))
    }

    /// Of each history the words that are listed behind it.
    var followers: [[String]: [String]] {
      orders.reduce(into: [:]) { followers, order in
        for words in order.keys { followers[Array(words.dropLast()), default: []].append(words[words.count - 1]) }
      }
    }

    /// What the probabilities of all words behind a history sum to: those of the listed ones, and of the others what the shorter history gives.
    func sum(
      behind history: [String], _ followers: [[String]: [String]], shorter sums: [[String]: Double]
    ) -> Double {
      let listed = followers[history] ?? []
      guard !history.isEmpty else { return listed.reduce(0) { $0 + probability($1, []) } }
      let shorter = Array(history.dropFirst())
      let backOff = orders[history.count - 1][history]?.backOff ?? 1
      let others = (sums[shorter] ?? .nan) - listed.reduce(0) { $0 + probability($1, shorter) }
      return listed.reduce(0) { $0 + probability($1, history) } + backOff * others
    }

    func probability(of sentence: String) -> Double {
      var history = ["<s>"]
      var product = 1.0
      for word in sentence.split(separator: " ").map(String.init) + ["</s>"] {
        product *= probability(word, history)
        history = (history + [word]).suffix(2)
      }
      return product
    }
  }

  @Test("The probabilities behind each history sum to one", arguments: [[], ["the", "house", "list", "wonderful"]])
  func sums(common: [String]) throws {
    let model = try Model(Self.text(.arpa, Self.material(), common: common))
    #expect(model.counts == model.orders.map(\.count))
    var histories: [[String]] = [[]]
    histories += model.orders[0].keys.filter { $0 != ["</s>"] }
    histories += model.orders[1].keys.filter { $0.last != "</s>" }
    let followers = model.followers
    var sums: [[String]: Double] = [:]
    for history in histories {
      let sum = model.sum(behind: history, followers, shorter: sums)
      sums[history] = sum
      #expect(abs(sum - 1) < 1e-3, "\(history): \(sum)")
    }
  }

  @Test("What the phrases have is likely, the same words in another order are not, and free text takes common words")
  func likely() throws {
    let model = try Model(Self.text(.arpa, Self.material(), common: ["the", "house", "wonderful"]))
    #expect(model.probability(of: "complete the buy milk") > 1000 * model.probability(of: "milk the complete buy"))
    #expect(
      model.probability(of: "add wonderful house to my list") > 100
        * model.probability(of: "wonderful to add my list house"))
    #expect(model.probability(of: "the wonderful house") > 0)
    #expect(model.probability(of: "what's due today") > 1e-4)
  }

  @Test("The same phrases give the same model")
  func same() throws {
    let material = try Self.material(tasks: (0..<300).map { "Task \($0) of many" })
    #expect(try Self.text(.arpa, material) == Self.text(.arpa, material))
  }

  @Test("Numbers are spelled out, short forms are words too, and divided words are put together")
  func words() throws {
    let words = try Self.text(.words, Self.material()).split(separator: "\n").map(String.init)
    #expect(Set(["seven", "what's", "lights", "light", "milk", "yes", "please"]).isSubset(of: words))
    #expect(!words.contains("7") && !words.contains("s") && words == words.sorted())
  }

  @Test("A JSpeech grammar keeps the rules; free text is one of the common words, and without them left out")
  func jsgf() throws {
    let bare = try Self.text(.jsgf, Self.material())
    #expect(bare.hasPrefix("#JSGF V1.0 UTF-8 en;\ngrammar phrases;\n"))
    #expect(bare.contains("<intent_Complete> = ( complete | tick off ) [the] <names_Task>\n"))
    #expect(bare.contains("  | ( what is | what's ) <rule_due>\n"))
    #expect(bare.contains("<rule_due> = due ( today | now );"))
    #expect(bare.contains("<names_Task> = buy milk | read chapter seven;"))
    #expect(!bare.contains("intent_Add") && !bare.contains("any_word"))
    let free = try Self.text(.jsgf, Self.material(), common: ["house", "the"])
    #expect(free.contains("<intent_Add> = add <any_words> to my list;"))
    #expect(free.contains("<any_word> = house | the;"))
  }

  @Test("A grammar for whisper.cpp begins with a space and ends with a full stop")
  func gbnf() throws {
    let text = try Self.text(.gbnf, Self.material())
    #expect(text.hasPrefix("root ::= fillers? ( intent-add | intent-complete | intent-answer ) \".\"\n"))
    #expect(text.contains("\nintent-add ::= \" add\" any-words \" to\" \" my\" \" list\"\n"))
    #expect(text.contains("names-task ::= \" buy\" \" milk\" | \" read\" \" chapter\" \" seven\"\n"))
    #expect(text.contains("any-words ::= ( \" \" [^ .,;:!?]+ )+"))
  }

  @Test("Sentences have every name, and Vosk's end with the word for all others")
  func sentences() throws {
    let tasks = (0..<80).map { "Paint \(["wall", "door", "fence", "roof"][$0 % 4]) \($0)" }
    let material = try Self.material(tasks: tasks)
    let lines = try Self.text(.whisperCommands, material).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("paint roof seventy nine") })
    #expect(!lines.contains { $0.contains("to my list") })
    let vosk = try JSONDecoder().decode([String].self, from: Data(Self.text(.voskGrammar, material).utf8))
    #expect(vosk.last == "[unk]" && vosk.dropLast() == lines.map(String.init)[...])
  }

  @Test("What is lost is told: a bare grammar's danger, free text without words, names that nobody knows")
  func losses() throws {
    let bare = SpeechExport([try Self.material(tasks: [])], as: .jsgf)
    let messages = bare.losses.map(\.message).joined(separator: "\n")
    #expect(messages.contains("hears a command in whatever is said"))
    #expect(messages.contains("phrases with free text are left out"))
    #expect(messages.contains("“task”: it is taken as free text"))
    #expect(SpeechExport([try Self.material()], as: .arpa, common: ["the"]).losses.isEmpty)
  }

  @Test("What is written without spaces is divided into characters, which is told")
  func characters() throws {
    var reader = PhraseTableReader(locale: "ja")
    reader.add(yaml: "language: ja\nintents:\n  List: [\"予定を見せて\"]\n", file: "ja.yaml")
    let language = try Language(locale: "ja")
    let material = SpeechMaterial(
      reader.finish().table, language: language, signatures: [], vocabulary: Vocabulary(language: language))
    let export = SpeechExport([material], as: .jsgf)
    #expect(export.losses.contains { $0.message.contains("written without spaces") })
    #expect(export.files.first?.text.contains("予 定 を 見 せ て") == true)
  }

  @Test("Words that a pronouncing dictionary lacks are told and listed")
  func dictionary() throws {
    let known = WordList.dictionary(of: ";;; a comment\ncomplete K AH M\ncomplete(2) K AA M\nTick T IH K\n")
    #expect(known == ["complete", "tick"])
    let listed = SpeechExport([try Self.material()], as: .words, dictionary: known).files.first?.text ?? ""
    #expect(!listed.contains("complete\n") && listed.contains("milk\n"))
    let told = SpeechExport([try Self.material()], as: .arpa, common: ["the"], dictionary: known).losses
    #expect(told.contains { $0.message.hasPrefix("the dictionary lacks ") })
  }

  @Test(
    "Numbers and moments are written as bounded rules, in every language that has them",
    arguments: ["en", "de", "fr", "es", "ru", "ja"])
  func moments(locale: String) throws {
    var reader = PhraseTableReader(locale: locale)
    reader.add(yaml: "intents:\n  Go: [\"x {date:day} y {integer:count} z {duration:long}\"]\n", file: "a.yaml")
    let material = SpeechMaterial(reader.finish().table, language: try Language(locale: locale))
    let grammar = try Self.text(.jsgf, material)
    #expect(grammar.contains("<moment>") && grammar.contains("<duration> = <number_1_60>"))
    #expect(grammar.contains("<number_0_100> = ") && grammar.contains("<weekday> = "))
  }

  @Test("Rules that double what they name end", .timeLimit(.minutes(15)), arguments: [SpeechExport.Format.jsgf, .arpa])
  func doubling(format: SpeechExport.Format) throws {
    let rules = (0..<60).map { "  r\($0): \"<r\($0 + 1)> <r\($0 + 1)>\"\n" }.joined() + "  r60: \"round\"\n"
    let table = "language: en\nintents:\n  Turn: [\"turn <r0>\", \"stop\"]\nexpansion_rules:\n" + rules
    let text = try Self.text(format, Self.material(table), common: ["table"])
    #expect(text.contains("stop"))
  }
}

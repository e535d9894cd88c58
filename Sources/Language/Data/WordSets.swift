import ParlanceTemplates
import ParlanceDiagnostics

/// The sets of words that a data file lists, as tokens; empty without a file. An object, so that to ask for one copies none of them.
final class WordSets: Sendable {
  /// What a set is for; named like the keys of the data file.
  enum Key: Int, CaseIterable {
    /// Words that identify no name by themselves.
    case stopWords
    /// Words that can stand before a name.
    case articles
    /// Words that begin a question.
    case questionWords
    /// Words that turn what is said into its contrary.
    case negations
    /// Words that say that something all but is.
    case nearly
    /// Words that say of something done that it was right now.
    case justNow
    /// Words for somebody who does something.
    case subjects
    /// Sounds of thinking, which are part of nothing that is said.
    case hesitations
    /// Words with which no sentence ends.
    case leadsOn
    /// Words that belong to a date behind them.
    case dateLeads
    /// Words that belong to a date before them.
    case dateTails
    /// Words that a full stop shortens and does not end a sentence.
    case abbreviations
    /// Words that everybody says and so are no misspelled others.
    case everydayWords
    /// Those of the fillers with which a title may begin.
    case titleWords
    /// Small words that can stand twice and mean both.
    case doubledWords
    /// Words of which none belongs to an object of a verb.
    case noObjects
    /// How those forms of verbs end that can stand behind words that say what somebody has to do; empty where all can.
    case infinitiveEndings
    /// What stands before a verb of what somebody is to be reminded of, or within it.
    case infinitiveParticles
    /// Words that ask to be reminded of what stands in that form.
    case infinitiveLeads
    /// Words behind which what asks for it is a thing or a clause, whose verbs are as they are.
    case infinitiveBars
    /// Words with which clauses begin whose verbs always stand in that form.
    case infinitiveClauses
    /// With what verbs begin within which that stands.
    case separablePrefixes
    /// With what those words begin that tell what somebody has done and lack the syllable that others have.
    case doneBeginnings
    /// Words that say that what stands before them is so: “is” of “everything is done”.
    case assertions
    /// Words that say that a verb is done to oneself: « se » of « se doucher ».
    case reflexives
    /// Words that are formed like those and mean something else, or what is still to come: “got it”, “scheduled for Friday”, “ground coffee”.
    case doneLookalikes
    /// How verbs end of what is still to be done, where they are nearly those of what was done: «поглажу» and «поглажен».
    case todoEndings
    /// How those words end, «поглажен».
    case participleEndings
    /// Words for several things that something is said of: “the ones for tomorrow”.
    case severalOnes
    /// Words beside which a verb tells what was not done: “should have called mum”.
    case unrealWords
    /// Verbs that stand for any other: who has washed the clothes has done “Do the laundry”.
    case generalVerbs
    /// Pronouns for whom something is asked to be done: « me » of « tu m’ajoutes du pain ? ».
    case requestsForWhom
    /// Verbs with which somebody asks to be reminded of something, or to be told it.
    case requestsToRemind
    /// Words that are formed like verbs with which something is asked for, and ask for nothing.
    case requestLookalikes

    /// The key of the data file.
    var name: String { String(describing: self) }
  }

  private let sets: [Lazy<WordSet, Diagnostic>]
  private let fillers: Lazy<[[String]], Diagnostic>
  private let fillerEnds: Lazy<WordSet, Diagnostic>
  private let parentheses: Lazy<[[String]], Diagnostic>
  private let opposites: Lazy<[[String]], Diagnostic>
  private let asking: Lazy<[[String]], Diagnostic>
  private let indefinites: Lazy<[[String]], Diagnostic>
  private let openings: Lazy<PhrasesByWord, Diagnostic>
  private let requests: Lazy<PhrasesByWord, Diagnostic>
  private let politeTags: Lazy<[[String]], Diagnostic>
  private let courtesies: Lazy<[[String]], Diagnostic>
  private let questionTags: Lazy<[[String]], Diagnostic>
  private let duties: Lazy<PhrasesByWord, Diagnostic>
  private let verbs: Lazy<[VerbForms], Diagnostic>
  private let doneForms: Lazy<[[String]], Diagnostic>
  private let done: Lazy<DoneVerbs, Diagnostic>
  private let asked: Lazy<RequestVerbs, Diagnostic>
  private let reminders: Lazy<PhrasesByWord, Diagnostic>
  private let strayLeads: Lazy<[[String]], Diagnostic>
  private let enclitics: Lazy<[[String]], Diagnostic>
  private let greetings: Lazy<PhrasesByWord, Diagnostic>
  private let statements: Lazy<[[String]], Diagnostic>
  private let keys: Lazy<Keyboard, Diagnostic>

  /// Takes the file, of which nothing is read yet.
  init(_ file: DataFile?, tokenizer: Tokenizer) {
    sets = Key.allCases.map { key in
      Lazy { () throws(Diagnostic) in
        guard let file else { return [] }
        return WordSet(tokenizer.tokens(try file.section(key.name).text()).map(\.text))
      }
    }
    let groups = { (key: String) in
      Lazy { () throws(Diagnostic) in
        guard let file else { return [[String]]() }
        let texts = try file.section(key).text().split(separator: ",")
        return texts.map { tokenizer.tokens(String($0)).map(\.text) }.filter { !$0.isEmpty }
          .sorted { $0.count > $1.count }
      }
    }
    let fillers = groups("fillers")
    self.fillers = fillers
    fillerEnds = Lazy { () throws(Diagnostic) in
      let phrases = try fillers.get()
      return WordSet(phrases.compactMap(\.first) + phrases.compactMap(\.last))
    }
    parentheses = groups("parentheses")
    opposites = groups("opposites")
    asking = groups("asking")
    indefinites = groups("indefinites")
    let byWord = { (key: String) in
      let phrases = groups(key)
      return Lazy { () throws(Diagnostic) in PhrasesByWord(try phrases.get()) }
    }
    openings = byWord("questionOpenings")
    requests = byWord("requests")
    politeTags = groups("politeTags")
    courtesies = groups("courtesies")
    questionTags = groups("questionTags")
    duties = byWord("duties")
    verbs = Lazy { () throws(Diagnostic) in try VerbForms.all(in: file) }
    doneForms = groups("doneForms")
    let (endings, syllable, sets) = (groups("doneVerbs"), groups("doneSyllable"), sets)
    done = Lazy { () throws(Diagnostic) in
      DoneVerbs(
        try endings.get(), syllable: try syllable.get().first?.first ?? "",
        beginnings: try sets[Key.doneBeginnings.rawValue].get(),
        prefixes: try sets[Key.separablePrefixes.rawValue].get(),
        others: try sets[Key.doneLookalikes.rawValue].get())
    }
    asked = Self.requestVerbs(file, groups, sets)
    reminders = byWord("reminders")
    strayLeads = groups("strayLeads")
    enclitics = groups("enclitics")
    greetings = byWord("greetings")
    statements = groups("statements")
    keys = Lazy { () throws(Diagnostic) in
      Keyboard(rows: try file?.section("keyboard").text().split(separator: " ").map { String($0) } ?? [])
    }
  }

  private static func requestVerbs(
    _ file: DataFile?, _ groups: (String) -> Lazy<[[String]], Diagnostic>, _ sets: [Lazy<WordSet, Diagnostic>]
  ) -> Lazy<RequestVerbs, Diagnostic> {
    let (verbs, pronouns) = (groups("requestVerbs"), groups("requestPronouns"))
    let (persons, personsBehind) = (groups("requestPersons"), groups("requestPersonsBehind"))
    let (fillers, doubts) = (groups("requestFillers"), groups("requestDoubts"))
    return Lazy { () throws(Diagnostic) in
      let pairs = try verbs.get().map { (said: $0[0], command: $0.count > 1 ? $0[1] : "") }
      return RequestVerbs(
        pairs: pairs.sorted { $0.said.count > $1.said.count }, persons: WordSet(try persons.get().compactMap(\.first)),
        personsBehind: WordSet(try personsBehind.get().compactMap(\.first)),
        pronouns: Dictionary(try pronouns.get().map { ($0[0], $0.last ?? "") }) { first, _ in first },
        forWhom: try sets[Key.requestsForWhom.rawValue].get(),
        needPronoun: try file?.section("requestsNeedPronoun").flag() ?? false, fillers: try fillers.get(),
        doubts: try doubts.get(), lookalikes: try sets[Key.requestLookalikes.rawValue].get())
    }
  }

  /// What people say while they think, each as its words; the longest first.
  var fillerPhrases: [[String]] { fillers.ifSound ?? [] }

  /// The words with which they begin or end.
  var fillerEdges: WordSet { fillerEnds.ifSound ?? [] }

  /// Those of them that belong to no sentence around them, each as its words.
  var parentheticPhrases: [[String]] { parentheses.ifSound ?? [] }

  /// Words that mean the contrary of each other.
  var oppositeGroups: [[String]] { opposites.ifSound ?? [] }

  /// What makes a sentence a question wherever it stands, each as its words.
  var askingPhrases: [[String]] { asking.ifSound ?? [] }

  /// What looks like a word that asks, and is none, each as its words.
  var indefinitePhrases: [[String]] { indefinites.ifSound ?? [] }

  /// What makes a sentence a question where it begins one, each as its words; those that begin with a word.
  func questionOpenings(with word: String) -> [[String]] { openings.ifSound?.beginning(with: word) ?? [] }

  /// What makes a question a polite request; none without a file.
  var requestPhrases: PhrasesByWord? { requests.ifSound }

  /// What is said behind a sentence and asks for consent, each as its words, the longest first: “ok?”.
  var politeTagPhrases: [[String]] { politeTags.ifSound ?? [] }

  /// What is said behind an answer to be polite and means nothing else, each as its words, the longest first: “please”.
  var courtesyPhrases: [[String]] { courtesies.ifSound ?? [] }

  /// What is said behind a sentence and asks whether it is so, each as its words, the longest first: “right?”.
  var questionTagPhrases: [[String]] { questionTags.ifSound ?? [] }

  /// What says that somebody has to do something; none without a file.
  var dutyPhrases: PhrasesByWord? { duties.ifSound }

  /// How verbs end before what says that somebody has to do something, and before what says that they want to; none where they do not change.
  var verbForms: [VerbForms] { verbs.ifSound ?? [] }

  /// How words are formed that tell what somebody has done: a beginning and an ending, or an ending alone.
  var doneFormPairs: [[String]] { doneForms.ifSound ?? [] }

  /// How verbs are called of which people say that they have done them; none without a file.
  var doneVerbs: DoneVerbs? { done.ifSound }

  /// How an assistant is asked what it will do; none without a file.
  var requestVerbs: RequestVerbs? { asked.ifSound }

  /// What asks to be reminded of doing something; none without a file.
  var reminderPhrases: PhrasesByWord? { reminders.ifSound }

  /// Two words each, of which the first belongs to no date that begins with the second.
  var strayLeadPairs: [[String]] { strayLeads.ifSound ?? [] }

  /// Two words each, of which the first, leaning on the word before it, is short for the second.
  var encliticPairs: [[String]] { enclitics.ifSound ?? [] }

  /// With what people begin before they say what they want; none without a file.
  var greetingPhrases: PhrasesByWord? { greetings.ifSound }

  /// With what a sentence begins that says something and names nothing, each as its words.
  var statementPhrases: [[String]] { statements.ifSound ?? [] }

  /// The usual keyboard.
  var keyboard: Keyboard { keys.ifSound ?? Keyboard(rows: []) }

  /// The words of a set.
  subscript(key: Key) -> WordSet {
    sets[key.rawValue].ifSound ?? []
  }

  /// Throws for the first fault in the file.
  func check() throws(Diagnostic) {
    for set in sets { _ = try set.get() }
    _ = try fillers.get()
    _ = try parentheses.get()
    _ = try opposites.get()
    _ = try asking.get()
    _ = try indefinites.get()
    _ = try openings.get()
    _ = try requests.get()
    _ = try politeTags.get()
    _ = try courtesies.get()
    _ = try questionTags.get()
    _ = try duties.get()
    _ = try verbs.get()
    _ = try doneForms.get()
    _ = try done.get()
    _ = try asked.get()
    _ = try reminders.get()
    _ = try strayLeads.get()
    _ = try enclitics.get()
    _ = try greetings.get()
    _ = try statements.get()
    _ = try keys.get()
  }
}

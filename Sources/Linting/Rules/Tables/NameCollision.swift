import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// Names that cannot be said as an answer, since they always mean something else.
  static let nameCollision = LintRule(
    "name-collision", .warning, "a name that is a command, or a yes or no, cannot be given as an answer",
    .table { table in
      var commands: [[String]: String] = [:]
      for trial in table.trials where trial.sentence == trial.frame {
        commands[trial.words] = trial.intent
      }
      var findings: [LintFinding] = []
      var seen: Set<[String]> = []
      for name in table.names {
        let meanings = name.texts.compactMap { text -> String? in
          let tokens = table.language.tokens(text)
          return meaning(of: tokens, table.language) ?? commands[tokens.map(\.text)].map { "asks for \($0)" }
        }
        // Who can say it in another way is not lost.
        guard let meaning = meanings.first, meanings.count == name.texts.count, seen.insert(name.texts).inserted
        else { continue }
        findings.append(
          LintFinding(
            "“\(name.texts[0])”, a name of “\(name.type)”, \(meaning) when it is said alone", at: name.place,
            fix: "give it another name"))
      }
      return findings
    })

  private static func meaning(of tokens: [Token], _ language: Language) -> String? {
    if let word = language.builtIn(tokens), !word.isCourtesy { return "means “\(word.rawValue)”" }
    return language.isYes(tokens).map { $0 ? "means “yes”" : "means “no”" }
  }
}

extension LintTable {
  /// A name, what it is a name of, and where it is written; a name from code where it is first asked for.
  struct Name {
    /// The ways to say it as it is shown.
    var texts: [String]
    /// The enumeration or list.
    var type: String
    /// Its place.
    var place: SourcePosition
  }

  /// The names that tables and code have: values of lists, and cases of enumerations that phrases ask for.
  var names: [Name] {
    var names: [Name] = []
    for (list, values) in table.lists.sorted(by: { $0.key < $1.key }) {
      guard case .values(let entries) = values else { continue }
      for entry in entries where !entry.phrase.expression.hasReferences {
        let texts = entry.phrase.expression.expansions(limit: 20) { _ in nil } ?? []
        if !texts.isEmpty { names.append(Name(texts: texts, type: list, place: entry.phrase.position)) }
      }
    }
    for (type, place) in enumerations.sorted(by: { $0.key < $1.key }) {
      // The title is what a question shows, and so what people say.
      names += (cases[type] ?? []).map { Name(texts: [$0.title], type: type, place: place) }
    }
    return names
  }

  /// The enumerations that phrases ask for, each with the first that does.
  private var enumerations: [String: SourcePosition] {
    var places: [String: SourcePosition] = [:]
    for intent in table.intents {
      guard let signature = signature(intent.name) else { continue }
      for block in intent.blocks {
        for slot in SlotCombinations.slots(of: block, in: table) {
          guard case .enumeration(let type)? = signature.slot(written: slot.list)?.type,
            let place = block.phrases.first?.position
          else { continue }
          places[type] = min(places[type] ?? place, place)
        }
      }
    }
    return places
  }
}

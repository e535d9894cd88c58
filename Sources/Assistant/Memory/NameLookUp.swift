import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching

/// Asks the queries of types what is called so, a limited number of times, and keeps what they knew.
struct NameLookUp {
  /// What a query knows of some words.
  enum Answer {
    /// Things whose names have all of them.
    case called
    /// Things that it finds by them, called otherwise.
    case found
    /// Nothing, or it was not asked any more.
    case nothing
  }

  /// Runs the queries.
  let driver: DialogDriver
  /// By whose words names are compared.
  let language: Language
  /// How often queries are asked.
  var most: Int

  /// What they knew by its name, by type.
  private(set) var entries: [String: [VocabularyEntry]] = [:]

  /// Starts with nothing known.
  init(driver: DialogDriver, language: Language, most: Int) {
    (self.driver, self.language, self.most) = (driver, language, most)
  }

  /// Asks what a parameter can be by some words, unless too much was asked before or none of them can name anything.
  mutating func find(_ words: String, for parameter: ParameterDescriptor) async -> Answer {
    let tokens = language.tokens(words)
    guard most > 0, let type = parameter.kind.typeName, !tokens.allSatisfy({ language.stopWords.contains($0) })
    else { return .nothing }
    most -= 1
    let found = await driver.things(called: words, for: parameter).flatMap(\.entities).map(VocabularyEntry.init)
    let index = NameIndex(found, language: language)
    let named = Set(
      index.spans(in: tokens, at: 0).filter { $0.end == tokens.count }.flatMap { span -> [Int] in
        if case .candidates(let numbers) = span.value { numbers } else { [] }
      })
    guard !named.isEmpty else { return found.isEmpty ? .nothing : .found }
    entries[type, default: []] += named.sorted().map { index[$0] }
    return .called
  }
}

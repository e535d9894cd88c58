import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Finds what a person may have meant by a name that nobody knows: something to ask for, never to act on.
struct NearNames {
  /// Makes tokens of names, those that were said and those that are offered.
  let language: Language
  /// The names that can be said; without them only what is offered is looked at.
  let vocabulary: Vocabulary?

  /// The most names that are offered.
  private static var most: Int { 5 }

  /// How many points a name may have at most that is offered: so many, and so many more for each word that was said.
  private static var points: (base: Int, word: Int) { (10, 12) }

  /// What a name may have more than the nearest one.
  private static var margin: Int { 6 }

  /// The values that are called like the name, the nearest first; `offered` are those that the app suggests.
  func values(like name: String, for parameter: ParameterDescriptor, among offered: [IntentValue]) -> [IntentValue] {
    let tokens = language.tokens(name)
    if parameter.options == nil, let type = parameter.kind.typeName, let vocabulary {
      return nearest(to: tokens, vocabulary, type).map { .entity(EntityReference($0, type: type)) }
    }
    let named = offered.filter { $0.choiceIdentifier != nil || parameter.options != nil }
    var names = Vocabulary(language: language)
    names.replace(
      "",
      with: named.enumerated().map { place, value in
        VocabularyEntry(id: String(place), title: value.display.title, synonyms: value.display.synonyms)
      })
    return nearest(to: tokens, names, "").compactMap { Int($0.id).map { named[$0] } }
  }

  /// Whether a value was found for a name that stands only within words of its own: “Anna” is in “Hanna”, and nobody called Hanna is meant.
  static func holds(_ name: String, withinWordsOf value: IntentValue, _ language: Language) -> Bool {
    let said = language.tokens(name).map(\.text)
    let titles = ([value.display.title] + value.display.synonyms).map { language.tokens($0).map(\.text) }
    guard let first = said.first, !said.contains(where: \.isEmpty) else { return false }
    return titles.contains { $0.joined(separator: " ").contains(said.joined(separator: " ")) }
      && !titles.contains { title in
        title.indices.contains { title[$0] == first && title[$0...].starts(with: said) }
      }
  }

  /// The names of a type that are like some words, or like those that have letters of their own: “gym on mondays” is like “Gym”.
  private func nearest(to tokens: [Token], _ names: Vocabulary, _ type: String) -> [VocabularyEntry] {
    let found = nearest(names.nearNames(to: tokens, type: type, most: Self.most), tokens.count)
    guard found.isEmpty, case let visible = tokens.visible, visible.count < tokens.count else { return found }
    return nearest(names.nearNames(to: visible, type: type, most: Self.most), visible.count)
  }

  private func nearest(_ names: [NearName], _ words: Int) -> [VocabularyEntry] {
    guard let least = names.first?.points else { return [] }
    let most = min(Self.points.base + Self.points.word * words, least + Self.margin)
    return names.filter { $0.points <= most }.map(\.entry)
  }
}

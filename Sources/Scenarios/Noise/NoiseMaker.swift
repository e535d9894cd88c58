import ParlanceLanguage

/// Spoils sentences of one language; the same random numbers spoil them alike on every machine.
package struct NoiseMaker: Sendable {
  /// The keys, fillers and bounds that the language's noise is made with.
  let data: NoiseLanguage
  private let language: Language

  /// Makes one for a locale; `nil` if noise cannot be made in its language.
  package init?(locale: String) {
    guard let language = try? Language.general(locale: locale), let data = NoiseLanguage(code: language.code) else {
      return nil
    }
    self.language = language
    self.data = data
  }

  /// The sentence with noise of a kind; `nil` if it has no place for it.
  ///
  /// `names` is where known things are named. What is in `texts` is taken as it is said, so noise stays away from it.
  package func noisy(
    _ sentence: String, _ kind: Noise, names: [Range<String.Index>] = [], texts: [Range<String.Index>] = [],
    using random: inout some RandomNumberGenerator
  ) -> String? {
    var words = NoisyWord.words(of: sentence, names: names, texts: texts, spaced: data.isSpaced)
    let kinds = kind == .mixed ? Noise.allCases.filter { $0 != .mixed } : [kind]
    var isSpoiled = false
    for kind in kinds {
      guard let spoiled = apply(kind, to: words, using: &random) else { continue }
      words = spoiled
      isSpoiled = true
    }
    return isSpoiled ? words.map(\.text).joined(separator: data.isSpaced ? " " : "") : nil
  }

  private func apply(
    _ kind: Noise, to words: [NoisyWord], using random: inout some RandomNumberGenerator
  ) -> [NoisyWord]? {
    switch kind {
    case .wordTypo: mistyped(words, .phrase, using: &random)
    case .nameTypo: mistyped(words, .name, using: &random)
    case .filler: interrupted(words, using: &random)
    case .doubledWord: doubled(words, using: &random)
    case .joinedWords: joined(words, using: &random)
    case .mixed: nil
    }
  }

  private func mistyped(
    _ words: [NoisyWord], _ role: NoisyWord.Role, using random: inout some RandomNumberGenerator
  ) -> [NoisyWord]? {
    let places = words.indices.filter { words[$0].role == role && words[$0].isFresh && canBeMistyped(words[$0].text) }
    guard let place = places.randomElement(using: &random), let text = mistyped(words[place].text, using: &random)
    else { return nil }
    var words = words
    words[place] = NoisyWord(text: text, role: role, isFresh: false)
    return words
  }

  /// Numbers and words that turn the meaning are what they are: a typo there would be another sentence.
  private func canBeMistyped(_ word: String) -> Bool {
    guard word.filter(\.isLetter).count >= data.shortest, !word.contains(where: \.isNumber) else { return false }
    if !data.isSpaced { return NoisyWord.Script(word.first ?? " ") != .other }
    let tokens = language.tokens(word)
    return !isNegation(word)
      && tokens.indices.allSatisfy {
        language.number.spans(in: tokens, at: $0).isEmpty && language.ordinal.spans(in: tokens, at: $0).isEmpty
      }
  }

  private func interrupted(
    _ words: [NoisyWord], using random: inout some RandomNumberGenerator
  ) -> [NoisyWord]? {
    let places = words.indices.dropFirst().filter { place in
      guard words[place - 1].role != .text, words[place].role != .text else { return false }
      return data.isSpaced || words[place - 1].text.last.map(data.pauses.contains) == true
    }
    guard let place = places.randomElement(using: &random), let filler = data.fillers.randomElement(using: &random)
    else { return nil }
    var words = words
    words.insert(NoisyWord(text: filler, role: .phrase, isFresh: false), at: place)
    return words
  }

  private func doubled(_ words: [NoisyWord], using random: inout some RandomNumberGenerator) -> [NoisyWord]? {
    let places = words.indices.filter { place in
      let isBeforeText = place + 1 < words.count && words[place + 1].role == .text
      let isAfterText = place > 0 && words[place - 1].role == .text
      guard words[place].role == .phrase, words[place].isFresh, !isBeforeText, !isAfterText else { return false }
      guard words[place].text.allSatisfy(\.isLetter), !isNumber(words[place].text), !isNegation(words[place].text)
      else {
        return false
      }
      return data.isSpaced || NoisyWord.Script(words[place].text.first ?? " ") != .hiragana
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    var words = words
    words[place].isFresh = false
    words.insert(words[place], at: place)
    return words
  }

  private func joined(_ words: [NoisyWord], using random: inout some RandomNumberGenerator) -> [NoisyWord]? {
    guard data.isSpaced else { return nil }
    let places = words.indices.dropLast().filter { place in
      [place, place + 1].allSatisfy {
        words[$0].role != .text && words[$0].isFresh && words[$0].text.allSatisfy(\.isLetter)
      }
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    var words = words
    let second = words.remove(at: place + 1)
    words[place].text += second.text
    words[place].isFresh = false
    return words
  }

  private func isNegation(_ word: String) -> Bool {
    language.tokens(word).contains { language.negations.contains($0.text) }
  }

  private func isNumber(_ word: String) -> Bool {
    let tokens = language.tokens(word)
    return !tokens.isEmpty && !language.number.spans(in: tokens, at: 0).isEmpty
  }
}

import ParlanceLanguage

/// Texts as words that a recogniser of speech knows: in lower case, without marks, numbers spelled out.
struct SpokenWords {
  private let language: Language
  /// By the first of the words that they stand for.
  private let contractions: [String: [(short: String, long: [String])]]
  private var numbers: [Int: String] = [:]
  /// What words were written as before: the texts of numbers have few words, and each many times.
  private var known: [String: [String]] = [:]
  /// Whether something was written without spaces, so that characters stand for its words.
  private(set) var hasCharacters = false

  /// The most digits of a number that is said as a whole; longer ones are said digit by digit.
  private static let mostDigits = 4

  /// Prepares for a language.
  init(_ language: Language, _ forms: SpokenForms?) {
    self.language = language
    contractions = Dictionary(grouping: forms?.contractions.filter { $0.long.count > 1 } ?? []) { $0.long[0] }
  }

  /// The words of a text.
  mutating func words(_ text: String) -> [String] {
    let plain = text.lowercased().replacing("’", with: "'").replacing("‘", with: "'")
    // What is written without spaces is divided as utterances are: into characters, since no dictionary tells more.
    let isWithoutSpaces = plain.unicodeScalars.contains { WritingSystem.isWithoutSpaces($0.value) }
    hasCharacters = hasCharacters || isWithoutSpaces
    let parts =
      isWithoutSpaces
      ? language.tokens(plain).map(\.text) : plain.split(whereSeparator: \.isWhitespace).map(String.init)
    return parts.flatMap { word($0) }
  }

  /// The words of a text, with the short forms in which they can be said too: “what is” also as “what's”.
  mutating func expression(_ text: String) -> SpeechExpression {
    let words = words(text)
    var parts: [SpeechExpression] = []
    var index = 0
    while index < words.count {
      let rest = words[index...]
      let shorter = contractions[words[index]]?.filter { rest.starts(with: $0.long) } ?? []
      guard let longest = shorter.map(\.long.count).max() else {
        parts.append(.word(words[index]))
        index += 1
        continue
      }
      let said = SpeechExpression.words(Array(rest.prefix(longest)))
      parts.append(.oneOf([said] + shorter.filter { $0.long.count == longest }.map { .word($0.short) }))
      index += longest
    }
    return .joined(parts)
  }

  private mutating func word(_ written: String) -> [String] {
    if let words = known[written] { return words }
    let words = divided(written)
    known[written] = words
    return words
  }

  private mutating func divided(_ written: String) -> [String] {
    var words: [String] = []
    var current = ""
    var isNumber = false
    func isPart(_ character: Character) -> Bool { character.isLetter || character == "'" || character.isMark }
    for character in written + " " {
      let isDigit = character.isASCII && character.isNumber
      if !current.isEmpty, isNumber ? !isDigit : !isPart(character) {
        words += isNumber ? spelled(current) : [current]
        current = ""
      }
      if isDigit || isPart(character) {
        isNumber = isDigit
        current.append(character)
      }
    }
    return words.map { $0.trimming("'") }.filter { !$0.isEmpty }
  }

  private mutating func spelled(_ digits: String) -> [String] {
    guard digits.count <= Self.mostDigits, digits.first != "0" || digits.count == 1, let number = Int(digits) else {
      return digits.flatMap { $0.wholeNumberValue.map { spelled($0) } ?? [] }
    }
    return spelled(number)
  }

  private mutating func spelled(_ number: Int) -> [String] {
    if numbers[number] == nil { numbers[number] = language.spoken([number])[number]?.first ?? "" }
    return (numbers[number] ?? "").split { $0 == " " || $0 == "-" }.map(String.init)
  }
}

extension Character {
  /// Whether it only changes the letter before it.
  fileprivate var isMark: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isDiacritic || $0.properties.generalCategory == .nonspacingMark
        || $0.properties.generalCategory == .spacingMark
    }
  }
}

extension String {
  fileprivate func trimming(_ mark: Character) -> String {
    var rest = self[...]
    while rest.first == mark { rest.removeFirst() }
    while rest.last == mark { rest.removeLast() }
    return String(rest)
  }
}

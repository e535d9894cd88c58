import ParlanceDiagnostics
import ParlanceTemplates
import Synchronization

/// Finds numbers in digits, and in words by the rules that ICU has for a language; the longest comes first.
///
/// The rules are opened when the first word stands where a number may begin.
final class SpelledNumbers: NumberReader {
  private enum State: Sendable {
    case unknown
    case none
    case known(NumberForms)
  }

  private typealias Reading = NumberGrammar.Reading

  private let locale: String
  private let tokenizer: Tokenizer
  private let digits: Lazy<DigitReader, Never>
  // The rules stay inside the lock, so no two threads touch them at once.
  private let state = Mutex<State>(.unknown)

  /// The most tokens that one number has.
  private static var longest: Int { 24 }
  private static var mostDecimals: Int { 12 }
  /// The most tokens of a number below ten.
  private static var longestDigit: Int { 3 }

  /// Takes a locale in ICU's spelling, and what divides the texts in which the numbers are found.
  init(locale: String, tokenizer: Tokenizer) {
    self.locale = locale
    self.tokenizer = tokenizer
    digits = Lazy { DigitReader(locale: locale) }
  }

  /// Whether a number can have the token.
  func canTake(_ token: Token) -> Bool { isPart(token.text) }

  /// Whether a word is part of a number.
  func isPart(_ word: String) -> Bool {
    inDigits(word) != nil || withForms { forms in forms.canTake(word) } == true
  }

  /// Whether a word is a number or said in one, such as “et” in French.
  func holds(_ word: String) -> Bool {
    inDigits(word) != nil || withForms { forms in forms.holds(word) } == true
  }

  /// Unicode's rules know no articles: what stands for one is the number itself.
  func isArticle(_ word: String) -> Bool { false }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    readings(of: tokens[start...].lazy.map(\.text)).map { Span(end: start + $0.end, value: $0.quantity.spanValue) }
  }

  /// Every number that begins with the first word, as how many words it takes and what it is; the longest first.
  func readings(of texts: some Sequence<String>) -> [NumberGrammar.Reading] {
    unsorted(Array(texts.prefix(Self.longest))[...]).sorted { $0.end > $1.end }
  }

  private func unsorted(_ words: ArraySlice<String>) -> [Reading] {
    guard let first = words.first else { return [] }
    if let value = inDigits(first) {
      let base = Reading(end: 1, quantity: value)
      guard words.count > 2, value.isWhole else { return [base] }
      return withForms { forms in [base] + decimals(after: base, words, forms) } ?? [base]
    }
    return withForms { forms in
      var found = unsigned(words, &forms)
      if let sign = signLength(words, forms.minus), sign < words.count {
        let rest = words.dropFirst(sign)
        let after =
          inDigits(rest[rest.startIndex]).map { [Reading(end: 1, quantity: $0)] } ?? unsigned(rest, &forms)
        found += after.map { Reading(end: $0.end + sign, quantity: $0.quantity.negated) }
      }
      var seen: Set<Int> = []
      return found.filter { seen.insert($0.end).inserted }
    } ?? []
  }

  /// The plainest way to write a number as words; `nil` if the language has none.
  func plain(_ number: Double) -> String? { withForms { $0.plain(number) } ?? nil }

  private func inDigits(_ word: String) -> Quantity? {
    guard let first = word.utf8.first, first < 0x3A else { return nil }
    if word.utf8.count < 16, let whole = Int(word) { return Quantity(Double(whole)) }
    return digits.value.read(word)
  }

  /// Opens the rules if need be; `nil` if the language has none.
  private func withForms<Result>(_ body: (inout NumberForms) -> Result) -> Result? {
    state.withLock { state in
      if case .unknown = state {
        state = NumberForms(locale: locale, tokenizer: tokenizer).map { .known($0) } ?? .none
      }
      guard case .known(var forms) = state else { return nil }
      // Taken out while it is changed, so that nothing is copied.
      state = .none
      defer { state = .known(forms) }
      return body(&forms)
    }
  }

  private func unsigned(_ words: ArraySlice<String>, _ forms: inout NumberForms) -> [Reading] {
    guard forms.canBegin(words.prefix(2).joined()) else { return [] }
    let spelled = words.prefix { $0.utf8.first.map { $0 >= 0x3A } ?? true }
    let whole = forms.numbers(spelled).map { Reading(end: $0.key, quantity: Quantity(Double($0.value))) }
    return whole + whole.flatMap { decimals(after: $0, words, forms) }
  }

  /// How many words the sign before a number takes.
  private func signLength(_ words: ArraySlice<String>, _ sign: String?) -> Int? {
    guard let sign else { return nil }
    var text = ""
    for (index, word) in words.enumerated() {
      text += word
      if text == sign { return index + 1 }
      if !sign.hasPrefix(text) { return nil }
    }
    return nil
  }

  /// “vingt virgule cinq”, “20 virgule 5”: digits one by one, or the decimals as a number of two digits.
  private func decimals(after base: Reading, _ words: ArraySlice<String>, _ forms: NumberForms) -> [Reading] {
    guard let point = signLength(words.dropFirst(base.end), forms.point) else { return [] }
    let start = base.end + point
    var rest = words.dropFirst(start)
    if let digits = rest.first.flatMap(inDigits)?.whole, digits >= 0 {
      return [Reading(end: start + 1, quantity: base.quantity.plus(Double("0.\(digits)") ?? 0))]
    }
    var found: [Reading] = []
    for length in 1...min(Self.longestDigit * 2, max(1, rest.count)) {
      guard let number = forms.small(rest.prefix(length).joined()), number >= 10 else { continue }
      found.append(Reading(end: start + length, quantity: base.quantity.plus(Double(number) / 100)))
    }
    var written = "0."
    while written.utf8.count < Self.mostDecimals, let digit = digit(rest, forms) {
      written += "\(digit.value)"
      rest = rest.dropFirst(digit.length)
      found.append(Reading(end: words.count - rest.count, quantity: base.quantity.plus(Double(written) ?? 0)))
    }
    return found
  }

  /// The digit that the first words name.
  private func digit(_ words: ArraySlice<String>, _ forms: NumberForms) -> (length: Int, value: Int)? {
    (1...Self.longestDigit).lazy.compactMap { length in
      guard length <= words.count, let value = forms.small(words.prefix(length).joined()), value < 10 else {
        return nil
      }
      return (length, value)
    }.first
  }
}

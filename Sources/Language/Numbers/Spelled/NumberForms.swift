/// The spellings of the numbers of one language, made when words ask for them.
///
/// A spelling is kept without its spaces: “fünf und zwanzig” is “fünfundzwanzig”, and scripts without spaces need no others.
struct NumberForms: Sendable {
  /// The most leaves whose spellings are kept at once.
  private static var mostLeaves: Int { 4000 }

  /// What stands before a negative number; `nil` if nothing does.
  let minus: String?
  /// What stands between a number and its decimals; `nil` if decimals are said otherwise.
  let point: String?

  private let rules: SpellOut
  private let tokenizer: Tokenizer
  private let small: [String: Int]
  /// The bytes of the longest of those.
  private let longestSmall: Int
  private let openings: Set<Opening>
  private var hundreds: Scale
  private var thousands: Scale
  private var filled = 0
  private var letters: NumberLetters?

  /// Numbers of one size, which are looked at only where their size is named.
  private struct Scale: Sendable {
    var blocks: [NumberBlock]
    var stems: Set<[UInt8]>

    init(powers: ClosedRange<Int>, stems: Set<[UInt8]>) {
      self.stems = stems
      blocks = powers.flatMap { power in
        let size = (0..<power).reduce(1) { size, _ in size * 10 }
        return (1...9).map { NumberBlock($0 * size..<($0 + 1) * size) }
      }
    }

    func isNamed(in text: [UInt8]) -> Bool {
      stems.contains { stem in text.indices.contains { text[$0...].starts(with: stem) } }
    }
  }

  /// The first two scalars of a spelling.
  private struct Opening: Sendable, Hashable {
    var first: Unicode.Scalar?
    var second: Unicode.Scalar?

    init(_ text: String) {
      var scalars = text.unicodeScalars.makeIterator()
      first = scalars.next()
      second = scalars.next()
    }
  }

  /// The plainest way to write a number.
  func plain(_ number: Double) -> String? { rules.plain(number) }

  /// Opens the rules of a locale; `nil` if its language has none.
  init?(locale: String, tokenizer: Tokenizer) {
    guard let rules = SpellOut(locale: locale) else { return nil }
    self.rules = rules
    self.tokenizer = tokenizer
    let small = Self.forms(of: 0..<100, rules, tokenizer)
    self.small = small
    longestSmall = small.keys.map(\.utf8.count).max() ?? 0
    let sizes = [100, 1000, 10_000].map { size in Self.stems(by: size, small, rules, tokenizer) }
    openings = Set((Array(small.keys) + sizes.flatMap(\.whole)).map { Opening($0) })
    hundreds = Scale(powers: 2...2, stems: sizes[0].stems)
    thousands = Scale(powers: 3...4, stems: sizes[1].stems.union(sizes[2].stems))
    let (one, five) = (rules.plain(1).map(tokenizer.word), rules.plain(5).map(tokenizer.word))
    minus = five.flatMap { five in Self.stem(of: rules.plain(-5).map(tokenizer.word), before: five) }
    point = one.flatMap { one in
      guard let five, let both = rules.plain(1.5).map(tokenizer.word), both.hasPrefix(one) else { return nil }
      return Self.stem(of: String(both.dropFirst(one.count)), before: five)
    }
  }

  /// Whether a number can begin with a text.
  func canBegin(_ text: String) -> Bool {
    var opening = Opening(Spellings.unmarked(text))
    if openings.contains(opening) { return true }
    opening.second = nil
    return openings.contains(opening)
  }

  /// Whether a word can be part of a number, as far as its letters tell.
  mutating func canTake(_ word: String) -> Bool { known().canSpell(Spellings.unmarked(word)) }

  /// Whether a word is a number or a word of one.
  mutating func holds(_ word: String) -> Bool {
    let known = known()
    let bare = Spellings.unmarked(word)
    return known.canSpell(bare) && (known.words.contains(bare) || canBegin(word) && !numbers([word]).isEmpty)
  }

  /// The number below 100 that a text is.
  func small(_ text: String) -> Int? { small[text] ?? small[Spellings.unmarked(text)] }

  /// The numbers that words begin with, by how many of the words they take.
  mutating func numbers(_ words: some Sequence<String>) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var texts: [String] = []
    var bare: [String] = []
    for word in words {
      texts.append((texts.last ?? "") + word)
      bare.append((bare.last ?? "") + Spellings.unmarked(word))
    }
    for (index, (text, bare)) in zip(texts, bare).enumerated() {
      if bare.utf8.count > longestSmall { break }
      found[index + 1] = small[text] ?? small[bare]
    }
    let longest = Array((bare.last ?? "").utf8)
    for scale in [\NumberForms.hundreds, \.thousands] where self[keyPath: scale].isNamed(in: longest) {
      for index in self[keyPath: scale].blocks.indices {
        filled += Self.search(&self[keyPath: scale].blocks[index], texts, bare, &found, rules, tokenizer)
      }
    }
    if filled > Self.mostLeaves { forget() }
    return found
  }

  private mutating func known() -> NumberLetters {
    let known = letters ?? NumberLetters(rules, tokenizer, also: [minus, point].compactMap { $0 })
    letters = known
    return known
  }

  private mutating func forget() {
    for index in hundreds.blocks.indices { hundreds.blocks[index].forget() }
    for index in thousands.blocks.indices { thousands.blocks[index].forget() }
    filled = 0
  }

  /// Finds the numbers of a block; how many leaves were spelled out for that.
  private static func search(
    _ block: inout NumberBlock, _ texts: [String], _ bare: [String], _ found: inout [Int: Int], _ rules: SpellOut,
    _ tokenizer: Tokenizer
  ) -> Int {
    block.open(rules, tokenizer)
    guard let last = bare.last, block.canBegin(last) else { return 0 }
    guard block.isLeaf else {
      block.divide()
      var filled = 0
      for index in block.parts.indices {
        filled += search(&block.parts[index], texts, bare, &found, rules, tokenizer)
      }
      return filled
    }
    let isNew = block.forms.isEmpty
    if isNew { block.forms = forms(of: block.numbers, rules, tokenizer) }
    for (index, text) in texts.enumerated() where found[index + 1] == nil {
      found[index + 1] = block.forms[text] ?? block.forms[bare[index]]
    }
    return isNew ? 1 : 0
  }

  /// Numbers by spelling, with marks and without; where two are spelled alike, the plainest rules win.
  private static func forms(
    of numbers: some Sequence<Int>, _ rules: SpellOut, _ tokenizer: Tokenizer
  ) -> [String: Int] {
    var forms: [String: Int] = [:]
    for form in rules.forms(of: numbers) {
      let word = tokenizer.word(form.text)
      let hasDigits = word.utf8.contains { (0x30...0x39).contains($0) }
      if !word.isEmpty, !hasDigits, forms[word] == nil { forms[word] = form.number }
    }
    for (word, number) in forms.sorted(by: { $0.value < $1.value }) {
      let bare = Spellings.unmarked(word)
      if forms[bare] == nil { forms[bare] = number }
    }
    return forms
  }

  /// What names the size of numbers, without their counts: “mille”, “cent”; and with them.
  private static func stems(
    by size: Int, _ small: [String: Int], _ rules: SpellOut, _ tokenizer: Tokenizer
  ) -> (stems: Set<[UInt8]>, whole: [String]) {
    var first: [Int: String] = [:]
    var stems: Set<[UInt8]> = []
    var whole: [String] = []
    for form in rules.forms(of: (1...9).map { $0 * size } + [size + 1]) {
      let word = Spellings.unmarked(tokenizer.word(form.text))
      if form.number % size == 0 {
        whole.append(word)
        stems.insert(stem(of: word, counting: form.number / size, small))
      } else {
        // The name can end otherwise before a smaller number: “cem”, “cento e um”.
        for round in Set(form.ruleSets.compactMap { first[$0] }) {
          stems.insert(stem(of: String(zip(round, word).prefix { $0 == $1 }.map(\.0)), counting: 1, small))
        }
      }
      if form.number == size { for ruleSet in form.ruleSets { first[ruleSet] = word } }
    }
    return (stems, whole)
  }

  private static func stem(of name: String, counting count: Int, _ small: [String: Int]) -> [UInt8] {
    let counts = small.lazy.filter { $0.value == count && name.hasPrefix($0.key) }.map(\.key.count)
    return Array(name.dropFirst(counts.filter { $0 < name.count }.max() ?? 0).utf8)
  }

  private static func stem(of text: String?, before end: String) -> String? {
    guard let text, text.hasSuffix(end), text.count > end.count else { return nil }
    return String(text.dropLast(end.count))
  }
}

/// Numbers whose decimal digits begin alike, and so most of their spellings.
struct NumberBlock: Sendable {
  /// The numbers: a power of ten of them.
  let numbers: Range<Int>
  /// The spellings, once a text could be one of them; of a leaf only.
  var forms: [String: Int] = [:]
  /// The ten parts of a larger block, once a text could be one of its numbers.
  var parts: [NumberBlock] = []

  /// With what the spellings begin, by rule set, without marks; `nil` before that is known.
  private var beginnings: Set<[Unicode.Scalar]>?

  /// Makes a block of which nothing is known yet.
  init(_ numbers: Range<Int>) { self.numbers = numbers }

  /// Whether the block's own spellings are kept, not those of its parts.
  var isLeaf: Bool { numbers.count <= 10 }

  /// Finds with what the spellings begin, from a few of them. A number that begins otherwise is not found, which costs a rare
  /// number and never gives a wrong one.
  mutating func open(_ rules: SpellOut, _ tokenizer: Tokenizer) {
    guard beginnings == nil else { return }
    let size = numbers.count
    let sample = Set([0, 1, size / 10 + 1, size / 2, size - 1]).sorted().map { numbers.lowerBound + $0 }
    var common: [Int: [Unicode.Scalar]] = [:]
    for form in rules.forms(of: sample) {
      let word = Array(Spellings.unmarked(tokenizer.word(form.text)).unicodeScalars)
      for ruleSet in form.ruleSets {
        common[ruleSet] = common[ruleSet].map { Array(zip($0, word).prefix { $0 == $1 }.map(\.0)) } ?? word
      }
    }
    beginnings = Set(common.values)
  }

  /// Whether a text without marks begins like one of the numbers, as far as is known.
  func canBegin(_ text: String) -> Bool { beginnings?.contains { text.unicodeScalars.starts(with: $0) } ?? true }

  /// Makes the parts.
  mutating func divide() {
    guard parts.isEmpty, !isLeaf else { return }
    let size = numbers.count / 10
    parts = (0..<10).map { NumberBlock(numbers.lowerBound + $0 * size..<numbers.lowerBound + ($0 + 1) * size) }
  }

  /// Drops all spellings; with what they begin is still known.
  mutating func forget() {
    forms = [:]
    for index in parts.indices { parts[index].forget() }
  }
}

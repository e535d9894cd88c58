/// Texts by number, so that pieces of words are put together and compared without touching their characters; 0 is the empty text.
struct TextTable {
  private var texts: WordTable
  private var joins = PairTable()

  /// A table of the empty text.
  init() {
    texts = WordTable()
    _ = texts.insert("")
  }

  /// The text of a number.
  subscript(number: Int32) -> String { texts.words[Int(number)] }

  /// The number of a text.
  mutating func number(of text: String) -> Int32 {
    texts.insert(text)
  }

  /// The number of two texts side by side.
  mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    if left == 0 { return right }
    if right == 0 { return left }
    if let known = joins.value(left, right) { return known }
    let number = number(of: texts.words[Int(left)] + texts.words[Int(right)])
    joins.insert(number, for: left, right)
    return number
  }
}

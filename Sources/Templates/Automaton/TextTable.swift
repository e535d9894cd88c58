/// Texts by number, so that pieces of words are put together and compared without touching their characters; 0 is the empty text.
struct TextTable {
  private var numbers: [String: Int32] = ["": 0]
  private var texts: [String] = [""]
  private var joins = PairTable()

  /// The text of a number.
  subscript(number: Int32) -> String { texts[Int(number)] }

  /// The number of a text.
  mutating func number(of text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let number = Int32(texts.count)
    texts.append(text)
    numbers[text] = number
    return number
  }

  /// The number of two texts side by side.
  mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    if left == 0 { return right }
    if right == 0 { return left }
    if let known = joins.value(left, right) { return known }
    let number = number(of: texts[Int(left)] + texts[Int(right)])
    joins.insert(number, for: left, right)
    return number
  }
}

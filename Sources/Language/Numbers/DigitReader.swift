/// Reads numbers in digits as one language writes them: `1,000.5`, `1.000,5`, `-3`, `1/2`.
struct DigitReader: Sendable {
  /// What stands before the decimals.
  let decimal: Unicode.Scalar
  /// What stands between thousands.
  let group: Unicode.Scalar

  /// The number that a token writes; `nil` if it is none, such as a clock time.
  func read(_ token: String) -> Quantity? {
    if let whole = short(token) { return Quantity(Double(whole)) }
    var digits = Substring(token)
    let isNegative = digits.first == "-"
    if isNegative { digits = digits.dropFirst() }
    guard digits.utf8.count <= 300, digits.utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return nil }
    guard let quantity = plain(digits) ?? ratio(digits) ?? decimals(digits) else { return nil }
    return isNegative ? quantity.negated : quantity
  }

  /// The number of a few digits and nothing else.
  private func short(_ token: String) -> Int? {
    guard (1...15).contains(token.utf8.count) else { return nil }
    var number = 0
    for byte in token.utf8 {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte) - 0x30
    }
    return number
  }

  private func plain(_ digits: Substring) -> Quantity? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Double(digits).map { Quantity($0) } : nil
  }

  private func ratio(_ digits: Substring) -> Quantity? {
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let above = plain(parts[0]), let below = plain(parts[1]), below.value != 0 else {
      return nil
    }
    return Quantity(above.value / below.value, isWhole: false)
  }

  /// The language's own reading comes first; else a lone separator of any kind is a decimal one.
  private func decimals(_ digits: Substring) -> Quantity? {
    let halves = digits.split(separator: Character(decimal), omittingEmptySubsequences: false)
    if halves.count <= 2, let first = halves.first, let whole = grouped(first) {
      if halves.count == 1 { return whole }
      guard plain(halves[1]) != nil else { return nil }
      return Double("\(Int(whole.value)).\(halves[1])").map { Quantity($0, isWhole: false) }
    }
    let parts = digits.split(separator: Character(group), omittingEmptySubsequences: false)
    guard parts.count == 2, plain(parts[0]) != nil, plain(parts[1]) != nil else { return nil }
    return Double(parts.joined(separator: ".")).map { Quantity($0, isWhole: false) }
  }

  /// A whole number, its thousands in groups of three.
  private func grouped(_ digits: Substring) -> Quantity? {
    let groups = digits.split(separator: Character(group), omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      (1...3).contains(groups[0].utf8.count) || groups.count == 1
    else { return nil }
    return plain(Substring(groups.joined())).flatMap { $0.isWhole ? $0 : nil }
  }
}

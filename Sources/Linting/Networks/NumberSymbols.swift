import ParlanceTemplates

/// Numbers that stand for all those that ranges have in common.
///
/// Two ranges with a number in common have a symbol in common, so that phrases with these ranges are found to have a sentence in common;
/// ranges without one have none, however alike their phrases are.
struct NumberSymbols {
  /// What a slot for numbers takes; `nil` is any number.
  typealias Bounds = NumericRange?

  /// The most numbers of a range that are looked at.
  private static var most: Int { 2_000 }
  /// The most ranges that are held against each other.
  private static var mostRanges: Int { 100 }
  /// What a slot for any number is tried with where no range says otherwise.
  private static var usual: Double { 7 }

  private var numbers: [Double] = []

  /// Finds numbers for the ranges of a table.
  init(_ ranges: [Bounds]) {
    let known = Set(ranges.compactMap(\.self)).filter(\.digits).sorted {
      ($0.from, $0.to, $0.step) < ($1.from, $1.to, $1.step)
    }.prefix(Self.mostRanges)
    for (place, range) in known.enumerated() {
      for other in known[...place] where !numbers.contains(where: { range.contains($0) && other.contains($0) }) {
        if let number = Self.number(in: range, and: other) { numbers.append(number) }
      }
    }
    if ranges.contains(nil), numbers.isEmpty { numbers.append(Self.usual) }
  }

  /// The symbols for what a slot takes.
  func symbols(for bounds: Bounds) -> [String] {
    // The numbers are tried in digits.
    guard bounds?.digits ?? true else { return [] }
    return numbers.filter { bounds?.contains($0) ?? true }.map(Self.symbol)
  }

  /// The words for each symbol.
  var words: [String: String] {
    Dictionary(numbers.map { (Self.symbol($0), Self.text($0)) }) { first, _ in first }
  }

  private static func symbol(_ number: Double) -> String { "number \(text(number))" }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// The first number that two ranges have in common.
  private static func number(in range: NumericRange, and other: NumericRange) -> Double? {
    let coarse = range.step >= other.step ? range : other
    let step = coarse.step > 0 ? coarse.step : 1
    let least = max(min(range.from, range.to), min(other.from, other.to))
    let greatest = min(max(range.from, range.to), max(other.from, other.to))
    guard least <= greatest, least.isFinite, greatest.isFinite else { return nil }
    // Steps are counted from where the range begins, which may be its greater end.
    let first = coarse.from.isFinite ? coarse.from + ((least - coarse.from) / step).rounded(.up) * step : least
    for turn in 0..<most {
      let number = first + Double(turn) * step
      guard number <= greatest else { break }
      let parts: [Double] = range.fractions == nil || other.fractions == nil ? [0] : [0, 0.5]
      if let part = parts.first(where: { range.contains(number + $0) && other.contains(number + $0) }) {
        return number + part
      }
    }
    return nil
  }
}

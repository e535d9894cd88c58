import ParlanceTemplates

/// Reads spoken numbers from morphemes; every function gives each place where a complete number ends.
struct NumberGrammar {
  /// A number that ends before the morpheme at `end`.
  struct Reading: Hashable {
    /// The index of the morpheme after it.
    var end: Int
    /// The number.
    var quantity: Quantity
  }

  /// The parts of the number, perhaps with more after it.
  let morphemes: [Morpheme]
  /// Whether three and twenty is said instead of twenty three.
  let unitsFirst: Bool

  private func morpheme(_ index: Int) -> Morpheme? { index < morphemes.count ? morphemes[index] : nil }

  /// Any number, with its sign.
  func number(at start: Int) -> [Reading] {
    guard morpheme(start) == .minus else { return unsigned(at: start) }
    return unsigned(at: start + 1).map { Reading(end: $0.end, quantity: $0.quantity.negated) }
  }

  /// Any number without sign: a whole one, and what may follow it.
  private func unsigned(at start: Int) -> [Reading] {
    var found: [Reading] = []
    for base in digits(at: start) + whole(at: start) {
      found.append(base)
      found += decimals(after: base) + fractions(after: base)
      if morpheme(base.end) == .dozen { found.append(Reading(end: base.end + 1, quantity: base.quantity.times(12))) }
    }
    return found + fractionAlone(at: start)
  }

  private func digits(at start: Int) -> [Reading] {
    guard case .digits(let quantity, _)? = morpheme(start) else { return [] }
    var found = [Reading(end: start + 1, quantity: quantity)]
    switch morpheme(start + 1) {
    case .scale(let scale): found.append(Reading(end: start + 2, quantity: quantity.times(Double(scale))))
    case .hundred: found.append(Reading(end: start + 2, quantity: quantity.times(100)))
    default: break
    }
    if case .digits(let fraction, _)? = morpheme(start + 1), !fraction.isWhole, quantity.isWhole,
      (0..<1).contains(fraction.value)
    {
      found.append(Reading(end: start + 2, quantity: quantity.plus(fraction.value)))
    }
    return found
  }

  /// “three point one four”
  private func decimals(after base: Reading) -> [Reading] {
    guard morpheme(base.end) == .point, base.quantity.isWhole else { return [] }
    var end = base.end + 1
    var written = ""
    while case .unit(let digit)? = morpheme(end), written.count < 15 {
      written += "\(digit)"
      end += 1
    }
    if written.isEmpty, case .digits(let digits, let noughts)? = morpheme(end), let whole = digits.whole, whole >= 0 {
      written = String(repeating: "0", count: noughts) + "\(whole)"
      end += 1
    }
    guard !written.isEmpty, let decimals = Double("0." + written) else { return [] }
    return [Reading(end: end, quantity: base.quantity.plus(decimals))]
  }

  /// “two and a half”, “three quarters”, and fractions written against the number.
  private func fractions(after base: Reading) -> [Reading] {
    guard base.quantity.isWhole else { return [] }
    switch morpheme(base.end) {
    case .attached(let fraction): return [Reading(end: base.end + 1, quantity: base.quantity.plus(fraction))]
    case .part(let part): return [Reading(end: base.end + 1, quantity: base.quantity.times(part))]
    case .and:
      return fractionAlone(at: base.end + 1).filter { $0.quantity.value < 1 }.map {
        Reading(end: $0.end, quantity: base.quantity.plus($0.quantity.value))
      }
    default: return []
    }
  }

  /// “half”, “a quarter”, “three quarters”, “half a dozen”, “a dozen”.
  private func fractionAlone(at start: Int) -> [Reading] {
    var index = start
    var count = 1.0
    var isCounted = false
    if morpheme(index) == .article {
      index += 1
      isCounted = true
    } else if case .unit(let unit)? = morpheme(index), unit > 0 {
      index += 1
      count = Double(unit)
      isCounted = true
    }
    switch morpheme(index) {
    case .fraction(let fraction) where count == 1:
      let dozen = morpheme(index + 1) == .article ? index + 2 : index + 1
      let half = [Reading(end: index + 1, quantity: Quantity(fraction, isWhole: false))]
      guard morpheme(dozen) == .dozen else { return half }
      return half + [Reading(end: dozen + 1, quantity: Quantity(12).times(fraction))]
    case .part(let part) where isCounted:
      return [Reading(end: index + 1, quantity: Quantity(count).times(part))]
    case .dozen where count == 1: return [Reading(end: index + 1, quantity: Quantity(12))]
    default: return []
    }
  }

  /// A whole number in words.
  func whole(at start: Int) -> [Reading] {
    if morpheme(start) == .unit(0) { return [Reading(end: start + 1, quantity: Quantity(0))] }
    return scaled(at: start, below: .max).map { Reading(end: $0.end, quantity: Quantity(Double($0.value))) }
  }

  private typealias Part = (end: Int, value: Int)

  private func scaled(at start: Int, below limit: Int) -> [Part] {
    var found: [Part] = []
    var bases = hundreds(at: start)
    if case .scale(let scale)? = morpheme(start), scale < limit { bases.append((start, 1)) }
    if morpheme(start) == .article, case .scale? = morpheme(start + 1) { bases.append((start + 1, 1)) }
    for base in bases {
      if base.end > start, morpheme(start) != .article || base.end > start + 1 { found.append(base) }
      guard case .scale(let scale)? = morpheme(base.end), scale < limit else { continue }
      let (value, overflows) = base.value.multipliedReportingOverflow(by: scale)
      guard !overflows, value < 1_000_000_000_000_000 else { continue }
      let end = base.end + 1
      found.append((end, value))
      found += scaled(at: end, below: scale).filter { $0.value < scale }.map { ($0.end, value + $0.value) }
      if morpheme(end) == .and, morpheme(end + 1) != .article {
        found += scaled(at: end + 1, below: scale).filter { $0.value < scale }.map { ($0.end, value + $0.value) }
      }
    }
    return found
  }

  private func hundreds(at start: Int) -> [Part] {
    var found: [Part] = []
    var bases = tens(at: start)
    if morpheme(start) == .hundred { bases.append((start, 1)) }
    if morpheme(start) == .article, morpheme(start + 1) == .hundred { bases.append((start + 1, 1)) }
    for base in bases {
      if base.end > start, morpheme(start) != .article { found.append(base) }
      guard morpheme(base.end) == .hundred, base.value % 10 != 0 || base.value < 10 else { continue }
      let end = base.end + 1
      let value = base.value * 100
      found.append((end, value))
      let tail = tens(at: end) + (morpheme(end) == .and ? tens(at: end + 1) : [])
      found += tail.map { ($0.end, value + $0.value) }
    }
    return found
  }

  /// 1 to 99.
  private func tens(at start: Int) -> [Part] {
    switch morpheme(start) {
    case .unit(let unit) where unit > 0:
      guard unitsFirst, morpheme(start + 1) == .and, case .tens(let tens)? = morpheme(start + 2) else {
        return [(start + 1, unit)]
      }
      return [(start + 1, unit), (start + 3, tens + unit)]
    case .teen(let teen): return [(start + 1, teen)]
    case .tens(let tens):
      guard !unitsFirst, case .unit(let unit)? = morpheme(start + 1), unit > 0 else { return [(start + 1, tens)] }
      return [(start + 1, tens), (start + 2, tens + unit)]
    default: return []
    }
  }
}

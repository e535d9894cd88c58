/// The numbers that a range slot takes, `{0..100,5:level}` or a range list of a table.
package struct NumericRange: Sendable, Hashable {
  /// Parts of one that a number may end in.
  package enum Fractions: String, Sendable, Hashable {
    /// `.0` and `.5`.
    case halves
    /// `.0` to `.9`.
    case tenths
  }

  /// What the number counts, which decides the unit words around it.
  package enum Kind: String, Sendable, Hashable {
    /// A bare number.
    case number
    /// Per cent.
    case percentage
    /// Degrees.
    case temperature
  }

  /// The least number, before the multiplier.
  package var from: Double
  /// The greatest number, before the multiplier.
  package var to: Double
  /// The distance between two numbers of the range, counted from `from`.
  package var step: Double
  /// What the spoken number is multiplied with to make the value.
  package var multiplier: Double
  /// The fractions that are taken besides whole steps.
  package var fractions: Fractions?
  /// What the number counts.
  package var kind: Kind
  /// Whether digits are taken.
  package var digits: Bool
  /// Whether number words are taken.
  package var words: Bool
  /// The language of the number words, if it is not the table's.
  package var wordsLanguage: String?

  /// Makes a range.
  package init(
    from: Double, to: Double, step: Double = 1, multiplier: Double = 1, fractions: Fractions? = nil,
    kind: Kind = .number, digits: Bool = true, words: Bool = true, wordsLanguage: String? = nil
  ) {
    self.from = from
    self.to = to
    self.step = step
    self.multiplier = multiplier
    self.fractions = fractions
    self.kind = kind
    self.digits = digits
    self.words = words
    self.wordsLanguage = wordsLanguage
  }

  /// Whether the spoken number (before the multiplier) belongs to the range.
  package func contains(_ number: Double) -> Bool {
    guard number.isFinite, number >= min(from, to) else { return false }
    let whole = number.rounded(.down)
    let fraction = number - whole
    switch fractions {
    case .halves where fraction == 0.5: return onStep(whole) && number <= max(from, to)
    case .tenths where abs((fraction * 10).rounded() - fraction * 10) < 1e-9 && fraction != 0:
      return onStep(whole) && number <= max(from, to)
    default: return number <= max(from, to) && onStep(number)
    }
  }

  private func onStep(_ number: Double) -> Bool {
    guard step > 0 else { return true }
    let steps = (number - from) / step
    return abs(steps - steps.rounded()) < 1e-9
  }
}

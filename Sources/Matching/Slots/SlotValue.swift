import ParlancePhraseTables
import ParlanceTemplates

/// What fills a slot.
package enum SlotValue: Sendable, Hashable {
  /// The words as said.
  case text(String)
  /// What a list or a block gives.
  case scalar(ScalarValue)
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// A moment in seconds since the reference date, and how exactly it is said.
  case instant(seconds: Double, precision: MomentPrecision)
  /// A day that no calendar has, as “February 30” is.
  case noSuchDay
  /// A length of time.
  case duration(seconds: Double)
  /// So many of a unit, which goes by its sign.
  case measured(Double, unit: String)
  /// Yes or no.
  case boolean(Bool)
  /// Names of the vocabulary that the words can mean, best first; none if nobody knows the name.
  case names([VocabularyEntry])

  /// Whether it is what was said of a day or a time, be there such a day or not.
  package var isMoment: Bool {
    switch self {
    case .instant, .noSuchDay: true
    default: false
    }
  }
}

import CResources
import Foundation

/// The units in which things are measured, by their numbers in the table that is compiled in.
package enum MeasureUnits {
  /// One of them.
  package struct Entry {
    /// Its number in the table.
    var index: Int
    /// The class of Foundation's that it belongs to.
    var dimension: String
    /// Its name in CLDR; `nil` if it has none.
    var name: String?
    /// Its sign.
    package var symbol: String
    /// What one of it is in the base unit; 0 for whichever unit is expected.
    package var factor: Double
    /// What none of it is in the base unit.
    package var constant: Double

    /// Reads a row of the table.
    init(_ index: Int, _ unit: parlance_unit) {
      self.index = index
      dimension = String(cString: unit.dimension)
      let written = String(cString: unit.name)
      name = written.isEmpty ? nil : written
      symbol = String(cString: unit.symbol)
      factor = unit.coefficient
      constant = unit.constant
    }
  }

  /// Those of a class of Foundation's, such as `UnitLength`.
  static func entries(of dimension: String) -> [Entry] {
    var entries: [Entry] = []
    var index = 0
    while let unit = parlance_unit(index)?.pointee {
      if String(cString: unit.dimension) == dimension { entries.append(Entry(index, unit)) }
      index += 1
    }
    return entries
  }

  /// Those of a class, in the order in which one of two that are written alike but for capitals is meant: `first` before all others, one that CLDR has
  /// a name for before one that is only written like it (Mm², mm²), and of several the one nearest to the base unit (ML, ml).
  static func usual(_ dimension: String, first: String? = nil) -> [Entry] {
    func rank(_ entry: Entry) -> (Int, Int) {
      let named = entry.name == nil ? 2 : entry.name == first ? 0 : 1
      return (named, entry.factor > 0 ? Int(log10(entry.factor).magnitude.rounded()) : 0)
    }
    let entries = entries(of: dimension).map { (entry: $0, rank: rank($0)) }
    return entries.sorted { $0.rank != $1.rank ? $0.rank < $1.rank : $0.entry.index < $1.entry.index }.map(\.entry)
  }

  /// The sign of the base unit of a class, or of the first that has one; `nil` for a class that there is not.
  package static func usualSymbol(of dimension: String) -> String? {
    usual(dimension).first { !$0.symbol.isEmpty && $0.factor != 0 }?.symbol
  }

  /// What amounts of money are called among the classes of units.
  package static let money = "IntentCurrencyAmount"

  /// Whether a name of CLDR's is that of a currency, such as `currency/EUR`.
  static func isCurrency(_ name: String) -> Bool { name.hasPrefix("currency/") }

  /// The currency of a locale, or of the region where its language is mostly spoken, by its name in CLDR.
  static func currency(of locale: String) -> String? {
    let locale = Locale(identifier: locale)
    let likely = Locale(identifier: locale.language.maximalIdentifier)
    return (locale.currency ?? likely.currency).map { "currency/\($0.identifier)" }
  }

  /// The unit of a class that has this sign, in any case if none has it so; `nil` if there is none.
  package static func unit(_ symbol: String, of dimension: String) -> Entry? {
    let units = usual(dimension).filter { $0.factor != 0 }
    return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.lowercased() == symbol.lowercased() }
  }

  /// So many of a unit in words; `nil` if the unit has no name.
  package static func text(_ number: Double, _ symbol: String, of dimension: String, locale: String) -> String? {
    entries(of: dimension).first { $0.symbol == symbol }?.name.flatMap {
      MeasureNames(locale: locale).text(number, $0)
    }
  }

  /// The sign of a unit, as Foundation has it; empty for a number that there is not.
  package static func symbol(_ index: Int32) -> String { entry(index)?.symbol ?? "" }

  /// The sign of a unit that words end with: where another one differs only in capitals, the one that is written so (“50 mW”, “50 MW”).
  package static func symbol(_ index: Int32, writtenIn text: String) -> String {
    guard let own = entry(index) else { return "" }
    let written = text.reversed().prefix { !$0.isWhitespace && !$0.isNumber }.reversed()
    let alike = entries(of: own.dimension).first { $0.symbol == String(written) }
    return alike?.symbol.lowercased() == own.symbol.lowercased() ? String(written) : own.symbol
  }

  private static func entry(_ index: Int32) -> Entry? {
    guard index >= 0, let unit = parlance_unit(Int(index))?.pointee else { return nil }
    return Entry(Int(index), unit)
  }
}

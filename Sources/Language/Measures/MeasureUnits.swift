import CResources

/// The units in which things are measured, by their numbers in the table that is compiled in.
package enum MeasureUnits {
  /// One of them.
  package struct Entry {
    /// Its number in the table.
    var index: Int
    /// Its name in CLDR; `nil` if it has none.
    var name: String?
    /// Its sign.
    package var symbol: String
    /// What one of it is in the base unit; 0 for whichever unit is expected.
    package var factor: Double
    /// What none of it is in the base unit.
    package var constant: Double
  }

  /// Those of a class of Foundation's, such as `UnitLength`.
  static func entries(of dimension: String) -> [Entry] {
    var entries: [Entry] = []
    var index = 0
    while let unit = parlance_unit(index)?.pointee {
      if String(cString: unit.dimension) == dimension {
        let name = String(cString: unit.name)
        entries.append(
          Entry(
            index: index, name: name.isEmpty ? nil : name, symbol: String(cString: unit.symbol),
            factor: unit.coefficient, constant: unit.constant))
      }
      index += 1
    }
    return entries
  }

  /// The unit of a class that has this sign, in any case if none has it so; `nil` if there is none.
  package static func unit(_ symbol: String, of dimension: String) -> Entry? {
    let units = entries(of: dimension).filter { $0.factor != 0 }
    return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.lowercased() == symbol.lowercased() }
  }

  /// So many of a unit in words; `nil` if the unit has no name.
  package static func text(_ number: Double, _ symbol: String, of dimension: String, locale: String) -> String? {
    entries(of: dimension).first { $0.symbol == symbol }?.name.flatMap {
      MeasureNames(locale: locale).text(number, $0)
    }
  }

  /// The sign of a unit, as Foundation has it; empty for a number that there is not.
  package static func symbol(_ index: Int32) -> String {
    guard index >= 0, let unit = parlance_unit(Int(index))?.pointee else { return "" }
    return String(cString: unit.symbol)
  }
}

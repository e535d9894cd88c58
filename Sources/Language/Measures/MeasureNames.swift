import ParlanceStrings

/// What CLDR calls a unit, with numbers of all plural forms before it, after it or around it.
struct MeasureNames {
  /// Numbers that between them have every plural form.
  private static let numbers: [Double] = [5, 1, 2, 1.5]

  /// The locale as ICU writes it.
  let locale: String

  /// Texts such as “5 kilometers” and “5 km”, the longest names first; none for what CLDR does not know.
  func texts(_ name: String) -> [String] {
    ["full-name", "short", "narrow"].flatMap {
      NumberSkeleton("unit/\(name) unit-width-\($0) .# group-off latin", locale: locale).texts(of: Self.numbers)
    }
  }

  /// So many of a unit, with its name in full; `nil` for what CLDR does not know.
  func text(_ number: Double, _ name: String) -> String? {
    NumberSkeleton("unit/\(name) unit-width-full-name .######", locale: locale).texts(of: [number]).first
  }
}

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
      NumberSkeleton("\(measure(name)) unit-width-\($0) .# group-off latin", locale: locale).texts(of: Self.numbers)
    }
  }

  /// So many of a unit, with its name in full, and of a currency as it is written; `nil` for what CLDR does not know.
  func text(_ number: Double, _ name: String) -> String? {
    let form = MeasureUnits.isCurrency(name) ? "" : " unit-width-full-name .######"
    return NumberSkeleton(measure(name) + form, locale: locale).texts(of: [number]).first
  }

  /// What is measured, as ICU writes it.
  private func measure(_ name: String) -> String { MeasureUnits.isCurrency(name) ? name : "unit/\(name)" }
}

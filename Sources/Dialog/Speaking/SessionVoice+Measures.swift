import AppIntents
import ParlanceLanguage

extension SessionVoice {
  /// A quantity in the person's language, with its unit in words; `nil` if the unit has no name.
  func title(of measured: MeasuredValue) -> String? {
    MeasureUnits.text(
      measured.number, measured.unit.symbol, of: measured.unit.dimension, locale: locale.identifier)
  }
}

extension MeasureUnit {
  /// The unit of a class of Foundation's that has this sign, in any case if none has it so; `nil` if nobody knows it.
  package init?(_ symbol: String, of dimension: String) {
    guard let unit = MeasureUnits.unit(symbol, of: dimension) else { return nil }
    self.init(dimension: dimension, symbol: unit.symbol, coefficient: unit.factor, constant: unit.constant)
  }
}

extension MeasuredValue {
  /// Reads a text such as `5 km`; `nil` if it is none, or of another class than this of Foundation's.
  package init?(_ text: String, of dimension: String) {
    var digits = text.prefix { "+-.0123456789eE".contains($0) }
    // The letter begins the unit: “5EUR”.
    if digits.last?.lowercased() == "e" { digits.removeLast() }
    let sign = text.dropFirst(digits.count).drop { $0 == " " }
    guard let number = Double(digits), number.isFinite, let unit = MeasureUnit(String(sign), of: dimension) else {
      return nil
    }
    self.init(number, unit)
  }
}

import _FoundationICU

/// What CLDR calls a unit, with numbers of all plural forms before it, after it or around it.
struct MeasureNames {
  /// Numbers that between them have every plural form.
  private static let numbers: [Double] = [5, 1, 2, 1.5]

  /// The locale as ICU writes it.
  let locale: String

  /// Texts such as “5 kilometers” and “5 km”, the longest names first; none for what CLDR does not know.
  func texts(_ name: String) -> [String] {
    ["full-name", "short", "narrow"].flatMap {
      formatted(Self.numbers, "unit/\(name) unit-width-\($0) .# group-off latin")
    }
  }

  /// So many of a unit, with its name in full; `nil` for what CLDR does not know.
  func text(_ number: Double, _ name: String) -> String? {
    formatted([number], "unit/\(name) unit-width-full-name .######").first
  }

  private func formatted(_ numbers: [Double], _ skeleton: String) -> [String] {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(pattern, Int32(pattern.count), locale, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    var buffer = [UInt16](repeating: 0, count: 200)
    return numbers.compactMap { number in
      var status = U_ZERO_ERROR
      swift_unumf_formatDouble(formatter, number, result, &status)
      let length = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...buffer.count).contains(Int(length)) else { return nil }
      return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
  }
}

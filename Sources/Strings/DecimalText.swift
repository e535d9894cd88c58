import _FoundationICU

/// Writes a fraction with the locale's decimal separator, in Latin digits and without grouping.
enum DecimalText {
  /// `digits` behind the separator, halves rounded to even; `nil` for as many as the number needs.
  static func text(_ number: Double, digits: Int?, locale: String) -> String {
    if digits == nil, let whole = Int(exactly: number) { return String(whole) }
    let precision = digits.map { $0 == 0 ? "precision-integer" : "." + String(repeating: "0", count: $0) }
    let skeleton = "\(precision ?? ".################") group-off latin"
    return formatted(number, skeleton: skeleton, locale: LocaleFallback.normalized(locale).replacing("-", with: "_"))
      ?? number.description
  }

  private static func formatted(_ number: Double, skeleton: String, locale: String) -> String? {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(pattern, Int32(pattern.count), locale, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let length = swift_unumf_resultToString(result, nil, 0, &status)
    // Asking for the length reports that a buffer of none is too small.
    status = U_ZERO_ERROR
    guard length > 0 else { return nil }
    var buffer = [UInt16](repeating: 0, count: Int(length))
    swift_unumf_resultToString(result, &buffer, length, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? String(decoding: buffer, as: UTF16.self) : nil
  }
}

/// Writes a fraction with the locale's decimal separator, in Latin digits and without grouping.
enum DecimalText {
  /// `digits` behind the separator, halves rounded to even; `nil` for as many as the number needs.
  static func text(_ number: Double, digits: Int?, locale: String) -> String {
    if digits == nil, let whole = Int(exactly: number) { return String(whole) }
    let precision = digits.map { $0 == 0 ? "precision-integer" : "." + String(repeating: "0", count: $0) }
    let skeleton = "\(precision ?? ".################") group-off latin"
    let locale = LocaleFallback.normalized(locale).replacing("-", with: "_")
    return NumberSkeleton(skeleton, locale: locale).texts(of: [number]).first ?? number.description
  }
}

import _FoundationICU

/// How numbers are written, in the words of ICU's number skeletons (UTS 35, part 3).
package struct NumberSkeleton: Sendable {
  private let skeleton: String
  private let locale: String

  /// Takes a skeleton such as `unit/kilometer .##`, and a locale as ICU writes it (`pt_BR`).
  package init(_ skeleton: String, locale: String) {
    self.skeleton = skeleton
    self.locale = locale
  }

  /// The numbers as texts; none for a skeleton that ICU does not know, and those left out that it cannot write.
  package func texts(of numbers: [Double]) -> [String] {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(pattern, Int32(pattern.count), locale, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    return numbers.compactMap { number in
      var status = U_ZERO_ERROR
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
}

import _FoundationICU

extension DigitReader {
  /// Reads digits as CLDR says that a locale (in ICU's spelling) writes them.
  init(locale: String) {
    var status = U_ZERO_ERROR
    let formatter = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
    defer { swift_unum_close(formatter) }
    let symbol = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer -> Unicode.Scalar? in
      let length = swift_unum_getSymbol(
        formatter, UNUM_DECIMAL_SEPARATOR_SYMBOL, buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...buffer.count).contains(Int(length)) else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<Int(length)]), as: UTF16.self).unicodeScalars
        .first
    }
    // Thousands are also divided by spaces or apostrophes, which end a token; of signs there are only two.
    let decimal = symbol.flatMap(ScalarForms.written) ?? "."
    self.init(decimal: decimal, group: decimal == "," ? "." : ",")
  }
}

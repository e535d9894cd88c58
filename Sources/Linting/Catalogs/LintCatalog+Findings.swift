import ParlanceDiagnostics

extension LintCatalog {
  /// The bytes of a part of a text, counted in its characters; `nil` where what is written there does not read as the text.
  private func bytes(of part: Range<Int>, in text: Text) -> Range<Int>? {
    guard let bytes = sources[text.place.file]?.bytes else { return nil }
    return WrittenText(text.text, in: bytes, from: text.offset, as: notation)?.bytes(of: part)
  }

  /// Where a part of a text begins; the text's beginning where that is not known.
  private func place(of part: Range<Int>, in text: Text) -> SourcePosition {
    guard let bytes = sources[text.place.file]?.bytes, let start = self.bytes(of: part, in: text)?.lowerBound else {
      return text.place
    }
    var place = text.place
    for scalar in String(decoding: bytes[text.offset..<start], as: UTF8.self).unicodeScalars {
      if scalar == "\n" { (place.line, place.column) = (place.line + 1, 1) } else { place.column += 1 }
    }
    return place
  }

  /// A change that writes something else in the place of a part of a text; none where its bytes are not known.
  func edits(replacing part: Range<Int>, in text: Text, with other: String) -> [SourceEdit] {
    bytes(of: part, in: text).map { [SourceEdit(file: text.place.file, bytes: $0, text: other)] } ?? []
  }

  /// A finding about a part of a text, counted in its characters.
  func finding(
    _ message: String, _ part: Range<Int>, in text: Text, fix: String? = nil, edits: [SourceEdit] = [],
    severity: Diagnostic.Severity? = nil
  ) -> LintFinding {
    LintFinding(
      message, at: place(of: part, in: text), length: part.count, fix: fix, edits: edits, severity: severity)
  }

  /// A finding about a whole text.
  func finding(
    _ message: String, in text: Text, fix: String? = nil, severity: Diagnostic.Severity? = nil
  ) -> LintFinding {
    LintFinding(message, at: text.place, length: text.text.unicodeScalars.count, fix: fix, severity: severity)
  }
}

extension String {
  /// Without white space at either end.
  package var trimmed: String {
    // Nearly every text ends in letters on both sides, which is told without a look at grapheme clusters.
    if let first = utf8.first, let last = utf8.last, Self.isVisible(first), Self.isVisible(last) { return self }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}

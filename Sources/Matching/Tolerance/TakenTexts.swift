import ParlanceTemplates

/// What a reading takes for text, by slot, and the small words that it does without.
struct TakenTexts {
  /// The places of what fills the slots.
  let texts: [(slot: String, range: Range<Int>)]
  /// Where words of the phrase are missing.
  let missing: [Int]

  /// Notes what fills the slots, and what is missing.
  init(_ texts: [(slot: String, range: Range<Int>)], _ deviations: [Deviation]) {
    self.texts = texts
    missing = deviations.filter { $0.kind == .missing }.map(\.scalars.upperBound)
  }

  /// Whether it does without a small word only to take words for text that another reading, which lacks none, explains: “[d’] de lire”.
  func areCutOpen(beside other: TakenTexts) -> Bool {
    guard !missing.isEmpty, other.missing.isEmpty else { return false }
    return texts.contains { slot, longer in
      other.texts.contains { name, text in
        name == slot && longer.upperBound == text.upperBound && longer.lowerBound < text.lowerBound
          && missing.contains { $0 <= longer.lowerBound }
      }
    }
  }
}

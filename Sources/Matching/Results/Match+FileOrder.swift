import ParlanceDiagnostics

// Intents of one file that can be said in the same words.
extension Match {
  /// Whether all of it is words of a phrase, as they stand in a file in hassil's format.
  private var isPlainSentence: Bool {
    cost.edits == 0 && !isDoubted && unknownName == nil && slots.allSatisfy { $0.range == nil }
      && [".yaml", ".yml"].contains { source.file.hasSuffix($0) }
  }

  /// Matches, best first, of which several may as well be meant: the one whose phrase stands first in their file, if one file has them all
  /// word by word; else `nil`.
  ///
  /// hassil takes the first of them, and its tables are written so.
  static func first(ofEqual rivals: [Match], to best: Match) -> Match? {
    guard !rivals.isEmpty, best.isPlainSentence,
      rivals.allSatisfy({ $0.isPlainSentence && $0.source.file == best.source.file })
    else { return nil }
    return ([best] + rivals).min { $0.source < $1.source }
  }
}

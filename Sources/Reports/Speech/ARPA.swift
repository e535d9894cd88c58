import Foundation

/// A language model in the form that pocketsphinx, Kaldi, KenLM and others read.
enum ARPA {
  /// The file.
  static func text(of model: LanguageModel) -> String {
    let levels = model.entries.map { $0.sorted { $0.key.lexicographicallyPrecedes($1.key) } }
    var text = "\\data\\\n"
    for (index, entries) in levels.enumerated() { text += "ngram \(index + 1)=\(entries.count)\n" }
    for (index, entries) in levels.enumerated() {
      text += "\n\\\(index + 1)-grams:\n"
      for (numbers, entry) in entries {
        let words = numbers.map { model.words[$0] }.joined(separator: " ")
        text += logarithm(entry.probability) + "\t" + words
        if index + 1 < levels.count { text += "\t" + logarithm(entry.backOff) }
        text += "\n"
      }
    }
    return text + "\n\\end\\\n"
  }

  /// The logarithm to the base of ten, with six decimals; −99 for what never is.
  private static func logarithm(_ value: Double) -> String {
    guard value > 0 else { return "-99.000000" }
    let millionths = Int((log10(value) * 1e6).rounded())
    let digits = String(abs(millionths) % 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    return "\(sign)\(abs(millionths) / 1_000_000).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}

import ParlancePhraseTables

/// What a YAML file is for, by the keys at the beginning of its lines.
enum YAMLPurpose {
  /// What Home Assistant's tests tell of a house.
  private static let house: Set<String> = ["areas", "entities", "floors"]
  /// What is said, and what is answered.
  private static let phrases: Set<String> = [
    "intents", "lists", "expansion_rules", "skip_words", "settings", "responses",
  ]

  /// Whether a file is surely no file of tests. What was named, or lies among tests, is none only if it says so.
  static func isOther(_ file: String, isNamed: Bool) -> Bool {
    guard [".yaml", ".yml"].contains(where: file.lowercased().hasSuffix) else { return false }
    // What cannot be read is told where it is read.
    guard let text = try? FolderSearch.text(of: file, largest: UtteranceFiles.largest) else { return false }
    let keys = keys(of: text)
    guard !keys.contains("tests") else { return false }
    guard keys.isDisjoint(with: house) else { return true }
    guard !isNamed else { return false }
    guard keys.isDisjoint(with: phrases) else { return true }
    return !isAmongTests(file) && !keys.contains { Spelling.nearest(to: $0, in: ["tests"]) != nil }
  }

  private static func isAmongTests(_ file: String) -> Bool {
    file.split(separator: "/").dropLast().contains { $0.lowercased().hasPrefix("test") }
  }

  private static func keys(of text: String) -> Set<String> {
    var keys: Set<String> = []
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), let first = line.first, first > 0x2D else { continue }
      let key = String(Substring(line[..<colon])).unicodeScalars.drop { $0 == "\u{FEFF}" }
      keys.insert(TextLines.trimmed(String(key)))
    }
    return keys
  }
}

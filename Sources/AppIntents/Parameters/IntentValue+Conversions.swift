extension IntentValue {
  /// What a plain value is as a value of other types, the nearest first: numbers, texts, yes and no, and addresses go into one another, also by way
  /// of a third. A number with a fraction is no whole number, and nothing but the words and numbers for them is yes or no.
  var conversions: [IntentValue] {
    var reached: [IntentValue] = [self]
    var place = 0
    while place < reached.count {
      for next in reached[place].neighbours where !reached.contains(next) { reached.append(next) }
      place += 1
    }
    return Array(reached.dropFirst())
  }

  /// What it is as a value of one other type.
  private var neighbours: [IntentValue] {
    switch self {
    case .integer(let number):
      [.number(Double(number)), .text("\(number)")] + (number == 0 || number == 1 ? [.boolean(number == 1)] : [])
    case .number(let number): [Int(exactly: number).map { .integer($0) }, .text("\(number)")].compactMap { $0 }
    case .boolean(let isYes): [.integer(isYes ? 1 : 0), .text(isYes ? "true" : "false")]
    case .url(let url): [.text(url.absoluteString)]
    case .text(let text): Self.meanings(of: text)
    default: []
    }
  }

  private static func meanings(of text: String) -> [IntentValue] {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let number = Int(words) { return [.integer(number)] }
    if let number = Double(words), number.isFinite { return [.number(number)] }
    switch words.lowercased() {
    case "true", "yes", "on": return [.boolean(true)]
    case "false", "no", "off": return [.boolean(false)]
    default: return URL(string: words).map { [.url($0)] } ?? []
    }
  }
}

import ParlanceDiagnostics
import ParlanceStrings

extension LintRule {
  /// Translations with other placeholders than their key.
  static let formatMismatch = LintRule(
    "format-mismatch", .error, "a placeholder that nothing fills shows as it is, or shows what does not belong there",
    .catalog { catalog, _ in
      guard catalog.kind == .texts else { return [] }
      var findings: [LintFinding] = []
      for entry in catalog.entries {
        let source = entry.translation(catalog.sourceLocale)
        // A key may be a name for a text; then the text in the keys' own language says what is filled in.
        let model = source.flatMap { $0.hasSubstitutions ? nil : $0.texts.first } ?? entry.key
        var wanted = FormatParts(model.text)
        // “one task” needs no number, the other forms do.
        for text in source?.texts ?? [] { wanted.raise(to: FormatParts(text.text)) }
        guard source?.hasSubstitutions != true else { continue }
        for translation in entry.translations where translation.isSaid && !translation.hasSubstitutions {
          for text in translation.texts {
            guard let message = wanted.difference(to: FormatParts(text.text)) else { continue }
            if message.isLoss, translation.shape == .variations { continue }
            findings.append(
              catalog.finding(
                message.text + " in \(translation.locale)", in: text,
                fix: "write the same placeholders as in “\(model.text)”",
                severity: message.isLoss ? .warning : .error))
          }
        }
      }
      return findings
    })
}

/// What a text leaves to be filled in, whatever the order.
private struct FormatParts {
  var counts: [String: Int] = [:]
  /// The arguments that are named by their numbers, as they are written.
  var numbered: [(number: Int, written: String)] = []

  /// Takes what another text leaves to be filled in besides.
  mutating func raise(to other: FormatParts) { counts.merge(other.counts) { max($0, $1) } }

  init(_ text: String) {
    for placeholder in Placeholder.all(in: text) where placeholder.isRight {
      counts[placeholder.right, default: 0] += 1
    }
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      var body = rest
      let position = body.prefix { $0.isNumber }
      var number: Int?
      if !position.isEmpty, body.dropFirst(position.count).first == "$" {
        number = Int(position)
        body = body.dropFirst(position.count + 1)
      }
      body = body.drop { "0123456789.+-'".contains($0) }
      let specifier = body.prefix(while: { "hlqzt".contains($0) })
      guard let conversion = body.dropFirst(specifier.count).first, "@diuxXfFeEgGsc".contains(conversion) else {
        continue
      }
      // A percent sign in plain text: “100% done”.
      if conversion != "@", specifier.isEmpty, body.dropFirst().first?.isLetter == true { continue }
      counts["%" + specifier + String(conversion), default: 0] += 1
      if let number { numbered.append((number, "%\(number)$" + specifier + String(conversion))) }
    }
  }

  func difference(to other: FormatParts) -> (text: String, isLoss: Bool)? {
    if let gained = other.counts.keys.sorted().first(where: { (counts[$0] ?? 0) < (other.counts[$0] ?? 0) }) {
      return ("nothing fills “\(gained)”", false)
    }
    let most = counts.filter { $0.key.hasPrefix("%") }.values.reduce(0, +)
    if let beyond = other.numbered.first(where: { $0.number > most || $0.number < 1 }) {
      return ("nothing fills “\(beyond.written)”", false)
    }
    if let lost = counts.keys.sorted().first(where: { (other.counts[$0] ?? 0) < (counts[$0] ?? 0) }) {
      return ("“\(lost)” is lost", true)
    }
    return nil
  }
}

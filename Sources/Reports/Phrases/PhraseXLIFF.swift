import ParlancePhraseTables

/// Phrases as XLIFF, for translators' tools: an intent is a group, a phrase of the source a unit.
package enum PhraseXLIFF {
  /// The versions that tools read.
  package enum Version: Sendable {
    /// 1.2.
    case first
    /// 2.0.
    case second
  }

  /// The phrases of one intent: those of the source, each beside one of the target in turn; those beyond the source's stand alone.
  private struct Group {
    var intent: String
    var units: [PhrasePair]
  }

  /// The file that translates one table; a target has the phrases of its intent in turn, and those beyond the source's are units of their
  /// own.
  static func text(from source: PhraseTable?, to target: PhraseTable?, version: Version = .first) -> String {
    let units = Dictionary(grouping: PhrasePair.all(from: source, to: target), by: \.intent)
    let groups = units.sorted { $0.key < $1.key }.map { Group(intent: $0.key, units: $0.value) }
    let lines =
      switch version {
      case .first: first(groups, from: source?.locale ?? "en", to: target?.locale)
      case .second: second(groups, from: source?.locale ?? "en", to: target?.locale)
      }
    return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + lines).joined(separator: "\n") + "\n"
  }

  private static func first(_ groups: [Group], from own: String, to target: String?) -> [String] {
    var lines = [
      "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">",
      "  <file original=\"phrases\" datatype=\"plaintext\" source-language=\"\(own)\"\(target.map { " target-language=\"\($0)\"" } ?? "")>",
      "    <body>",
    ]
    for group in groups {
      let name = MarkupText.escaped(group.intent)
      lines.append("      <group resname=\"\(name)\">")
      for (number, unit) in group.units.enumerated() {
        lines.append("        <trans-unit id=\"\(name).\(number + 1)\">")
        lines.append("          <source xml:lang=\"\(own)\">\(MarkupText.escaped(unit.source))</source>")
        if let target, let text = unit.target {
          let state = unit.notes.needsReview ? " state=\"needs-review-l10n\"" : ""
          lines.append("          <target xml:lang=\"\(target)\"\(state)>\(MarkupText.escaped(text))</target>")
        }
        if let comment = unit.notes.comment { lines.append("          <note>\(MarkupText.escaped(comment))</note>") }
        lines.append("        </trans-unit>")
      }
      lines.append("      </group>")
    }
    return lines + ["    </body>", "  </file>", "</xliff>"]
  }

  /// Identifiers are numbers: there they may have no spaces, which an intent that only a catalogue names has.
  private static func second(_ groups: [Group], from own: String, to target: String?) -> [String] {
    var lines = [
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"\(own)\"\(target.map { " trgLang=\"\($0)\"" } ?? "")>",
      "  <file id=\"phrases\">",
    ]
    for (place, group) in groups.enumerated() {
      lines.append("    <group id=\"g\(place + 1)\" name=\"\(MarkupText.escaped(group.intent))\">")
      for (number, unit) in group.units.enumerated() {
        let state = unit.target == nil || target == nil ? "initial" : "translated"
        let review = unit.notes.needsReview ? " subState=\"parlance:needs-review\"" : ""
        lines.append("      <unit id=\"u\(place + 1).\(number + 1)\">")
        if let comment = unit.notes.comment {
          lines.append("        <notes><note>\(MarkupText.escaped(comment))</note></notes>")
        }
        lines.append("        <segment state=\"\(state)\"\(review)>")
        lines.append("          <source>\(MarkupText.escaped(unit.source))</source>")
        if target != nil, let text = unit.target {
          lines.append("          <target>\(MarkupText.escaped(text))</target>")
        }
        lines += ["        </segment>", "      </unit>"]
      }
      lines.append("    </group>")
    }
    return lines + ["  </file>", "</xliff>"]
  }
}

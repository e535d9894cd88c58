import ParlancePhraseTables

/// Phrases as XLIFF 1.2, for translators' tools: an intent is a group, a phrase of the source a unit.
package enum PhraseXLIFF {
  /// The file that translates one table; a target has the phrases of its intent in turn, and those beyond the source's are units of their
  /// own.
  static func text(from source: PhraseTable?, to target: PhraseTable?) -> String {
    let own = source?.locale ?? "en"
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">",
      "  <file original=\"phrases\" datatype=\"plaintext\" source-language=\"\(own)\" target-language=\"\(target?.locale ?? own)\">",
      "    <body>",
    ]
    let names = Set((source?.intents ?? []).map(\.name) + (target?.intents ?? []).map(\.name)).sorted()
    for name in names {
      let from = phrases(of: name, in: source)
      let to = phrases(of: name, in: target)
      lines.append("      <group resname=\"\(MarkupText.escaped(name))\">")
      for number in 0..<max(from.count, to.count) {
        let text = number < from.count ? from[number] : ""
        lines.append("        <trans-unit id=\"\(MarkupText.escaped(name)).\(number + 1)\">")
        lines.append("          <source xml:lang=\"\(own)\">\(MarkupText.escaped(text))</source>")
        if let target, number < to.count {
          lines.append("          <target xml:lang=\"\(target.locale)\">\(MarkupText.escaped(to[number]))</target>")
        }
        lines.append("        </trans-unit>")
      }
      lines.append("      </group>")
    }
    return (lines + ["    </body>", "  </file>", "</xliff>"]).joined(separator: "\n") + "\n"
  }

  private static func phrases(of intent: String, in table: PhraseTable?) -> [String] {
    let blocks = table?.intents.first { $0.name == intent }?.blocks ?? []
    return blocks.flatMap(\.phrases).map(\.expression.written)
  }
}

import ParlanceDiagnostics

extension LintCatalog {
  /// Whether a text declares what parameters its phrase has, so that no other can say which are right.
  func isDeclaring(_ text: Text, of entry: Entry, in locale: String) -> Bool {
    locale == sourceLocale && (text == entry.key || Self.isSet(entry))
  }

  /// What mends a placeholder of a phrase; nothing where it, or another one of the phrase, would still be wrong then.
  ///
  /// A key is what code declares: only its author knows how that is spelled there.
  func mending(_ placeholder: Placeholder, in text: Text, of entry: Entry, _ locale: String) -> [SourceEdit] {
    guard text != entry.key else { return [] }
    let known = mendableNames(of: entry)
    let isDeclaring = isDeclaring(text, of: entry, in: locale)
    let names = text.placeholders.compactMap { $0.sureName(among: known, isDeclaring: isDeclaring) }
    // One that is in the phrase twice is as wrong as before.
    guard names.count == text.placeholders.count, Set(names).count == names.count,
      let place = text.placeholders.firstIndex(of: placeholder), text.isRight(with: names)
    else { return [] }
    return edits(replacing: placeholder.outer, in: text, with: Placeholder.right(names[place]))
  }

  /// The names that a phrase in code surely has, or that the texts in its language declare when they are mended.
  private func mendableNames(of entry: Entry) -> Set<String> {
    let others = texts(of: entry, in: sourceLocale).filter { $0 != entry.key }
    return Set(entry.key.placeholders.lazy.filter(\.isRight).map(\.name))
      .union(others.flatMap(\.parameters)).union([Placeholder.applicationName])
  }
}

extension Placeholder {
  /// The name that it can only mean; `nil` if nobody knows.
  fileprivate func sureName(among known: Set<String>, isDeclaring: Bool) -> String? {
    guard isWhole, !name.isEmpty else { return nil }
    if isApplicationName { return Self.applicationName }
    if known.contains(name) { return name }
    if isDeclaring { return UnknownPlaceholder.isMeantForApplication(name) ? nil : name }
    let alike = known.filter { $0.lowercased() == name.lowercased() }
    return alike.count == 1 ? alike.first : nil
  }
}

extension LintCatalog.Text {
  /// Whether all of its placeholders are right, and the same, if they are written with these names.
  fileprivate func isRight(with names: [String]) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var mended = String.UnicodeScalarView()
    var end = 0
    for (placeholder, name) in zip(placeholders, names) {
      mended.append(contentsOf: scalars[end..<placeholder.outer.lowerBound])
      mended.append(contentsOf: Placeholder.right(name).unicodeScalars)
      end = placeholder.outer.upperBound
    }
    mended.append(contentsOf: scalars[end...])
    let found = Placeholder.all(in: String(mended))
    return found.allSatisfy(\.isClean) && found.map(\.name) == names && StrayMarks.alone(in: self).isEmpty
  }
}

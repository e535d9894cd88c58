/// Finds signatures by what tables call their intents.
///
/// A catalogue of a thousand keys has as many intents, and asks for each of them several times.
package struct SignatureIndex: Sendable {
  private let groups: [String: [IntentSignature]]

  /// Indexes signatures; of several of one name the first counts.
  package init(_ signatures: [IntentSignature]) {
    groups = Dictionary(grouping: signatures) { Self.stem(of: $0.name) }
  }

  /// The signature of the intent that a table means by a name, as ``IntentSignature/isNamed(_:)`` says; one of just that
  /// name comes first.
  package subscript(written name: String) -> IntentSignature? {
    let group = groups[Self.stem(of: name)] ?? []
    return group.first { $0.name == name } ?? group.first { $0.isNamed(name) }
  }

  /// What two names have in common of which one may lack the suffix `Intent`.
  private static func stem(of name: String) -> String {
    var stem = Substring(name)
    while stem.hasSuffix("Intent") { stem = stem.dropLast(6) }
    return String(stem)
  }
}

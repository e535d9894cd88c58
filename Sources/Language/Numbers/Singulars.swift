import ParlanceDiagnostics

/// What one of several things is called, by how its word ends: “tea” of “teas”.
///
/// It knows no dictionary. An ending that stands for itself keeps words as they are, and what no ending fits has no singular.
struct Singulars: Sendable {
  /// The fewest letters of a word for one: shorter words stay as they are.
  private static var fewest: Int { 3 }

  /// Endings of words for several, the longest first, with those for one.
  private let endings: [(several: String, one: String)]

  /// Reads pairs such as `ies=y`; none where the language marks no number.
  init(_ data: DataNode?) throws(Diagnostic) {
    var endings: [(several: String, one: String)] = []
    guard let data else {
      self.endings = []
      return
    }
    for pair in try data.words() {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty else { throw data.fault("“\(pair)” must be several=one") }
      endings.append((sides[0], sides[1]))
    }
    self.endings = endings.sorted { $0.several.count > $1.several.count }
  }

  /// Whether the language marks no number.
  var isEmpty: Bool { endings.isEmpty }

  /// The word for one; `nil` if the word is none for several, as far as its ending tells.
  func singular(of word: String) -> String? {
    guard let ending = endings.first(where: { word.lowercased().hasSuffix($0.several) }), ending.several != ending.one
    else { return nil }
    let one = String(word.dropLast(ending.several.count)) + ending.one
    return one.count < Self.fewest ? nil : one
  }
}

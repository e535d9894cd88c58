import ParlanceTemplates

/// What is forgiven where words are not quite a name.
package struct NameTolerance: OptionSet, Sendable {
  /// The options as bits.
  package let rawValue: Int

  /// Makes options of bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Words that no name has, and that are near to one that some name has.
  package static let misspelled = NameTolerance(rawValue: 1)
  /// All words of a name in another order.
  package static let reordered = NameTolerance(rawValue: 2)
  /// Other forms of the words of a name, where the language is one whose endings are known.
  package static let inflected = NameTolerance(rawValue: 4)
  /// One character of a name that is another, too many, left out or swapped, in scripts whose characters are words to the index.
  package static let mistyped = NameTolerance(rawValue: 8)
  /// All of it.
  package static let all: NameTolerance = [.misspelled, .reordered, .inflected, .mistyped]
}

/// What a name costs that is not said as it is, in points: ten are a wrong letter.
enum NamePoints {
  /// A word that is one edit away, or a name of which one character is mistyped.
  static var misspelled: Int { 10 }
  /// A word that is two edits away, as only long ones may be.
  static var twiceMisspelled: Int { 18 }
  /// All words of a name in another order, however many have moved.
  static var reordered: Int { 6 }
  /// Each word that is said in another form.
  static var inflected: Int { 3 }
  /// The most that a name may cost.
  static var most: Int { 20 }
  /// A word that is part or the beginning of another: a reason to ask, never to act.
  static var contained: Int { 12 }
  /// A word that begins like another and goes on otherwise: no more than that.
  static var beginsAlike: Int { 16 }
  /// A word said that the name has nothing like.
  static var foreign: Int { 20 }
  /// A word of the name that was not said, nor anything like it.
  static var unsaid: Int { 2 }

  /// The points of a near word.
  static func of(_ word: NearWord) -> Int { word.distance == 1 ? misspelled : twiceMisspelled }
}

extension Cost {
  /// What is forgiven.
  static func forgiven(points: Int) -> Cost { Cost(edits: points) }
}

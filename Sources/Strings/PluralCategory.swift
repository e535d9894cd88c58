/// The plural categories of CLDR. What falls into which differs by language: 21 is `one` in Russian, `other` in English.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// None of it, where the language has a form of its own.
  case zero
  /// A single one, and what is said like it.
  case one
  /// A pair, where the language has a form of its own.
  case two
  /// A few, as 2 to 4 in Slavic languages.
  case few
  /// Many, as 5 to 20 in Slavic languages; also fractions in some.
  case many
  /// All the rest; every language has it.
  case other
}

/// What the compiler asks.
struct Question: Decodable {
  /// A declaration with an attribute.
  struct Attached: Decodable {
    /// Which macro is meant.
    struct Macro: Decodable {
      /// Its name in the plugin.
      let typeName: String
    }

    /// A piece of source.
    struct Syntax: Decodable {
      /// The text.
      let source: String
    }

    /// The macro.
    let macro: Macro
    /// What it is to give, such as an `extension`.
    let macroRole: String
    /// The attribute as it is written.
    let attributeSyntax: Syntax
    /// The declaration.
    let declSyntax: Syntax
    /// The type that is extended.
    let extendedTypeSyntax: Syntax?
    /// The conformances that are wanting.
    let conformanceListSyntax: Syntax?
  }

  /// An expression or a declaration by itself; there is no such macro here.
  struct Freestanding: Decodable {}

  /// A declaration with an attribute.
  let expandAttachedMacro: Attached?
  /// A macro by itself.
  let expandFreestandingMacro: Freestanding?
}

/// What one key says in one locale.
struct LocalizedText: Sendable, Hashable {
  /// How the text is given.
  enum Form: Sendable, Hashable {
    /// One format for every number.
    case text(String)
    /// A format for each plural category; `other` is there.
    case plural([PluralCategory: String])
    /// Several ways to say the same.
    case set([String])
  }

  /// A part of the text that a number of its own decides.
  struct Substitution: Sendable, Hashable {
    /// Which argument decides, from 1; `nil` for the one at its place in the text.
    let argument: Int?
    /// How that argument is written, `lld`.
    let type: String
    /// A format for each plural category; `other` is there.
    let forms: [PluralCategory: String]
  }

  /// The text.
  let form: Form

  /// Its parts by name.
  let substitutions: [String: Substitution]

  /// Makes a text.
  init(_ form: Form, substitutions: [String: Substitution] = [:]) {
    self.form = form
    self.substitutions = substitutions
  }

  /// The format to fill with the arguments; `nil` if there is none at all.
  func format(for arguments: [StringArgument], rules: PluralRules) -> String? {
    let chosen: String? =
      switch form {
      case .text(let text): text
      case .set(let texts): texts.first
      case .plural(let forms):
        Self.choose(forms, by: arguments.lazy.compactMap(\.amount).first, rules: rules)
      }
    guard let chosen, !substitutions.isEmpty else { return chosen }
    var expansion = Expansion(substitutions: substitutions, arguments: arguments, rules: rules)
    return expansion.expand(chosen)
  }

  /// The form for an amount. A form for `zero` serves 0 in every language, as Apple has it.
  static func choose(_ forms: [PluralCategory: String], by amount: Double?, rules: PluralRules) -> String? {
    guard let amount else { return forms[.other] }
    if amount == 0, let zero = forms[.zero] { return zero }
    return forms[rules.category(for: amount)] ?? forms[.other]
  }
}

/// Puts the substitutions of a text in place and numbers every specifier, so that order no longer matters.
private struct Expansion {
  let substitutions: [String: LocalizedText.Substitution]
  let arguments: [StringArgument]
  let rules: PluralRules
  private var next = 0

  init(substitutions: [String: LocalizedText.Substitution], arguments: [StringArgument], rules: PluralRules) {
    self.substitutions = substitutions
    self.arguments = arguments
    self.rules = rules
  }

  mutating func expand(_ format: String) -> String { expand(format, own: nil, type: "lld", open: []) }

  /// `own` is the argument of the substitution that `format` belongs to, `open` are those around it.
  private mutating func expand(_ format: String, own: Int?, type: String, open: Set<String>) -> String {
    var text = ""
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let plain): text += plain
      case .percent: text += "%%"
      case .argument: text += own.map { "%\($0)$\(type)" } ?? "%arg"
      case .specifier(var specifier):
        specifier.position = specifier.position ?? own ?? following()
        text += specifier.written
      case .substitution(let name, let position):
        guard let substitution = substitutions[name], !open.contains(name) else { continue }
        let argument = position ?? substitution.argument ?? following()
        let amount = arguments.indices.contains(argument - 1) ? arguments[argument - 1].amount : nil
        let form = LocalizedText.choose(substitution.forms, by: amount, rules: rules) ?? ""
        text += expand(form, own: argument, type: substitution.type, open: open.union([name]))
      }
    }
    return text
  }

  private mutating func following() -> Int {
    next += 1
    return next
  }
}

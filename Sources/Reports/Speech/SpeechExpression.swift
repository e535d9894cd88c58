/// What a recogniser of speech is to expect, word by word.
package indirect enum SpeechExpression: Sendable, Hashable {
  /// One word as it is said.
  case word(String)
  /// What the rule of that name stands for.
  case rule(String)
  /// One word or more, whichever.
  case anyWords
  /// Any one of them, each as likely as the others.
  case choice([SpeechExpression])
  /// One after the other; of none it is nothing.
  case sequence([SpeechExpression])

  /// Nothing.
  static let nothing = SpeechExpression.sequence([])

  /// Whether it is nothing.
  var isNothing: Bool { self == Self.nothing }

  /// Words in a row.
  static func words(_ words: [String]) -> SpeechExpression { joined(words.map { .word($0) }) }

  /// Several in a row, without a level of its own where it needs none.
  static func joined(_ parts: [SpeechExpression]) -> SpeechExpression {
    let flat = parts.flatMap { part in if case .sequence(let inner) = part { inner } else { [part] } }
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// One of several, each once.
  static func oneOf(_ parts: [SpeechExpression]) -> SpeechExpression {
    var seen: Set<SpeechExpression> = []
    let flat = parts.flatMap { part in if case .choice(let inner) = part { inner } else { [part] } }
    let unique = flat.filter { seen.insert($0).inserted }
    return unique.count == 1 ? unique[0] : .choice(unique)
  }

  /// Calls `visit` with itself and all that it is made of.
  func forEach(_ visit: (SpeechExpression) -> Void) {
    visit(self)
    switch self {
    case .word, .rule, .anyWords: break
    case .choice(let parts), .sequence(let parts): for part in parts { part.forEach(visit) }
    }
  }
}

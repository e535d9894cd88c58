import ParlanceStrings

/// What a text leaves to be filled in.
struct FormatParts {
  /// What is wrong with a translation.
  struct Difference {
    /// What, as the beginning of a sentence.
    var text: String
    /// What to do, if not to write the same as in the key.
    var fix: String?
    /// Whether something is only left out.
    var isLoss = false
  }

  /// An argument as a text takes it.
  private struct Argument {
    var kinds: Set<String>
    var written: String
  }

  /// The arguments by their numbers, from 1.
  private var arguments: [Int: Argument] = [:]
  /// How often `${name}` stands in it.
  private var names: [String: Int] = [:]
  /// The names of `%#@name@`.
  private(set) var substitutions: Set<String> = []
  /// Whether there is a percent sign by itself.
  private var hasPercent = false
  /// Whether arguments stand without their numbers.
  private var isOrdered = false

  /// Takes a text apart.
  init(_ text: String) {
    for placeholder in Placeholder.all(in: text) where placeholder.isRight {
      names[placeholder.right, default: 0] += 1
    }
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let pieces = FormatPiece.pieces(of: text)
    var next = 1
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): hasPercent = hasPercent || text.contains("%")
      case .percent, .argument: break
      case .substitution(let name, _): substitutions.insert(name)
      case .specifier(let specifier):
        guard !Self.isPlain(specifier, before: place + 1 < pieces.count ? pieces[place + 1] : nil) else {
          hasPercent = true
          continue
        }
        isOrdered = isOrdered || specifier.position == nil
        let number = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        arguments[number, default: Argument(kinds: [], written: specifier.written)].kinds.insert(Self.kind(specifier))
      }
    }
  }

  /// Takes what another form of the same text leaves to be filled in besides.
  mutating func raise(to other: FormatParts) {
    names.merge(other.names) { max($0, $1) }
    substitutions.formUnion(other.substitutions)
    arguments.merge(other.arguments) { Argument(kinds: $0.kinds.union($1.kinds), written: $0.written) }
    hasPercent = hasPercent || other.hasPercent
  }

  /// A percent sign in plain text: “100%done”.
  private static func isPlain(_ specifier: FormatSpecifier, before next: FormatPiece?) -> Bool {
    guard specifier.written.utf8.count == 2, specifier.conversion != "@", case .text(let text)? = next else {
      return false
    }
    return text.first?.isLetter == true
  }

  /// What is filled in: `%d` and `%i` take the same, and so do `%lld` and `%ld`, `%f` and `%.1f`.
  private static func kind(_ specifier: FormatSpecifier) -> String {
    let length = specifier.rest.contains { "lqjzt".contains($0) } ? "l" : ""
    switch specifier.conversion {
    case "@": return "@"
    case "d", "i", "u", "x", "X", "o": return length + "d"
    case "f", "F", "e", "E", "g", "G": return "f"
    default: return length + String(specifier.conversion)
    }
  }
}

extension FormatParts {
  /// The first in which a translation takes something else; the worst first.
  func difference(to other: FormatParts) -> Difference? {
    wrongArgument(in: other) ?? wrongName(in: other) ?? wrongPercent(in: other) ?? loss(in: other)
  }

  private func wrongArgument(in other: FormatParts) -> Difference? {
    for (number, taken) in other.arguments.sorted(by: { $0.key < $1.key }) {
      let wanted = arguments[number]
      if let wanted, !wanted.kinds.isDisjoint(with: taken.kinds) { continue }
      guard let wanted, other.isOrdered, arguments.contains(where: { !$0.value.kinds.isDisjoint(with: taken.kinds) })
      else { return Difference(text: "nothing fills “\(taken.written)”") }
      return Difference(
        text: "“\(taken.written)” takes the place of “\(wanted.written)”",
        fix: "number what is filled in by the order of the key: \(numbered)")
    }
    return nil
  }

  /// The arguments as they are written with their numbers.
  private var numbered: String {
    arguments.sorted { $0.key < $1.key }.map { number, argument in
      argument.written.contains("$") ? argument.written : "%\(number)$" + argument.written.dropFirst()
    }.joined(separator: ", ")
  }

  private func wrongName(in other: FormatParts) -> Difference? {
    if let name = other.substitutions.subtracting(substitutions).min() {
      return Difference(text: "nothing fills “%#@\(name)@”")
    }
    return other.names.keys.sorted().first { (names[$0] ?? 0) < (other.names[$0] ?? 0) }.map {
      Difference(text: "nothing fills “\($0)”")
    }
  }

  private func wrongPercent(in other: FormatParts) -> Difference? {
    guard other.hasPercent, !hasPercent, !arguments.isEmpty else { return nil }
    return Difference(text: "a percent sign beside placeholders is not written “%%”", fix: "write “%%”")
  }

  private func loss(in other: FormatParts) -> Difference? {
    if let lost = arguments.keys.sorted().first(where: { other.arguments[$0] == nil }) {
      return Difference(text: "“\(arguments[lost]?.written ?? "")” is lost", isLoss: true)
    }
    if let lost = substitutions.subtracting(other.substitutions).min() {
      return Difference(text: "“%#@\(lost)@” is lost", isLoss: true)
    }
    return names.keys.sorted().first { (other.names[$0] ?? 0) < (names[$0] ?? 0) }.map {
      Difference(text: "“\($0)” is lost", isLoss: true)
    }
  }
}

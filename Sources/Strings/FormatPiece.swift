/// A part of a format: text, or a place to fill.
package enum FormatPiece: Sendable, Hashable {
  /// Text as it stands.
  case text(String)
  /// `%%`.
  case percent
  /// `%@`, `%2$lld`, `%.1f`.
  case specifier(FormatSpecifier)
  /// `%#@name@`: the substitution of that name, chosen by the argument at `position` (from 1) if it is given.
  case substitution(name: String, position: Int?)
  /// `%arg`: in a substitution, its own argument.
  case argument

  /// Takes a format apart. What looks like no specifier is text.
  package static func pieces(of format: String) -> [FormatPiece] {
    let bytes = Array(format.utf8)
    var pieces: [FormatPiece] = []
    var run = 0
    var place = 0
    while let percent = bytes[place...].firstIndex(of: UInt8(ascii: "%")) {
      var scanner = FormatScanner(bytes: bytes, offset: percent + 1)
      guard let piece = scanner.piece() else {
        place = percent + 1
        continue
      }
      if run < percent { pieces.append(.text(String(decoding: bytes[run..<percent], as: UTF8.self))) }
      pieces.append(piece)
      run = scanner.offset
      place = run
    }
    if run < bytes.count { pieces.append(.text(String(decoding: bytes[run...], as: UTF8.self))) }
    return pieces
  }
}

/// A place of a format that one argument fills.
package struct FormatSpecifier: Sendable, Hashable {
  /// Which argument, from 1; `nil` for the next one.
  package var position: Int?

  /// Any of `-`, `+`, `0`, `#`, `'`.
  var flags: String

  /// The least number of characters.
  var width: Int?

  /// Digits behind the decimal point, or the most characters of a text.
  var precision: Int?

  /// What is to be shown: `@` a text, `d` a whole number, `f` a fraction.
  package var conversion: Unicode.Scalar

  /// All behind the position, as it was written.
  package var rest: String

  /// How it is written.
  package var written: String { "%" + (position.map { "\($0)$" } ?? "") + rest }
}

/// Reads one specifier behind its percent sign.
private struct FormatScanner {
  let bytes: [UInt8]
  var offset: Int

  /// `nil` if this is no specifier; `offset` then means nothing.
  mutating func piece() -> FormatPiece? {
    if take("%") { return .percent }
    if bytes[offset...].starts(with: "arg".utf8) {
      offset += 3
      return .argument
    }
    let position = position()
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: "@") {
      return substitution(position: position)
    }
    let start = offset
    // No space flag: in “100% done” the percent sign is meant.
    let flags = run(of: "-+0#'")
    let width = number()
    var precision: Int?
    if take(".") { precision = number() ?? 0 }
    let length = run(of: "hlqjztL")
    guard length.utf8.count <= 2, let conversion = bytes[safe: offset], "@diouxXfFeEgGsSc".utf8.contains(conversion)
    else { return nil }
    offset += 1
    return .specifier(
      FormatSpecifier(
        position: position, flags: flags, width: width, precision: precision,
        conversion: Unicode.Scalar(conversion), rest: String(decoding: bytes[start..<offset], as: UTF8.self)))
  }

  /// `2$`; without the dollar sign the digits are left to be a width.
  private mutating func position() -> Int? {
    let start = offset
    if bytes[safe: offset] != UInt8(ascii: "0"), let position = number(), take("$") { return position }
    offset = start
    return nil
  }

  private mutating func substitution(position: Int?) -> FormatPiece? {
    let nameStart = offset + 2
    guard let end = bytes[nameStart...].firstIndex(of: UInt8(ascii: "@")), end > nameStart else { return nil }
    offset = end + 1
    return .substitution(name: String(decoding: bytes[nameStart..<end], as: UTF8.self), position: position)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard bytes[safe: offset] == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  /// Up to two digits; more stay, and make the specifier none, so that no format asks for a megabyte of spaces.
  private mutating func number() -> Int? {
    let digits = bytes[offset...].prefix(2).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    offset += digits.count
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func run(of characters: String) -> String {
    let found = bytes[offset...].prefix(8).prefix { characters.utf8.contains($0) }
    offset += found.count
    return String(decoding: found, as: UTF8.self)
  }
}

extension Array {
  /// The element, or `nil` outside.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

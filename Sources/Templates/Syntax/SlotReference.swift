/// A slot as a template writes it: `{list}`, `{list:slot}`, `{list:@capture}`, `{list+:slot}`, `{0..100,5:slot}`.
package struct SlotReference: Sendable, Hashable {
  /// The list or type that fills it; for an inline range its text.
  package var list: String
  /// The slot's name; the list's name if none is written.
  package var name: String
  /// The numbers of an inline range.
  package var range: NumericRange?
  /// Whether what is matched is captured without becoming a slot.
  package var isCapture: Bool
  /// Whether several may follow one another, as in “milk, eggs and bread”: a plus behind the list's name.
  package var isRepeated: Bool

  /// Makes a reference.
  package init(
    list: String, name: String? = nil, range: NumericRange? = nil, isCapture: Bool = false, isRepeated: Bool = false
  ) {
    self.list = list
    self.name = name ?? list
    self.range = range
    self.isCapture = isCapture
    self.isRepeated = isRepeated
  }
}

/// What is wrong with what stands between the braces of a slot.
struct SlotFault: Error {
  /// What is wrong.
  var message: String
  /// What to do.
  var fix: String
}

extension SlotReference {
  /// Reads what stands between the braces.
  init(written text: String) throws(SlotFault) {
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    var list = colon.map { String(text[..<$0]).trimmed } ?? text
    var name = colon.map { String(text[text.utf8.index(after: $0)...]).trimmed }
    var isCapture = false
    if name == nil, list.utf8.first == UInt8(ascii: "@") {
      list.removeFirst()
      isCapture = true
    } else if let written = name, written.utf8.first == UInt8(ascii: "@") {
      name = String(written.dropFirst())
      isCapture = true
    }
    let isRepeated = list.utf8.last == UInt8(ascii: "+")
    if isRepeated { list = String(list.dropLast()).trimmed }
    guard !list.isEmpty, name != "" else {
      throw SlotFault(message: "the slot “{\(text)}” lacks a name", fix: "write {list} or {list:slot}")
    }
    let range = try Self.range(list, slot: name)
    self.init(list: list, name: name, range: range, isCapture: isCapture, isRepeated: isRepeated)
  }

  /// The numbers of an inline range; `nil` if the list is none.
  private static func range(_ list: String, slot: String?) throws(SlotFault) -> NumericRange? {
    guard let dots = dots(in: list.utf8) else { return nil }
    let comma = list.utf8.firstIndex(of: UInt8(ascii: ","))
    guard let from = Double(String(list[..<dots.lowerBound]).trimmed), from.isFinite,
      let to = Double(String(list[dots.upperBound..<(comma ?? list.endIndex)]).trimmed), to.isFinite,
      let step = comma.map({ Double(String(list[list.utf8.index(after: $0)...]).trimmed) }) ?? 1, step > 0,
      step.isFinite, from <= to
    else {
      throw SlotFault(message: "“\(list)” is not a range", fix: "write {0..100:slot} or {0..100,5:slot}")
    }
    guard slot != nil else {
      throw SlotFault(message: "the range “\(list)” fills no slot", fix: "write {\(list):slot}")
    }
    return NumericRange(from: from, to: to, step: step)
  }

  /// Where two dots stand side by side.
  private static func dots(in text: String.UTF8View) -> Range<String.Index>? {
    var index = text.startIndex
    while let dot = text[index...].firstIndex(of: UInt8(ascii: ".")) {
      index = text.index(after: dot)
      if index < text.endIndex, text[index] == UInt8(ascii: ".") { return dot..<text.index(after: index) }
    }
    return nil
  }
}

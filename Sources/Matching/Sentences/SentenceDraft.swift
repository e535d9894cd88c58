/// A sentence while it is written.
struct SentenceDraft {
  private var text = ""
  /// The text with “…” for what fills slots; the same as the text while nothing does.
  private var frame: String?
  private var endsWithSlot = false
  private var hasSlotsInTouch = false
  private var steps = 0

  /// The most parts that are looked at for one sentence: rules that double what they name make more than anybody could say.
  private static let mostSteps = 20_000

  /// Begins a part; `false` if it would be one too many.
  mutating func step() -> Bool {
    steps += 1
    return steps <= Self.mostSteps
  }

  /// Appends what a phrase says.
  mutating func append(_ part: String) {
    guard !part.isEmpty else { return }
    text += part
    frame?.append(part)
    endsWithSlot = false
  }

  /// Appends what fills a slot.
  mutating func append(filling words: String) {
    if endsWithSlot { hasSlotsInTouch = true }
    frame = (frame ?? text) + "…"
    text += words
    endsWithSlot = true
  }

  /// The sentence, with one space between words; `nil` if nothing is said, or if nobody can tell where one slot ends and the next begins.
  var sentence: SentenceMaker.Sentence? {
    guard !hasSlotsInTouch else { return nil }
    let text = Self.spaced(text)
    return text.isEmpty ? nil : SentenceMaker.Sentence(text: text, frame: frame.map(Self.spaced) ?? text)
  }

  private static func spaced(_ text: String) -> String {
    var isAfterSpace = true
    var isSpaced = true
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace {
        isSpaced = false
        break
      }
      isAfterSpace = isSpace
    }
    guard !isSpaced || isAfterSpace else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += word
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

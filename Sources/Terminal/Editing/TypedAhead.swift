import Glibc

/// What was typed while no line was wanted, as it came.
struct TypedAhead {
  /// More than that is left where it is until a line is wanted.
  private static let limit = 65_536

  private var bytes: [UInt8] = []
  /// The bytes of lines that nobody has taken.
  private var known = 0
  private var isAtEnd = false

  /// Whether there is anything.
  var isEmpty: Bool { bytes.isEmpty && !isAtEnd }

  /// Whether there is room for more.
  var takesMore: Bool { !isAtEnd && bytes.count < Self.limit }

  /// Reads what is there; a line that somebody takes at once is gone.
  mutating func read(_ terminal: Int32, isTaken: (String) -> Bool) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    if count <= 0 { isAtEnd = true }
    append(buffer[..<max(0, count)], isTaken: isTaken)
  }

  /// Adds bytes; a line that somebody takes at once is gone.
  mutating func append(_ more: ArraySlice<UInt8>, isTaken: (String) -> Bool) {
    bytes += more
    // What was typed before the terminal gave whole lines ends with the key itself.
    while let end = bytes[known...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      if isTaken(String(decoding: bytes[known..<end], as: UTF8.self)) {
        bytes.removeSubrange(known...end)
      } else {
        known = end + 1
      }
    }
  }

  /// The next key; -1 for the end of the input, and `nil` if nothing is left.
  mutating func next() -> Int32? {
    guard !bytes.isEmpty else { return isAtEnd ? -1 : nil }
    known = max(0, known - 1)
    return Int32(bytes.removeFirst())
  }

  /// Forgets it.
  mutating func clear() { (bytes, known) = ([], 0) }
}

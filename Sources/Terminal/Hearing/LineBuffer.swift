/// Cuts bytes into lines at each line feed, and keeps no line that has outgrown a limit.
///
/// Of a line that a terminal program writes again and again it can keep what stands there at last.
struct LineBuffer: Sendable {
  /// One line as it came.
  struct Line: Sendable {
    /// The line's number, from 1.
    var number: Int
    /// The bytes without the line break; empty if there were too many.
    var bytes: [UInt8]
    /// How many bytes there were.
    var count: Int
    /// Whether there were more than the limit.
    var isTooLong: Bool
    /// Whether something stood on the line before that was erased.
    var isRewritten: Bool
  }

  /// The longest line in bytes.
  let limit: Int
  /// What has come of the line that is not complete.
  private(set) var pending: [UInt8] = []
  /// Whether something stood on that line before that was erased.
  private(set) var isRewritten = false
  private let erases: Bool
  private var number = 0
  /// The length of a line that has outgrown the limit; its bytes are not kept.
  private var skipped = 0
  /// Whether the pending bytes hold a sign that can erase some of them.
  private var hasControls = false

  /// Makes a buffer; one that `erases` obeys the sequence that erases a line.
  init(limit: Int, erases: Bool) {
    self.limit = limit
    self.erases = erases
  }

  /// Takes bytes up to the next line feed; `nil` if there is none, and then all of them are taken.
  ///
  /// With `followsReturns` a carriage return that more text comes after erases the line as well.
  mutating func next(of rest: inout ArraySlice<UInt8>, followsReturns: Bool = false) -> Line? {
    let end = rest.firstIndex(of: 0x0A)
    keep(rest[..<(end ?? rest.endIndex)], followsReturns)
    rest = end.map { rest[$0...].dropFirst() } ?? []
    return end == nil ? nil : take()
  }

  /// The bytes after the last line feed, if there are any.
  mutating func finish() -> Line? { pending.isEmpty && skipped == 0 ? nil : take() }

  /// The number of a line that could not be read.
  mutating func countLine() -> Int {
    number += 1
    return number
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, _ followsReturns: Bool) {
    guard skipped == 0 else { return skipped += bytes.count }
    if erases, hasControls || bytes.contains(where: { $0 == 0x0D || $0 == 0x1B }) {
      hasControls = true
      for byte in bytes { put(byte, followsReturns) }
    } else {
      pending.append(contentsOf: bytes)
    }
    // One byte more than the limit: a carriage return that is not counted.
    guard pending.count > limit + 1 else { return }
    skipped = pending.count
    pending = []
  }

  private mutating func put(_ byte: UInt8, _ followsReturns: Bool) {
    if followsReturns || isRewritten, pending.last == 0x0D, byte != 0x0D { erase() }
    pending.append(byte)
    guard byte == UInt8(ascii: "K") else { return }
    if pending.suffix(4).elementsEqual([0x1B, 0x5B, 0x32, 0x4B])
      || pending.suffix(4).elementsEqual([0x0D, 0x1B, 0x5B, 0x4B])
    {
      erase()
    }
  }

  private mutating func erase() {
    pending.removeAll(keepingCapacity: true)
    isRewritten = true
  }

  private mutating func take() -> Line {
    if skipped == 0, pending.last == 0x0D { pending.removeLast() }
    let count = max(skipped, pending.count)
    let line = Line(
      number: countLine(), bytes: count > limit ? [] : pending, count: count, isTooLong: count > limit,
      isRewritten: isRewritten)
    pending.removeAll(keepingCapacity: pending.count <= 65_536)
    (skipped, isRewritten, hasControls) = (0, false, false)
    return line
  }
}

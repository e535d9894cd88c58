import ParlanceArchives

/// Lists of elements by a number from 0, in one piece of memory.
struct Groups<Element: Sendable>: Sendable {
  private var starts: [Int32] = [0]
  private var elements: [Element] = []

  /// No lists.
  init() {}

  /// The lists in the order of their numbers.
  init(_ lists: [[Element]]) {
    starts.reserveCapacity(lists.count + 1)
    elements.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists {
      elements.append(contentsOf: list)
      starts.append(Int32(elements.count))
    }
  }

  /// The places of a number's list; none beyond the last.
  @inline(__always)
  func places(of number: Int32) -> Range<Int> {
    guard Int(number) + 1 < starts.count else { return 0..<0 }
    return Int(starts[Int(number)])..<Int(starts[Int(number) + 1])
  }

  /// Does something with where each list begins, one more than there are lists, and with the elements of all of them.
  func withElements(_ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Element>) -> Void) {
    starts.withUnsafeBufferPointer { starts in
      elements.withUnsafeBufferPointer { body(starts, $0) }
    }
  }

  /// Reads lists of elements of fixed size.
  init(from archive: inout ArchiveReader) throws(ArchiveError) where Element: BitwiseCopyable {
    starts = try archive.plainArray()
    elements = try archive.plainArray()
  }

  /// Writes lists of elements of fixed size.
  func write(to archive: inout ArchiveWriter) where Element: BitwiseCopyable {
    archive.add(plain: starts)
    archive.add(plain: elements)
  }

  /// The element at a place.
  @inline(__always)
  subscript(place: Int) -> Element { elements[place] }
}

/// Plain values (no references, which it would keep) in a row, which is emptied and filled again without asking for memory.
///
/// What an array does too, and more slowly: it asks at each change whether somebody else has it. Nobody can: it is not copied, and its
/// memory is its own from the beginning to the end, so that whoever has it is alone with it, on whichever thread.
struct Stack<Element: Sendable>: ~Copyable, @unchecked Sendable {
  private var elements: UnsafeMutablePointer<Element>?
  /// How many fit without asking for memory; none before the first element.
  private(set) var capacity = 0
  /// How many there are.
  private(set) var count = 0

  private static var least: Int { 16 }

  /// Makes an empty one.
  init() {}

  deinit { elements?.deallocate() }

  /// The places of its elements, from 0.
  var indices: Range<Int> { 0..<count }

  /// An element by its place, which is below ``count``.
  @inline(__always)
  subscript(place: Int) -> Element {
    get {
      precondition(place >= 0 && place < count, "there is no such place")
      return begin[place]
    }
    set {
      precondition(place >= 0 && place < count, "there is no such place")
      begin[place] = newValue
    }
  }

  /// Where the elements begin; there are some.
  @inline(__always)
  private var begin: UnsafeMutablePointer<Element> { elements.unsafelyUnwrapped }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    (begin + count).initialize(to: element)
    count += 1
  }

  /// Adds an element several times.
  mutating func append(_ element: Element, times: Int) {
    guard times > 0 else { return }
    if count + times > capacity { grow(by: times) }
    (begin + count).initialize(repeating: element, count: times)
    count += times
  }

  /// Takes off all elements from a place on.
  @inline(__always)
  mutating func removeAll(from place: Int = 0) {
    count = min(count, max(0, place))
  }

  private mutating func grow(by more: Int) {
    capacity = max(Self.least, 2 * capacity, count + more)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let elements {
      larger.moveInitialize(from: elements, count: count)
      elements.deallocate()
    }
    elements = larger
  }
}

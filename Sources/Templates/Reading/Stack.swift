/// Plain values (no references, which it would keep) in a row, which is emptied and filled again without asking for memory.
///
/// What an array does too, and more slowly: it takes elements out one way for all kinds of them.
struct Stack<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  /// How many there are.
  private(set) var count = 0

  /// How many fit without asking for memory.
  var capacity: Int { elements.capacity }

  var indices: Range<Int> { 0..<count }

  /// An element by its place, which is below ``count``.
  @inline(__always)
  subscript(place: Int) -> Element {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      elements.append(element)
    }
    count += 1
  }

  /// Adds an element several times.
  mutating func append(_ element: Element, times: Int) {
    let missing = count + times - elements.count
    if missing > 0 { elements.append(contentsOf: repeatElement(element, count: missing)) }
    elements.withUnsafeMutableBufferPointer { $0[count..<count + times].update(repeating: element) }
    count += times
  }

  /// Takes off all elements from a place on.
  @inline(__always)
  mutating func removeAll(from place: Int = 0) {
    count = min(count, place)
  }

  /// The elements from a place on, sorted.
  mutating func sort(from place: Int, by isBefore: (Element, Element) -> Bool) {
    elements[place..<count].sort(by: isBefore)
  }
}

import ParlanceJSONText

extension JSONWriter {
  /// Writes an array, each element by itself.
  mutating func array<Element>(_ elements: [Element], _ write: (Element, inout JSONWriter) -> Void) {
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }
}

/// A slot as a template writes it: `{list}`, `{list:slot}`, `{list:@capture}`, `{0..100,5:slot}`.
package struct SlotReference: Sendable, Hashable {
  /// The list or type that fills it; for an inline range its text.
  package var list: String
  /// The slot's name; the list's name if none is written.
  package var name: String
  /// The numbers of an inline range.
  package var range: NumericRange?
  /// Whether what is matched is captured without becoming a slot.
  package var isCapture: Bool

  /// Makes a reference.
  package init(list: String, name: String? = nil, range: NumericRange? = nil, isCapture: Bool = false) {
    self.list = list
    self.name = name ?? list
    self.range = range
    self.isCapture = isCapture
  }
}

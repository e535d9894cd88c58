/// Several values that are offered.
public protocol ResultsCollection<Result>: Sendable {
  /// One value.
  associatedtype Result: _IntentValue

  /// All values.
  var items: [Result.ValueType] { get }

  /// What the list is called.
  var promptLabel: LocalizedStringResource? { get }

  /// Whether a long list has an index of letters beside it on a screen.
  var usesIndexedCollation: Bool { get }

  /// Nothing to offer.
  static var empty: Self { get }

  /// The values with how they are shown.
  var _items: [IntentItem<Result>] { get }

  /// The values alone.
  var _values: [Result] { get }
}

extension ResultsCollection {
  /// All values.
  public var items: [Result.ValueType] { _values.compactMap { $0 as? Result.ValueType } }

  /// None.
  public var promptLabel: LocalizedStringResource? { nil }

  /// No.
  public var usesIndexedCollation: Bool { false }

  /// The values alone.
  public var _values: [Result] { _items.map { $0.value } }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// No elements.
  public static var empty: [Element] { [] }

  /// The elements, shown as they show themselves.
  public var _items: [IntentItem<Element>] { map { IntentItem($0, display: nil) } }

  /// The elements.
  public var _values: [Element] { self }
}

/// Joins items as a language joins them: “a, b, and c”.
open class ListFormatter: Formatter {
  /// The language.
  open var locale: Locale! = CurrentRuntime.value?.locale ?? .autoupdatingCurrent

  /// What writes an item; without one it says itself what it is.
  open var itemFormatter: Formatter?

  /// The items, joined in the language of the running session.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(CurrentRuntime.value?.locale ?? .autoupdatingCurrent))
  }

  /// The items, joined.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
      .formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// A list of items, joined; `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

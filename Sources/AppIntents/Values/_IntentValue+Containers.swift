extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// One value of what it holds.
  public typealias ValueType = Wrapped.ValueType

  /// What it holds.
  public typealias UnwrappedType = Wrapped

  /// The kind of what it holds; never required.
  public static var _ownCoding: _IntentValueCoding<Wrapped?> {
    let wrapped = Wrapped._coding
    var coding = _IntentValueCoding<Wrapped?>(kind: wrapped.kind, encode: { $0.flatMap(wrapped.encode) }) {
      try await wrapped.decode($0)
    }
    coding.entity = wrapped.entity
    coding.enumeration = wrapped.enumeration
    coding.cases = wrapped.cases
    return coding
  }

  /// No value.
  @inlinable
  public static var _empty: Wrapped?? { .some(.none) }

  /// Writes no value.
  public static func _initializeEmpty(_ memory: UnsafeMutableRawPointer) -> Bool {
    memory.initializeMemory(as: Wrapped?.self, to: nil)
    return true
  }

  /// An optional that holds `value`.
  public static func _wrap(_ value: Wrapped) -> Wrapped? { value }

  /// What it holds.
  public var _unwrapped: Wrapped? { self }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// One element.
  public typealias ValueType = Element.ValueType

  /// The list itself.
  public typealias UnwrappedType = [Element]

  /// A list; a single value is a list of one.
  public static var _ownCoding: _IntentValueCoding<[Element]> {
    let element = Element._coding
    var coding = _IntentValueCoding<[Element]>(
      kind: .list(element.kind), encode: { .list($0.compactMap(element.encode)) },
      decode: { value in
        let values = if case .list(let values) = value { values } else { [value] }
        if let decodeAll = element.decodeAll { return try await decodeAll(values) }
        var elements: [Element] = []
        for value in values { elements.append(try await element.decode(value)) }
        return elements
      })
    coding.entity = element.entity
    coding.enumeration = element.enumeration
    coding.cases = element.cases
    return coding
  }

  /// The list itself.
  public static func _wrap(_ value: [Element]) -> [Element] { value }

  /// The list itself.
  public var _unwrapped: [Element]? { self }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// One element.
  public typealias ValueType = Element.ValueType

  /// The set itself.
  public typealias UnwrappedType = Set<Element>

  /// A list, in the order of what its values say of themselves.
  public static var _ownCoding: _IntentValueCoding<Set<Element>> {
    let list = [Element]._coding
    var coding = _IntentValueCoding<Set<Element>>(
      kind: list.kind,
      encode: { set in
        guard case .list(let values) = list.encode(Array(set)) else { return nil }
        return .list(values.sorted { $0.description < $1.description })
      },
      decode: { Set(try await list.decode($0)) })
    coding.entity = list.entity
    coding.enumeration = list.enumeration
    coding.cases = list.cases
    return coding
  }

  /// The set itself.
  public static func _wrap(_ value: Set<Element>) -> Set<Element> { value }

  /// The set itself.
  public var _unwrapped: Set<Element>? { self }
}

extension NSPredicate {
  /// Makes a predicate of a text such as `name CONTAINS[cd] %@ AND age > %d`.
  ///
  /// Names are looked up among the values of a dictionary, or the stored properties of anything else. A text that is no predicate stops
  /// the program, as it does on Apple's platforms.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate of a text and what its places stand for.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    do {
      let condition = try parser.condition()
      self.init { object, _ in condition.holds(object) }
    } catch {
      fatalError("“\(predicateFormat)” is no predicate: \(error).")
    }
  }
}

// On Apple's platforms whatever is an object, or becomes one, is an argument of a format. Here a format can write none but texts, so each of
// these is its own text for `String(format:)`; a predicate takes the value itself. Nothing tells when the text is no longer read, so it is
// never let go.

/// The text of a value, as the C library is given it.
private func encoded(_ value: Any) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(value)")).toOpaque())]
}

extension Date: @retroactive CVarArg {
  /// The date as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension UUID: @retroactive CVarArg {
  /// The identifier as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension NSDate: @retroactive CVarArg {
  /// The date as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension NSNumber: @retroactive CVarArg {
  /// The number as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension NSUUID: @retroactive CVarArg {
  /// The identifier as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Array: @retroactive CVarArg {
  /// The values as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension Set: @retroactive CVarArg {
  /// The values as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension NSArray: @retroactive CVarArg {
  /// The values as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

extension NSSet: @retroactive CVarArg {
  /// The values as text.
  public var _cVarArgEncoding: [Int] { encoded(self) }
}

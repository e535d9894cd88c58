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
      preconditionFailure("“\(predicateFormat)” is no predicate: \(error).")
    }
  }
}

// Foundation takes them as arguments of a format on Apple's platforms, where all that is an object is one.

extension NSDate: @retroactive CVarArg {
  /// None: only a predicate takes it as an argument.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSNumber: @retroactive CVarArg {
  /// The number, as an object is none.
  public var _cVarArgEncoding: [Int] { doubleValue._cVarArgEncoding }
}

extension NSUUID: @retroactive CVarArg {
  /// None: only a predicate takes it as an argument.
  public var _cVarArgEncoding: [Int] { [] }
}

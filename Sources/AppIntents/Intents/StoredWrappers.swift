@_spi(Reflection) import Swift

/// The property wrappers that a value stores, as far as they are objects.
///
/// `Mirror` tells the same, but asks first whether the type has a mirror of its own; that looks through every conformance of the
/// program, for each type anew, and was a good part of a program's start.
enum StoredWrappers {
  /// Calls `body` with the name of each wrapped property and its wrapper, in the order of their declaration.
  static func visit<Value>(_ value: Value, _ body: (_ name: String, _ object: AnyObject) -> Void) {
    if Value.self is AnyClass {
      // The standard library's own name for it, `classType`, is a variable, which Swift 6 lets nobody read.
      visit(
        Value.self, _EachFieldOptions(rawValue: 1), at: Unmanaged.passUnretained(value as AnyObject).toOpaque(), body)
    } else {
      withUnsafeBytes(of: value) { bytes in
        if let address = bytes.baseAddress { visit(Value.self, _EachFieldOptions(rawValue: 0), at: address, body) }
      }
    }
  }

  private static func visit(
    _ type: Any.Type, _ options: _EachFieldOptions, at address: UnsafeRawPointer, _ body: (String, AnyObject) -> Void
  ) {
    _ = _forEachField(of: type, options: options) { name, offset, _, kind in
      // A wrapper is stored under the property's name behind an underscore. As a class it is one pointer to an object, which lives
      // at least as long as the value.
      if kind == .class, name[0] == UInt8(ascii: "_") {
        let pointer = (address + offset).load(as: UnsafeRawPointer.self)
        body(String(cString: name + 1), Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
      }
      return true
    }
  }
}

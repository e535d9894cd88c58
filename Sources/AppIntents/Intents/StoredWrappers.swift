@_spi(Reflection) import Swift
import Synchronization

/// The property wrappers that values of a type store, as far as they are objects.
///
/// `Mirror` tells the same, but asks first whether the type has a mirror of its own; that looks through every conformance of the
/// program, for each type anew, and was a good part of a program's start. Where they are stored is found out once: to look up the types
/// of all fields was most of what it took to make an intent.
struct StoredWrappers: Sendable {
  /// A wrapper that may be stored: under which name, and how far behind the value's beginning.
  private struct Field: Sendable {
    let name: String
    let offset: Int
  }

  private let fields: [Field]
  private let isClass: Bool

  /// Looks at a type.
  init<Value>(of type: Value.Type) {
    isClass = type is AnyClass
    // The standard library's own name for it, `classType`, is a variable, which Swift 6 lets nobody read.
    let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
    var fields: [Field] = []
    _ = _forEachField(of: type, options: options) { name, offset, _, kind in
      // A wrapper is stored under the property's name behind an underscore.
      if kind == .class, name[0] == UInt8(ascii: "_") {
        fields.append(Field(name: String(cString: name + 1), offset: offset))
      }
      return true
    }
    self.fields = fields
  }

  /// Calls `body` with the name of each wrapped property of a value of that type and its wrapper, in the order of their declaration.
  func visit<Value>(_ value: Value, _ body: (_ name: String, _ object: AnyObject) -> Void) {
    guard !fields.isEmpty else { return }
    if isClass {
      visit(at: Unmanaged.passUnretained(value as AnyObject).toOpaque(), body)
      // It lives at least as long as its wrappers are looked at.
      withExtendedLifetime(value) {}
    } else {
      withUnsafeBytes(of: value) { bytes in
        if let address = bytes.baseAddress { visit(at: address, body) }
      }
    }
  }

  private func visit(at address: UnsafeRawPointer, _ body: (String, AnyObject) -> Void) {
    for field in fields {
      // As a class a wrapper is one pointer to an object, which lives at least as long as the value.
      let pointer = (address + field.offset).load(as: UnsafeRawPointer.self)
      body(field.name, Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
    }
  }

  /// The same of a value whose type is looked at for this once.
  static func visit<Value>(_ value: Value, _ body: (_ name: String, _ object: AnyObject) -> Void) {
    StoredWrappers(of: Value.self).visit(value, body)
  }

  private static let known = Mutex<[ObjectIdentifier: StoredWrappers]>([:])

  /// Those of a type that is asked about time and again, such as a query; looked at once, since where a type stores what never changes.
  static func known<Value>(of type: Value.Type) -> StoredWrappers {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let wrappers = StoredWrappers(of: type)
    known.withLock { $0[key] = wrappers }
    return wrappers
  }
}

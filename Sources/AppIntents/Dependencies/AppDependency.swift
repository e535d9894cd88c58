import Synchronization

/// Declares something the app provides; use it as `@Dependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: (any Hashable & Sendable)?
  private let manager: AppDependencyManager?
  private let defaultValue: (@Sendable () -> Value)?
  // A lock beside the values and not around them: to take apart a mutex of a generic type, its type is looked up each time.
  private let lock = Mutex(())
  // Only read and written while the lock is held.
  @exclusivity(unchecked) nonisolated(unsafe) private var held: Value?
  @exclusivity(unchecked) nonisolated(unsafe) private var given: Value?

  /// Declares a dependency on what the running session's manager provides, else the shared one.
  public convenience init() {
    self.init(key: nil)
  }

  /// Declares a dependency on what the running session's manager provides, else the shared one; a manager that is
  /// given here is asked before both.
  public init(key: (any Hashable & Sendable)?, manager: AppDependencyManager? = nil) {
    self.key = key
    self.manager = manager
    defaultValue = nil
    MadeMembers.current?.add(.dependency(self))
  }

  /// Declares a dependency on what `manager` provides, else the session's manager, else the shared one.
  public convenience init(manager: AppDependencyManager) {
    self.init(key: nil, manager: manager)
  }

  /// Declares a dependency with a value for when nothing provides one.
  public init(
    key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager? = nil,
    default defaultValue: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key
    self.manager = manager
    self.defaultValue = defaultValue
    MadeMembers.current?.add(.dependency(self))
  }

  /// The value. Reading what nothing provides is a mistake that stops the program. What is set goes before what any manager provides.
  public var wrappedValue: Value {
    get {
      guard let value = resolved() else {
        fatalError(MissingDependencyError(owner: nil, type: String(describing: Value.self)).description)
      }
      return value
    }
    set { lock.withLock { _ in given = newValue } }
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }

  private func resolved() -> Value? {
    if let given = lock.withLock({ _ in given }) { return given }
    if let value = manager?.resolve(Value.self, key: key) { return value }
    if let value = scoped() { return value }
    return AppDependencyManager.shared.resolve(Value.self, key: key) ?? defaultValue?()
  }

  /// What the running session provides; outside of its tasks, as in a cancellation handler, what it provided at the beginning.
  private func scoped() -> Value? {
    guard let manager = CurrentDependencies.manager else { return lock.withLock { _ in held } }
    return manager.resolve(Value.self, key: key)
  }
}

extension AppDependency: AnyAppDependency {
  /// The name of the type if nothing provides it.
  var missingType: String? { resolved() == nil ? String(describing: Value.self) : nil }

  /// Keeps the value for where the session is not known.
  func hold() {
    let value = resolved()
    lock.withLock { _ in held = value }
  }
}

/// A dependency of any type.
protocol AnyAppDependency: AnyObject, Sendable {
  /// The name of the type if nothing provides it.
  var missingType: String? { get }

  /// Keeps the value for where the session is not known.
  func hold()
}

/// Something an intent or a query depends on is provided by nothing.
package struct MissingDependencyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the intent or query, if it is known.
  package var owner: String?

  /// The name of the type.
  package var type: String

  /// Makes an error.
  package init(owner: String?, type: String) {
    self.owner = owner
    self.type = type
  }

  /// The error as a sentence for a log.
  package var description: String {
    let subject = owner.map { "“\($0)” depends on" } ?? "There is a dependency on"
    return "\(subject) a value of the type \(type), which nothing provides. Add one to the dependencies."
  }

  /// Throws if `owner` declares a dependency that nothing provides.
  package static func check<Owner: _SupportsAppDependencies>(_ owner: Owner) throws {
    try check(owner, .known(of: Owner.self))
  }

  /// The same with the wrappers of its type, which are known.
  static func check<Owner: _SupportsAppDependencies>(_ owner: Owner, _ wrappers: StoredWrappers) throws {
    var missing: String?
    wrappers.visit(owner) { _, object in
      if missing == nil { missing = (object as? any AnyAppDependency)?.missingType }
    }
    if let missing { throw MissingDependencyError(owner: unqualifiedName(of: Owner.self), type: missing) }
  }
}

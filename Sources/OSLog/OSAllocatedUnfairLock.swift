import Foundation

/// Guards a value by a lock.
public struct OSAllocatedUnfairLock<State>: Sendable {
  // Sendable since the value is read and written only between `lock` and `unlock`.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Makes a lock for a value that another thread may have too.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Does something with the value that nobody else does meanwhile.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Does something with the value that nobody else does meanwhile.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Does something with the value unless somebody else does; `nil` then.
  public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Does something with the value unless somebody else does; `nil` then.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock for a value.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock for nothing but a stretch of code.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until nobody else has it, and takes it.
  public func lock() { storage.lock.lock() }

  /// Gives it back.
  public func unlock() { storage.lock.unlock() }

  /// Takes it unless somebody else has it; whether it was taken.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Does something that nobody else does meanwhile.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Does something that nobody else does meanwhile.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}

import Synchronization

/// Holds what the app provides to its intents and queries.
public final class AppDependencyManager: Sendable {
  /// The manager of the process, asked when the running session's has nothing.
  public static let shared = AppDependencyManager()

  private let entries = Mutex(DependencyEntries())

  /// Makes a manager, for a test or one of several assistants in a process.
  public init() {}

  /// Provides a value, made when it is first needed.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(DependencyEntry(make: dependencyProvider), Dependency.self, key)
  }

  /// Provides a value that a function makes when it is first needed.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    set(DependencyEntry(make: dependencyProvider), Dependency.self, key)
  }

  /// Provides a value that takes time to make; it is made before the first intent is performed or query is asked.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    set(DependencyEntry(makeLater: dependencyProvider), Dependency.self, key)
  }

  /// The value of a type; `nil` if nothing provides it, or nothing yet.
  package func resolve<Dependency: Sendable>(
    _ type: Dependency.Type, key: (any Hashable & Sendable)? = nil
  ) -> Dependency? {
    let type = ObjectIdentifier(type)
    let entry = entries.withLock { key == nil ? $0[type] : $0[DependencyKey(type: type, key: SendableKey(key))] }
    return entry?.value() as? Dependency
  }

  /// Makes the values that take time; throws what their making throws.
  package func prepare() async throws {
    // Most managers have none, and this is asked at every performance.
    let waiting = entries.withLock { $0.all.filter { $0.isWaiting } }
    for entry in waiting { try await entry.prepare() }
  }

  private func set<Dependency>(_ entry: DependencyEntry, _ type: Dependency.Type, _ key: (any Hashable & Sendable)?) {
    let type = ObjectIdentifier(type)
    entries.withLock { entries in
      if key == nil { entries[type] = entry } else { entries[DependencyKey(type: type, key: SendableKey(key))] = entry }
    }
  }
}

/// The manager of the running session.
package enum CurrentDependencies {
  /// The manager; `nil` outside of a session.
  @TaskLocal package static var manager: AppDependencyManager?
}

/// What is provided; most of it by type alone, and of few types, which is asked for with each query and intent.
private struct DependencyEntries: Sendable {
  private var plain: [(type: ObjectIdentifier, entry: DependencyEntry)] = []
  private var keyed: [DependencyKey: DependencyEntry] = [:]

  var all: [DependencyEntry] { plain.map(\.entry) + keyed.values }

  subscript(type: ObjectIdentifier) -> DependencyEntry? {
    get { plain.first { $0.type == type }?.entry }
    set {
      plain.removeAll { $0.type == type }
      if let newValue { plain.append((type, newValue)) }
    }
  }

  subscript(key: DependencyKey) -> DependencyEntry? {
    get { keyed[key] }
    set { keyed[key] = newValue }
  }
}

/// What a value is found by.
private struct DependencyKey: Hashable, Sendable {
  let type: ObjectIdentifier
  let key: SendableKey?
}

/// A key that an app made up.
private struct SendableKey: Hashable, Sendable {
  let key: any Hashable & Sendable

  init?(_ key: (any Hashable & Sendable)?) {
    guard let key else { return nil }
    self.key = key
  }

  static func == (one: SendableKey, other: SendableKey) -> Bool {
    AnyHashable(one.key) == AnyHashable(other.key)
  }

  func hash(into hasher: inout Hasher) {
    key.hash(into: &hasher)
  }
}

import AppIntents

/// Where an app registers what its intents find through `@Dependency`.
public struct AssistantDependencies: Sendable {
  /// The world outside: a store takes its clock from here, so that a replay can hold it still.
  public let environment: AssistantEnvironment

  /// Apple's registry, in a scope of this assistant alone.
  public let manager: AppDependencyManager

  /// Makes an empty registry.
  public init(environment: AssistantEnvironment, manager: AppDependencyManager = AppDependencyManager()) {
    self.environment = environment
    self.manager = manager
  }

  /// Registers a value that is there.
  public func add<Dependency: Sendable>(_ dependency: Dependency) {
    manager.add(dependency: dependency)
  }

  /// A value that was registered; `nil` if there is none of the type.
  public func dependency<Dependency: Sendable>(_ type: Dependency.Type) -> Dependency? {
    manager.resolve(type)
  }
}

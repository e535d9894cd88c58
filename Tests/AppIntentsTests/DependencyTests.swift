import AppIntents
import Synchronization
import Testing

@Suite("Dependencies")
struct DependencyTests {
  private struct Clock: Sendable, Equatable { var hour: Int }

  private struct Holder: _SupportsAppDependencies {
    @Dependency var clock: Clock
    @Dependency(key: "spare", default: Clock(hour: 0)) var spare: Clock
  }

  @Test("A value of the session's manager is found, also by key")
  func scoped() {
    let manager = AppDependencyManager()
    manager.add(dependency: Clock(hour: 9))
    #expect(CurrentDependencies.$manager.withValue(manager) { Holder().clock } == Clock(hour: 9))
    #expect(CurrentDependencies.$manager.withValue(manager) { Holder().spare } == Clock(hour: 0))
    manager.add(key: "spare", dependency: Clock(hour: 7))
    #expect(CurrentDependencies.$manager.withValue(manager) { Holder().spare } == Clock(hour: 7))
  }

  @Test("A value that takes time is there once the manager is prepared")
  func asynchronous() async throws {
    let manager = AppDependencyManager()
    manager.add { () async throws -> Clock in Clock(hour: 3) }
    #expect(manager.resolve(Clock.self) == nil)
    try await manager.prepare()
    #expect(manager.resolve(Clock.self) == Clock(hour: 3))
  }

  @Test("A closure that makes the value is called once, and only when it is needed")
  func closure() async throws {
    let calls = Mutex(0)
    let manager = AppDependencyManager()
    manager.add {
      calls.withLock { $0 += 1 }
      return Clock(hour: 4)
    }
    #expect(calls.withLock { $0 } == 0)
    #expect(manager.resolve(Clock.self) == Clock(hour: 4))
    #expect(manager.resolve(Clock.self) == Clock(hour: 4))
    #expect(calls.withLock { $0 } == 1)
    manager.add(dependency: { Clock(hour: 5) })
    #expect(manager.resolve(Clock.self) == Clock(hour: 5))
  }

  @Test("A value that takes time and cannot be made says why")
  func failing() async throws {
    struct Broken: Error {}
    let manager = AppDependencyManager()
    manager.add { () async throws -> Clock in throw Broken() }
    await #expect(throws: Broken.self) { try await manager.prepare() }
  }

  @Test("What nothing provides is found before it is read")
  func missing() throws {
    let error = #expect(throws: MissingDependencyError.self) { try MissingDependencyError.check(Holder()) }
    #expect(error?.description.contains("Holder") == true)
    #expect(error?.type == "Clock")
  }
}

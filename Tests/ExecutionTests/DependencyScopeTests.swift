import AppIntents
import Foundation
import ParlanceExecution
import Testing

private struct Shop: Sendable {
  var name: String
}

/// Names the shop that it finds: in its own task, and where nobody knows the session.
private struct NameShop: AppIntent {
  static let title: LocalizedStringResource = "Name the Shop"
  @Dependency var shop: Shop

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let elsewhere = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: shop.name) }
    }
    return .result(value: [shop.name, elsewhere])
  }
}

private struct NameDefaultShop: AppIntent {
  static let title: LocalizedStringResource = "Name the Shop"
  @Dependency(key: "unheard of", default: Shop(name: "default")) var shop: Shop

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: shop.name) }
}

@Suite("The scopes of dependencies")
struct DependencyScopeTests {
  private func executor(_ name: String) -> IntentExecutor {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: Shop(name: name))
    return IntentExecutor(dependencies: dependencies)
  }

  @Test("Each executor's intents find what it provides, also in tasks that do not know it")
  func executors() async throws {
    let (one, other) = (executor("one"), executor("other"))
    async let first = one.perform(NameShop()).value
    async let second = other.perform(NameShop()).value
    #expect(try await first == ["one", "one"])
    #expect(try await second == ["other", "other"])
  }

  @Test("An intent that is performed twice finds what its present executor provides")
  func again() async throws {
    let intent = NameShop()
    #expect(try await executor("one").perform(intent).value == ["one", "one"])
    #expect(try await executor("other").perform(intent).value == ["other", "other"])
  }

  @Test("What no scope provides is the default")
  func otherwise() async throws {
    #expect(try await executor("one").perform(NameDefaultShop()).value == "default")
  }
}

final class Library: Sendable {
  let titles = ["One", "Two"]
}

protocol Clock: Sendable {
  var now: Date { get }
}

struct FixedClock: Clock {
  var now: Date { Date(timeIntervalSince1970: 0) }
}

struct ListTitlesIntent: AppIntent {
  static let title: LocalizedStringResource = "List Titles"

  @Dependency
  private var library: Library

  @Dependency(default: FixedClock())
  var clock: any Clock

  @AppDependency(key: "limit") var limit: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: Array(library.titles.prefix(limit)))
  }
}

enum Setup {
  static func register() {
    let library = Library()
    AppDependencyManager.shared.add(dependency: library)
    AppDependencyManager.shared.add { FixedClock() as any Clock }
    AppDependencyManager.shared.add(key: "limit", dependency: 1)
    AppDependencyManager.shared.add(key: "later") { () async -> Library in Library() }
  }
}

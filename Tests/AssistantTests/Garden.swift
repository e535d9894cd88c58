import AppIntents
import Synchronization
import Testing

/// A garden in memory: what the intents of the tests' app change.
final class Garden: Sendable {
  struct State: Sendable {
    var plants: [String]
    var log: [String] = []
    var isShedLocked = false
    /// What somebody who puts a plant does first.
    var pace = Pace.brisk
    /// Whether its plants are told to nobody, ever.
    var isOvergrown = false
    /// How much is written down of a plant that is picked.
    var noteSize = 0
  }

  /// How somebody works.
  enum Pace: Sendable {
    /// At once.
    case brisk
    /// Waits until it is told to end, and does nothing then.
    case listening
    /// Waits until it is told to end, and does the work nevertheless.
    case stubborn
    /// Waits for ever, whatever it is told.
    case deaf
  }

  private let state: Mutex<State>
  /// Hears that something slow has begun.
  private let beginning = Mutex<AsyncStream<Bool>.Continuation?>(nil)

  init(_ plants: [String]) { state = Mutex(State(plants: plants)) }

  var plants: [String] { state.withLock(\.plants) }

  /// What was done, in order.
  var log: [String] { state.withLock(\.log) }

  /// How much is written down of a plant that is picked.
  var noteSize: Int { state.withLock(\.noteSize) }

  func note(_ line: String) { state.withLock { $0.log.append(line) } }

  /// Tells that something slow has begun.
  func begin() { beginning.withLock { _ = $0?.yield(true) } }

  /// Starts a task, and returns it once slow work has begun in it. That none has is a fault; nobody waits for it after the task's end.
  func begun<Value: Sendable>(_ start: () -> Task<Value, Never>) async -> Task<Value, Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    beginning.withLock { $0 = continuation }
    let task = start()
    Task {
      _ = await task.value
      continuation.yield(false)
    }
    var iterator = stream.makeAsyncIterator()
    let hasBegun = await iterator.next()
    #expect(hasBegun == true, "nothing slow has begun")
    return task
  }

  /// Works at the pace of the garden; tells that it has begun if that is slow.
  func dawdle() async throws {
    let pace = state.withLock(\.pace)
    guard pace != .brisk else { return }
    begin()
    switch pace {
    case .deaf: await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    case .listening: try await Task.sleep(for: .seconds(600))
    case .stubborn: try? await Task.sleep(for: .seconds(600))
    case .brisk: break
    }
  }

  func change(_ body: @Sendable (inout State) -> Void) { state.withLock { body(&$0) } }
}

struct Plant: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PlantQuery: EnumerableEntityQuery {
  @Dependency var garden: Garden

  func allEntities() async throws -> [Plant] {
    if garden.isOvergrown {
      garden.begin()
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    return garden.plants.map(Plant.init)
  }

  func suggestedEntities() async throws -> [Plant] { try await allEntities() }

  func entities(for identifiers: [String]) async throws -> [Plant] {
    garden.plants.filter(identifiers.contains).map(Plant.init)
  }
}

/// Knows its tools by a search only; it throws while it is locked.
struct Tool: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static let defaultQuery = ToolQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ToolQuery: EntityStringQuery {
  static let tools = ["Long rake", "Short rake", "Spade"]
  @Dependency var garden: Garden

  func entities(for identifiers: [String]) async throws -> [Tool] {
    Self.tools.filter(identifiers.contains).map(Tool.init)
  }

  func entities(matching string: String) async throws -> [Tool] {
    garden.note("search \(string)")
    if garden.isLocked { throw LockedShed() }
    return Self.tools.filter { $0.lowercased().contains(string.lowercased()) }.map(Tool.init)
  }
}

extension Garden {
  var isLocked: Bool { state.withLock(\.isShedLocked) }

  var isOvergrown: Bool { state.withLock(\.isOvergrown) }
}

struct LockedShed: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The shed is locked." }
}

/// An error without words for people.
struct Mole: Error {}

enum Season: String, AppEnum {
  case spring, autumn

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
    .spring: "Spring", .autumn: DisplayRepresentation(title: "Autumn", synonyms: ["fall"]),
  ]
}

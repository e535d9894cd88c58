import AppIntents
import Foundation
import ParlanceAssistant
import Synchronization

/// What the query of the warehouse does when it is asked.
final class Warehouse: Sendable {
  enum Mood: Sendable {
    /// It tells these.
    case boxes([String])
    /// It tells so many.
    case many(Int)
    /// It tells two with one identifier.
    case twins
    /// It throws.
    case locked
    /// It never ends.
    case asleep
  }

  private let state: Mutex<Mood>
  private let lines = Mutex<[String]>([])

  init(_ mood: Mood) { state = Mutex(mood) }

  var mood: Mood {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// What was logged.
  var log: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  /// The boxes of a name; of many the one of a number, which is not looked for among all of them.
  func boxes(called name: String) async throws -> [Box] {
    if case .many(let count) = mood {
      let number = name.split(separator: " ").last.flatMap { Int($0) } ?? 0
      return (1...count).contains(number) ? [Box(id: "\(number)", name: "Box \(number)")] : []
    }
    return try await boxes().filter { $0.name.lowercased().contains(name.lowercased()) }
  }

  func boxes() async throws -> [Box] {
    switch mood {
    case .boxes(let names): return names.map { Box(id: $0, name: $0) }
    case .many(let count): return (1...count).map { Box(id: "\($0)", name: "Box \($0)") }
    case .twins: return [Box(id: "1", name: "Red box"), Box(id: "1", name: "Blue box")]
    case .locked: throw LockedShed()
    case .asleep:
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return []
    }
  }
}

struct Box: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
  static let defaultQuery = BoxQuery()

  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct BoxQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var warehouse: Warehouse

  func allEntities() async throws -> [Box] { try await warehouse.boxes() }

  func suggestedEntities() async throws -> [Box] { try await Array(warehouse.boxes().prefix(3)) }

  func entities(matching string: String) async throws -> [Box] {
    try await warehouse.boxes(called: string)
  }

  func entities(for identifiers: [String]) async throws -> [Box] {
    if case .many = warehouse.mood { return identifiers.map { Box(id: $0, name: "Box \($0)") } }
    return try await warehouse.boxes().filter { identifiers.contains($0.id) }
  }
}

struct ShipBoxes: AppIntent {
  static let title: LocalizedStringResource = "Ship Boxes"
  @Parameter(title: "Number", requestValueDialog: "How many?") var count: Int
  @Parameter(title: "Box", requestValueDialog: "Which box?") var box: Box

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Shipped \(count) of “\(box.name)”.")
  }
}

/// Asks for a box in the middle of its work.
struct RepackBox: AppIntent {
  static let title: LocalizedStringResource = "Repack a Box"
  @Parameter(title: "Box", requestValueDialog: "Which box?") var box: Box?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let box = try await $box.requestValue()
    return .result(dialog: "Repacked “\(box.name)”.")
  }
}

/// Never ends.
struct CountBoxes: AppIntent {
  static let title: LocalizedStringResource = "Count Boxes"

  func perform() async throws -> some IntentResult {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .result()
  }
}

struct WarehouseApp: AssistantApp {
  struct Options: Sendable {
    let warehouse: Warehouse
  }

  static let name = "Warehouse"
  static let identifier = "warehouse"
  static var intents: [any AppIntent.Type] { [ShipBoxes.self, RepackBox.self, CountBoxes.self] }

  static func prepare(_ options: Options, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.warehouse)
  }
}

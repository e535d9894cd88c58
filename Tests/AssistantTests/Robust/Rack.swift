import AppIntents
import ParlanceAssistant
import Synchronization

/// Bottles whose query tells what has become of them.
final class Rack: Sendable {
  struct State: Sendable {
    /// The bottles by number, each with its label.
    var labels: [Int: String] = [:]
    /// The numbers of bottles that were touched, in the order of the changes.
    var touched: [Int] = []
    /// What the query was asked with, and how many bottles it told.
    var asked: [(mark: String?, told: Int)] = []
    var isLocked = false
    /// It tells changes alone, whatever it is asked.
    var isCurt = false
  }

  private let state = Mutex(State())

  init(_ labels: String...) {
    state.withLock { $0.labels = Dictionary(uniqueKeysWithValues: zip(1..., labels).map { ($0 * 10, $1) }) }
  }

  func change<Value: Sendable>(_ body: @Sendable (inout State) throws -> Value) rethrows -> Value {
    try state.withLock { try body(&$0) }
  }

  func put(_ label: String?, at number: Int) {
    change { state in
      state.labels[number] = label
      state.touched.append(number)
    }
  }

  /// What the query was asked since this was asked, shortly: “all 2”, “0”.
  var asked: [String] {
    change { state in
      defer { state.asked = [] }
      return state.asked.map { ($0.mark == nil ? "all " : "") + "\($0.told)" }
    }
  }

  func bottles() throws -> [Bottle] {
    try change { state in
      if state.isLocked { throw LockedShed() }
      return state.labels.sorted { $0.key < $1.key }.map { Bottle(id: $0.key, label: $0.value) }
    }
  }

  func changes(since mark: String?) throws -> EntityChanges<Bottle> {
    let all = try bottles()
    return change { state in
      let end = String(state.touched.count)
      guard state.isCurt || mark != nil, let start = Int(mark ?? "0") else {
        state.asked.append((nil, all.count))
        return .all(all, mark: end, place: \.id)
      }
      let touched = Set(state.touched.dropFirst(start))
      state.asked.append((mark, touched.count))
      let told = state.isCurt ? all : all.filter { touched.contains($0.id) }
      return .changed(told, removed: touched.subtracting(told.map(\.id)).sorted(), mark: end, place: \.id)
    }
  }
}

struct Bottle: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bottle"
  static let defaultQuery = BottleQuery()

  let id: Int
  let label: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(label)") }
}

struct BottleQuery: EnumerableEntityQuery, IncrementalEntityQuery {
  @Dependency var rack: Rack

  func allEntities() async throws -> [Bottle] { try rack.bottles() }

  func changes(since mark: String?) async throws -> EntityChanges<Bottle> { try rack.changes(since: mark) }
}

struct OpenBottle: AppIntent {
  static let title: LocalizedStringResource = "Open a Bottle"
  @Parameter(title: "Bottle", requestValueDialog: "Which bottle?") var bottle: Bottle

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Opened “\(bottle.label)”.") }
}

/// Puts a bottle into a place, or takes one out, and returns none.
struct PutBottle: AppIntent {
  static let title: LocalizedStringResource = "Put a Bottle"
  @Parameter(title: "Number") var number: Int
  @Parameter(title: "Label") var label: String
  @Dependency var rack: Rack

  func perform() async throws -> some IntentResult & ProvidesDialog {
    rack.put(label == "nothing" ? nil : label, at: number)
    return .result(dialog: "Done.")
  }
}

struct RackApp: AssistantApp {
  struct Options: Sendable {
    let rack: Rack
  }

  static let name = "Rack"
  static let identifier = "rack"
  static let phrases = """
    OpenBottle: ["open {bottle}", "open a bottle"]
    PutBottle: ["put {text:label} into {number}"]
    """
  static var intents: [any AppIntent.Type] { [OpenBottle.self, PutBottle.self] }

  static func prepare(_ options: Options, into dependencies: AssistantDependencies) async throws {
    dependencies.add(options.rack)
  }
}

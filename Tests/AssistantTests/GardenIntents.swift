import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water a Plant"
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult & ProvidesDialog {
    garden.note("water \(plant.id)")
    return .result(dialog: "Watered “\(plant.id)”.")
  }
}

/// Creates a plant: a text is its only required parameter.
struct SowPlant: AppIntent {
  static let title: LocalizedStringResource = "Sow a Plant"
  @Parameter(title: "Name", requestValueDialog: "What shall I sow?") var name: String
  @Parameter(title: "Season") var season: Season?
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult & ReturnsValue<Plant> & ProvidesDialog {
    if name == "weeds" { throw LockedShed() }
    garden.change { [name] in $0.plants.append(name) }
    garden.note("sow \(name)")
    return .result(value: Plant(id: name), dialog: "Sowed “\(name)”.")
  }
}

struct MovePlant: AppIntent {
  static let title: LocalizedStringResource = "Move a Plant"
  @Parameter(title: "Steps", inclusiveRange: (1, 9), requestValueDialog: "How many steps?") var steps: Int
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
  @Parameter(title: "Season", requestValueDialog: "In which season?") var season: Season
  @Dependency var garden: Garden

  init() {}

  func perform() async throws -> some IntentResult {
    garden.note("move \(plant.id) \(steps) \(season.rawValue)")
    return .result()
  }
}

struct RemovePlant: AppIntent {
  static let title: LocalizedStringResource = "Remove a Plant"
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .continue, dialog: "Remove “\(plant.id)”?")
    let gone = plant.id
    garden.change { $0.plants.removeAll { $0 == gone } }
    garden.note("remove \(gone)")
    return .result(dialog: "Removed “\(gone)”.")
  }
}

/// Takes a tool that only a search finds.
struct TakeTool: AppIntent {
  static let title: LocalizedStringResource = "Take a Tool"
  @Parameter(title: "Tool", requestValueDialog: "Which tool?") var tool: Tool
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult & ProvidesDialog {
    garden.note("take \(tool.id)")
    return .result(dialog: "Took “\(tool.id)”.")
  }
}

/// Asks in every way while it runs, as its mode says.
struct Experiment: AppIntent {
  static let title: LocalizedStringResource = "Experiment"
  @Parameter(title: "Mode") var mode: String
  @Parameter(title: "Depth", inclusiveRange: (1, 5), requestValueDialog: "How deep?") var depth: Int?
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant?
  @Parameter(title: "Tool", requestValueDialog: "Which tool?") var tool: Tool?
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult & ProvidesDialog {
    garden.note("begin \(mode)")
    switch mode {
    case "restart":
      guard let depth else { throw $depth.needsValueError("How deep exactly?") }
      return .result(dialog: "Dug \(depth) deep.")
    case "request":
      let depth = try await $depth.requestValue()
      garden.note("go on \(depth)")
      return .result(dialog: "Dug \(depth) deep.")
    case "choose":
      let plant = try await $plant.requestDisambiguation(
        among: [Plant(id: "Red rose"), Plant(id: "White rose")], dialog: "Which rose?")
      return .result(dialog: "Chose “\(plant.id)”.")
    case "confirm":
      let isSure = try await $plant.requestConfirmation(for: Plant(id: "Fern"), dialog: "Do you mean the fern?")
      return .result(dialog: isSure ? "The fern." : "Not the fern.")
    case "tool":
      let tool = try await $tool.requestValue()
      return .result(dialog: "Used “\(tool.id)”.")
    case "fail": throw LockedShed()
    case "break": throw Mole()
    default:
      garden.begin()
      // Waits for what never comes, deaf to cancellation.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .result(dialog: "Never.")
    }
  }
}

/// Opens an intent that the app does not declare.
struct OpenGate: AppIntent {
  static let title: LocalizedStringResource = "Open the Gate"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: GreetVisitor(), dialog: "The gate is open.")
  }
}

struct GreetVisitor: AppIntent {
  static let title: LocalizedStringResource = "Greet a Visitor"
  @Parameter(title: "Visitor", requestValueDialog: "Who is it?") var visitor: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let visitor = try await $visitor.requestValue()
    return .result(dialog: "Hello, \(visitor).")
  }
}

/// Opens an intent of the app that lacks a value.
struct OpenShed: AppIntent {
  static let title: LocalizedStringResource = "Open the Shed"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: TakeTool(), dialog: "The shed is open.")
  }
}

/// Opens an intent that the app does not declare and that lacks a value.
struct OpenCellar: AppIntent {
  static let title: LocalizedStringResource = "Open the Cellar"

  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: FetchBottles()) }
}

struct FetchBottles: AppIntent {
  static let title: LocalizedStringResource = "Fetch Bottles"
  @Parameter(title: "Number", requestValueDialog: "How many bottles?") var count: Int

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here are \(count).") }
}

struct LabelPlants: AppIntent {
  static let title: LocalizedStringResource = "Label Plants"
  @Parameter(title: "Plants", requestValueDialog: "Which plants?") var plants: [Plant]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: plants.count) }
}

/// Gives up a plant; how that is taken back can fail, or never end.
struct GiveUpPlant: DeleteIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Give Up a Plant"
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
  @Dependency var garden: Garden

  var entities: [Plant] { [plant] }

  func perform() async throws -> some IntentResult {
    let gone = plant.id
    garden.change { $0.plants.removeAll { $0 == gone } }
    await undoManager?.registerUndo(withTarget: garden) { garden in
      if garden.isLocked { throw LockedShed() }
      garden.change { $0.plants.append(gone) }
    }
    return .result()
  }
}

/// Asks how to go on.
struct PrunePlant: AppIntent {
  static let title: LocalizedStringResource = "Prune a Plant"
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let little = Option(title: "A little")
    let choice = try await requestChoice(
      between: [.cancel, little, Option(title: "Start over"), Option(title: "To the ground", style: .destructive)],
      dialog: "How far shall I cut “\(plant.id)”?")
    garden.note("prune \(choice == little)")
    return .result(dialog: "\(choice.title): done.")
  }
}

/// Asks whether to go on if it may have been a mistake.
struct BurnPlant: AppIntent {
  static let title: LocalizedStringResource = "Burn a Plant"
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(conditions: [.lowConfidenceSource], actionName: .go, dialog: "Burn “\(plant.id)”?")
    return .result(dialog: "Burnt “\(plant.id)”.")
  }
}

/// Picks a plant; what takes that back is an intent, which outlives the program.
struct PickPlant: UndoableIntent {
  static let title: LocalizedStringResource = "Pick a Plant"
  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
  @Dependency var garden: Garden

  func perform() async throws -> some IntentResult {
    let name = plant.id
    garden.change { $0.plants.removeAll { $0 == name } }
    await undoManager?.registerUndo(
      performing: PutPlant(name: name, isThere: true, note: String(repeating: "x", count: garden.noteSize)))
    await undoManager?.setActionName("Pick “\(name)”")
    return .result()
  }
}

/// Puts a plant back, or takes it away again; asks while the shed is locked.
struct PutPlant: UndoableIntent {
  static let title: LocalizedStringResource = "Put a Plant"
  static let isDiscoverable = false
  @Parameter(title: "Name") var name: String
  @Parameter(title: "There") var isThere: Bool
  @Parameter(title: "Note") var note: String
  @Dependency var garden: Garden

  init() {}

  init(name: String, isThere: Bool, note: String) {
    self.name = name
    self.isThere = isThere
    self.note = note
  }

  func perform() async throws -> some IntentResult {
    if garden.isLocked { _ = try await $name.requestValue() }
    try await garden.dawdle()
    garden.note("put \(name) \(isThere)")
    garden.change { [name, isThere] state in
      state.plants.removeAll { $0 == name }
      if isThere { state.plants.append(name) }
    }
    await undoManager?.registerUndo(performing: PutPlant(name: name, isThere: !isThere, note: note))
    return .result()
  }
}

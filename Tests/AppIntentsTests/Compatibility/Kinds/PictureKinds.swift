// One intent of each kind, for one small app of pictures.

struct PictureEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
  static let defaultQuery = PictureQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Picture \(id)") }
}

struct PictureQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [PictureEntity] { identifiers.map(PictureEntity.init) }

  func suggestedEntities() async throws -> [PictureEntity] { [PictureEntity(id: 1), PictureEntity(id: 2)] }
}

@MainActor
final class PictureLibrary {
  static let shared = PictureLibrary()

  var names: [Int: String] = [:]
  var hidden: Set<Int> = []
}

struct OpenPictureIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Picture"

  @Parameter(title: "Picture", requestValueDialog: "Which picture?")
  var target: PictureEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here is picture \(target.id).")
  }
}

struct DeletePicturesIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Pictures"
  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

  @Parameter(title: "Pictures")
  var entities: [PictureEntity]

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    for picture in entities { PictureLibrary.shared.names[picture.id] = nil }
    return .result(value: entities.count)
  }
}

struct SetSlideShowIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Slide Show"

  @Parameter(title: "Running", displayName: .init(true: "Running", false: "Stopped"))
  var value: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}

struct NamePictureIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Name Picture"

  @Parameter(title: "Picture") var picture: PictureEntity
  @Parameter(title: "Name") var name: String

  @MainActor
  func perform() async throws -> some IntentResult {
    let (id, old) = (picture.id, PictureLibrary.shared.names[picture.id])
    undoManager?.registerUndo(withTarget: PictureLibrary.shared) { library in
      MainActor.assumeIsolated { library.names[id] = old }
    }
    undoManager?.setActionName("Name Picture")
    PictureLibrary.shared.names[id] = name
    return .result()
  }
}

struct ExportPicturesIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Export Pictures"

  @Parameter(title: "Pictures") var pictures: [PictureEntity]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = Int64(pictures.count)
    for _ in pictures { progress.completedUnitCount += 1 }
    return .result(value: pictures.count)
  }
}

struct HidePicturesIntent: AppIntent {
  static let title: LocalizedStringResource = "Hide Pictures"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Pictures") var pictures: [PictureEntity]

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground("Go on in the app?", alwaysConfirm: false)
    }
    PictureLibrary.shared.hidden.formUnion(pictures.map(\.id))
    return .result(dialog: "\(pictures.count) hidden.")
  }
}

struct WorkFilterIntent: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Show Pictures of Work"

  @Parameter(title: "Only Work", default: true)
  var showsOnlyWork: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: showsOnlyWork ? "Only work" : "All pictures")
  }

  func perform() async throws -> some IntentResult { .result() }
}

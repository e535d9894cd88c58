import ParlanceStrings
import Synchronization
import Testing

@testable import AppIntents
@testable import ParlanceDialog

@MainActor
@Suite("What takes a performance back")
struct RegisteredUndoTests {
  /// Takes something back.
  struct PutBack: UndoableIntent {
    static let title: LocalizedStringResource = "Put Back"
    @Parameter(title: "Name") var name: String

    init() {}

    init(_ name: String) { self.name = name }

    func perform() async throws -> some IntentResult { .result() }
  }

  struct Broken: Error {}

  private let voice = SessionVoice(
    localizer: Localizer(catalogs: [], locale: "en", development: "en"), timeZone: .gmt)

  @Test("It is made once, when somebody asks for it, with its name")
  func lazily() {
    let undo = RegisteredUndo()
    let made = Mutex(0)
    undo.register(
      PendingUndo(named: "Pick \("Emma")") {
        made.withLock { $0 += 1 }
        return PutBack("Emma")
      }, in: voice)
    #expect(made.withLock { $0 } == 0)
    #expect(undo.existing?.undoActionName == "Pick Emma")
    #expect(undo.existing?.undoSteps?.map(\.values) == [["name": .text("Emma")]])
    #expect(made.withLock { $0 } == 1)
  }

  @Test("It goes before what the manager is told afterwards")
  func ordered() {
    let undo = RegisteredUndo()
    undo.register(PendingUndo(named: nil) { PutBack("first") }, in: voice)
    undo.manager.registerUndo(performing: PutBack("second"))
    undo.register(PendingUndo(named: nil) { PutBack("third") }, in: voice)
    #expect(undo.manager.undoSteps?.map(\.values["name"]) == [.text("first"), .text("second"), .text("third")])
  }

  @Test("Where it cannot be made, nothing can be taken back")
  func unmade() {
    let undo = RegisteredUndo()
    #expect(undo.existing == nil)
    undo.register(PendingUndo(named: "Pick") { () throws -> PutBack in throw Broken() }, in: voice)
    #expect(undo.existing?.canUndo == false)
  }
}

import Testing

@testable import AppIntents

@MainActor
@Suite("The undo manager")
struct UndoManagerTests {
  /// A value that notes how it is set, and how to set it back.
  @MainActor
  final class Shelf {
    private(set) var books: [String] = []
    var isStuck = true
    let manager = UndoManager()

    func put(_ book: String) {
      books.append(book)
      manager.registerUndo(withTarget: self) { $0.take(book) }
    }

    func take(_ book: String) {
      books.removeAll { $0 == book }
      manager.registerUndo(withTarget: self) { $0.put(book) }
    }
  }

  struct Stuck: Error {}

  @Test("What was registered since the last undo is taken back at once, the last of it first")
  func implicitGroup() {
    let shelf = Shelf()
    shelf.put("Emma")
    shelf.put("Ulysses")
    shelf.manager.undo()
    #expect(shelf.books.isEmpty && !shelf.manager.canUndo && shelf.manager.canRedo)
    shelf.manager.redo()
    #expect(shelf.books == ["Emma", "Ulysses"])
    #expect(shelf.manager.canUndo && !shelf.manager.canRedo)
  }

  @Test("Groups are taken back one by one, by their names")
  func groups() {
    let shelf = Shelf()
    for book in ["Emma", "Ulysses"] {
      shelf.manager.beginUndoGrouping()
      shelf.put(book)
      shelf.manager.setActionName("Put \(book)")
      shelf.manager.endUndoGrouping()
    }
    #expect(shelf.manager.undoActionName == "Put Ulysses")
    shelf.manager.undo()
    #expect(shelf.books == ["Emma"] && shelf.manager.undoActionName == "Put Emma")
    #expect(shelf.manager.redoActionName == "Put Ulysses")
  }

  @Test("Something new leaves nothing to do again")
  func redoEnds() {
    let shelf = Shelf()
    shelf.put("Emma")
    shelf.manager.undo()
    shelf.put("Ulysses")
    #expect(!shelf.manager.canRedo)
  }

  @Test("Nothing is kept while that is off, and what belongs to a target can be forgotten")
  func forgetting() {
    let shelf = Shelf()
    shelf.manager.disableUndoRegistration()
    shelf.put("Emma")
    shelf.manager.enableUndoRegistration()
    #expect(!shelf.manager.canUndo)
    shelf.put("Ulysses")
    shelf.manager.removeAllActions(withTarget: shelf)
    #expect(!shelf.manager.canUndo)
  }

  @Test("No more is kept than there are levels")
  func levels() {
    let shelf = Shelf()
    shelf.manager.levelsOfUndo = 1
    shelf.manager.groupsByEvent = false
    shelf.put("Emma")
    shelf.put("Ulysses")
    shelf.manager.undo()
    shelf.manager.undo()
    #expect(shelf.books == ["Emma"])
  }

  @Test("What cannot be taken back now is kept for later")
  func failing() async throws {
    let shelf = Shelf()
    shelf.manager.registerUndo(withTarget: shelf) { if $0.isStuck { throw Stuck() } }
    shelf.put("Emma")
    await #expect(throws: Stuck.self) { try await shelf.manager.takeBack { _ in } }
    #expect(shelf.books.isEmpty && shelf.manager.canUndo)
    shelf.isStuck = false
    try await shelf.manager.takeBack { _ in }
    #expect(!shelf.manager.canUndo)
  }

  // MARK: Intents

  struct Take: AppIntent {
    static let title: LocalizedStringResource = "Take a Book"
    @Parameter(title: "Book") var book: String

    init() {}

    init(_ book: String) { self.book = book }

    func perform() async throws -> some IntentResult {
      Note.book?.signal.yield(book)
      return .result()
    }
  }

  /// Where a performance is noted.
  struct Note: Sendable {
    @TaskLocal static var book: Note?
    let signal: AsyncStream<String>.Continuation
  }

  @Test("An intent is kept with the values that it has then, and can be read again")
  func steps() throws {
    let manager = UndoManager()
    let take = Take("Emma")
    manager.registerUndo(performing: take)
    take.book = "Ulysses"
    manager.registerUndo(performing: take)
    let steps = try #require(manager.undoSteps)
    let read = try JSONDecoder().decode([UndoStep].self, from: JSONEncoder().encode(steps))
    for steps in [steps, read] {
      #expect(steps.map(\.intent) == ["Take", "Take"])
      #expect(steps.map { $0.values["book"] } == [.text("Emma"), .text("Ulysses")])
    }
    #expect(steps[0].descriptor?.name == "Take" && read[0].descriptor == nil)
  }

  @Test("Where code takes something back as well, nothing of it can be kept")
  func mixed() {
    let shelf = Shelf()
    shelf.manager.registerUndo(performing: Take("Emma"))
    shelf.put("Ulysses")
    #expect(shelf.manager.undoSteps == nil && shelf.manager.redoSteps?.isEmpty == true)
  }

  @Test("Intents and code are taken back the last first; what they register then is how they are done again")
  func intents() async throws {
    let shelf = Shelf()
    let manager = shelf.manager
    shelf.put("Emma")
    manager.registerUndo(performing: Take("Ulysses"))
    manager.setActionName("Tidy up")
    var taken: [String] = []
    let perform: @MainActor (UndoStep) async throws -> Void = { step in
      await Task.yield()
      taken.append("\(step.values["book"].map(\.description) ?? "") \(shelf.books.count)")
      manager.registerUndo(performing: Take("Dracula"))
    }
    try await manager.takeBack(performing: perform)
    #expect(taken == ["“Ulysses” 1"] && shelf.books.isEmpty)
    #expect(!manager.canUndo && manager.redoActionName == "Tidy up" && manager.redoSteps == nil)
    try await manager.doAgain(performing: perform)
    #expect(taken.last == "“Dracula” 1" && manager.canUndo && !manager.canRedo)
  }

  @Test("An intent that cannot be performed now is kept for later, undone or redone")
  func failingIntents() async throws {
    let manager = UndoManager(
      undoing: [UndoStep(Take("Emma"))], redoing: [UndoStep(Take("Ulysses"))], named: "Tidy up")
    await #expect(throws: Stuck.self) { try await manager.takeBack { _ in throw Stuck() } }
    await #expect(throws: Stuck.self) { try await manager.doAgain { _ in throw Stuck() } }
    #expect(manager.undoActionName == "Tidy up" && manager.redoActionName == "Tidy up")
  }

  @Test("An app that undoes by itself has its intents performed")
  func byItself() async {
    let (stream, signal) = AsyncStream<String>.makeStream()
    let manager = UndoManager()
    manager.registerUndo(performing: Take("Emma"))
    Note.$book.withValue(Note(signal: signal)) { manager.undo() }
    for await book in stream {
      #expect(book == "Emma")
      break
    }
    #expect(!manager.canUndo)
  }
}

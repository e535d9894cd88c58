import AppIntents
import Testing

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
  func failing() throws {
    let shelf = Shelf()
    shelf.manager.registerUndo(withTarget: shelf) { if $0.isStuck { throw Stuck() } }
    shelf.put("Emma")
    #expect(throws: Stuck.self) { try shelf.manager.takeBack() }
    #expect(shelf.books.isEmpty && shelf.manager.canUndo)
    shelf.isStuck = false
    try shelf.manager.takeBack()
    #expect(!shelf.manager.canUndo)
  }
}

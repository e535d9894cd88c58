import Foundation
import ParlanceAssistant
import Testing

@Suite("Undo in another run of the program")
struct KeptUndoTests {
  private let shelf = Shelf()
  private let talk: Talk

  init() async throws { talk = try await Talk("Fern", "Rose", "Lily") }

  /// What another run of the program says to each input.
  private func run(_ texts: String...) async throws -> [String] { try await run(texts) }

  private func run(_ texts: [String]) async throws -> [String] {
    let session = try await talk.assistant.makeSession(named: "work", locale: "en", keptIn: shelf)
    var spoken: [String] = []
    for text in texts { spoken.append(await session.respond(to: .utterance(Utterance(text))).spoken) }
    return spoken
  }

  private static let lost = "I cannot undo this any more, since the program was restarted:"
  private static let nothing = "There is nothing that I can undo."

  @Test("What an intent takes back can be taken back and done again in the next run, as often as one likes")
  func intents() async throws {
    _ = try await run("pick fern")
    for _ in 1...2 {
      #expect(try await run("undo") == ["Undone: Pick “Fern”."])
      #expect(talk.garden.plants.contains("Fern"))
      #expect(try await run("redo") == ["Done again: Pick “Fern”."])
      #expect(!talk.garden.plants.contains("Fern"))
    }
    #expect(try await run("undo", "undo") == ["Undone: Pick “Fern”.", Self.nothing])
  }

  @Test("Several are taken back in the order in which they were done, wherever the program was restarted")
  func several() async throws {
    _ = try await run("pick fern", "pick rose")
    _ = try await run("pick lily")
    #expect(try await run("undo", "undo") == ["Undone: Pick “Lily”.", "Undone: Pick “Rose”."])
    #expect(try await run("undo", "undo") == ["Undone: Pick “Fern”.", Self.nothing])
    #expect(try await run("redo", "redo") == ["Done again: Pick “Fern”.", "Done again: Pick “Rose”."])
    #expect(talk.garden.plants == ["Lily"])
  }

  @Test("What code takes back is lost, is told so once, and what was done before it stays")
  func code() async throws {
    _ = try await run("pick fern", "give up rose", "yes")
    #expect(try await run("undo", "undo") == ["\(Self.lost) Give Up a Plant.", Self.nothing])
    #expect(talk.garden.plants == ["Lily"])
  }

  @Test("A correction right after a restart takes back what it corrects")
  func correction() async throws {
    _ = try await run("pick fern")
    #expect(try await run("no, rose") == ["Undone: Pick “Fern”. Done."])
    #expect(Set(talk.garden.plants) == ["Fern", "Lily"])
    #expect(try await run("undo") == ["Undone: Pick “Rose”."])
  }

  @Test("A run that ends while something is taken back leaves nobody who knows, and it is not taken back twice")
  func crash() async throws {
    _ = try await run("pick rose", "pick fern")
    _ = try await run("undo")
    shelf.put(try #require(shelf.texts.dropLast().last))
    let spoken = try await run("undo", "undo")
    #expect(spoken[0].hasPrefix("The program ended in the middle of this: Pick “Fern” (undo). I do not know"))
    #expect(spoken[0].hasSuffix("\(Self.lost) Pick a Plant."))
    #expect(spoken[1] == Self.nothing)
    #expect(talk.garden.log == ["put Fern true"])
  }

  @Test("A run that ends in the middle of an intent leaves what was done before it as it is")
  func crashInThePerformance() async throws {
    _ = try await run("pick rose", "pick fern")
    shelf.put(try #require(shelf.texts.dropLast().last))
    #expect(try await run("undo")[0].hasSuffix("\(Self.lost) Pick a Plant."))
    #expect(talk.garden.log.isEmpty)
  }

  @Test("What would have to ask to be taken back fails in a sentence, and can be tried once more")
  func asking() async throws {
    _ = try await run("pick fern")
    talk.garden.change { $0.isShedLocked = true }
    #expect(try await run("undo") == ["I would have to ask something for that, and cannot ask here."])
    talk.garden.change { $0.isShedLocked = false }
    #expect(try await run("undo") == ["Undone: Pick “Fern”."])
  }

  @Test("What takes it back may be gone with an older version of the app, which is told")
  func gone() async throws {
    _ = try await run("pick fern")
    let kept = try #require(shelf.texts.last)
    for (name, other) in [("PutPlant", "PlantAgain"), ("isThere", "isOutside")] {
      shelf.put(kept.replacing(name, with: other))
      #expect(try await run("undo") == ["\(Self.lost) Pick “Fern”."])
    }
  }

  @Test("What an older program kept is told as lost")
  func older() async throws {
    _ = try await run("pick fern")
    let text = try #require(shelf.texts.last)
    var record = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: any Sendable])
    record["undo"] = nil
    record["undoable"] = "PickPlant"
    shelf.put(String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self))
    #expect(try await run("undo", "undo") == ["\(Self.lost) Pick a Plant.", Self.nothing])
  }

  @Test("What is too large for the file is lost, and no more than twenty are kept")
  func limits() async throws {
    talk.garden.change { $0.plants = (1...21).map { "Plant \($0)" } }
    _ = try await run((1...21).map { "pick plant \($0)" })
    let spoken = try await run(Array(repeating: "undo", count: 21))
    #expect(spoken == (2...21).reversed().map { "Undone: Pick “Plant \($0)”." } + [Self.nothing])
    talk.garden.change { $0.noteSize = 20_000 }
    _ = try await run("pick plant 2")
    #expect(try await run("undo") == ["\(Self.lost) Pick “Plant 2”."])
  }
}

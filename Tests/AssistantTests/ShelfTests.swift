import ParlanceAssistant
import Testing

@Suite("Names that only a search knows")
struct ShelfTests {
  @Test(
    "Several of them are several, and a name keeps its “and”",
    arguments: [
      ("return dune and emma", ["return Dune", "return Emma"]),
      ("return dune and return emma", ["return Dune", "return Emma"]),
      ("return war and peace", ["return War and Peace"]), ("return black and white", ["return Black and White"]),
      ("rate emma 4 and lend emma to tom", ["rate Emma 4", "lend Emma to Tom"]),
      ("lend emma to tom, then rate dune 5", ["lend Emma to Tom", "rate Dune 5"]),
      ("lend war and peace to tom and return dune", ["lend War and Peace to Tom", "return Dune"]),
    ])
  func several(said: String, done: [String]) async throws {
    #expect(try await Reading().done(said) == done)
  }

  @Test("Whoever has another name is somebody else", arguments: ["kurt", "hannah", "anne", "bart", "dom", "ina"])
  func others(name: String) async throws {
    let reading = try await Reading()
    #expect(await reading.say("lend persuasion to \(name)").spoken.contains("no person called “\(name)”"))
    #expect(reading.shelf.log.isEmpty)
  }

  @Test("One or the other is one of them, and which is asked")
  func either() async throws {
    let reading = try await Reading()
    await reading.hear("lend emma")
    #expect(await reading.say("anna or bert").prompt?.choices.map(\.title) == ["Anna", "Bert"])
    await reading.hear("bert")
    #expect(reading.shelf.log == ["lend Emma to Bert"])
    #expect(await reading.say("clear out emma or dune").prompt?.choices.map(\.title) == ["Dune", "Emma"])
  }

  @Test("A day where a name is asked for is no name", arguments: ["until friday", "friday", "tomorrow"])
  func day(said: String) async throws {
    let reading = try await Reading()
    #expect(await reading.hear("lend emma", said, "tom")[1] == "To whom?")
    #expect(reading.shelf.log == ["lend Emma to Tom for a time"])
  }

  @Test("What is to be deleted is corrected before the yes")
  func correctedDeletion() async throws {
    let reading = try await Reading()
    let spoken = await reading.hear("throw away emma", "no, dune", "yes")
    #expect(spoken == ["Throw Books Away, Emma?", "Throw Books Away, Dune?", "Thrown away."])
    #expect(reading.shelf.log == ["throw away Dune"])
  }

  @Test(
    "One of several that are deleted together is left out, and what is left is asked about anew",
    arguments: ["not emma", "no, not emma", "keep emma", "all but emma", "only dune", "yes, but not emma"])
  func leftOut(said: String) async throws {
    let reading = try await Reading()
    let spoken = await reading.hear("clear out emma and dune", said, "yes")
    #expect(spoken == ["Throw Books Away, Emma and Dune?", "Throw Books Away, Dune?", "Thrown away."])
    #expect(reading.shelf.log == ["throw away Dune"])
    let each = try await Reading()
    let asked = await each.hear("throw away emma and dune", said == "only dune" ? "not emma" : said, "yes")
    #expect(each.shelf.log == ["throw away Dune"], "\(asked)")
  }

  @Test("Where none is left nothing is deleted")
  func noneLeft() async throws {
    let reading = try await Reading()
    #expect(await reading.done("clear out emma and dune", "neither of them").isEmpty)
    let other = try await Reading()
    #expect(await other.done("clear out emma and dune", "not emma and dune", "yes").isEmpty)
  }

  @Test("A name with what such things are called behind it or before it is that name")
  func nameAndKind() async throws {
    let reading = try await Reading()
    #expect(await reading.done("return the emma book", "return book dune") == ["return Emma", "return Dune"])
  }

  @Test("What such things are called is no name of one")
  func kind() async throws {
    let turn = try await Reading().say("return a book")
    #expect(turn.prompt?.choices.map(\.title) == Book.all && !turn.spoken.contains("know no"))
  }

  @Test("A number out of range is no answer for a thing that nobody knows")
  func rangeOfUnknown() async throws {
    let reading = try await Reading()
    #expect(await reading.say("give emma seventy stars").state == .asking)
    #expect(await reading.say("give nobody 9 stars").state != .done)
  }

  @Test("What says something else than the open question takes over none of it")
  func anotherCommand() async throws {
    let reading = try await Reading()
    await reading.say("lend emma until tomorrow")
    await reading.say("lend dune to tom")
    #expect(reading.shelf.log == ["lend Dune to Tom"])
    let same = try await Reading()
    #expect(await same.done("lend emma until tomorrow", "lend emma to tom") == ["lend Emma to Tom for a time"])
  }

  @Test(
    "A number out of range is told with those that there are, wherever it stands, and is no part of a name",
    arguments: ["rate emma 9", "give emma 9 stars"])
  func range(said: String) async throws {
    let reading = try await Reading()
    let spoken = await reading.hear(said, "4")
    #expect(spoken[0].contains("from 1 to 5"), "\(spoken)")
    #expect(reading.shelf.log == ["rate Emma 4"])
  }
}

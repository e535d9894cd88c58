import Testing

@Suite("Scenarios with slips in them")
struct ScenarioHintTests {
  private static let head = "app: daybook\nlocale: en\nnow: 2026-02-12T09:30:00\n"
  private static let good = head + "\n> add milk\n= AddTask title=\"milk\"\n< Added “Milk”.\n"

  @Test("A path that is not there is told, and the others are played")
  func missing() async throws {
    let home = try Home()
    _ = try home.file("sc/a.txt", Self.good)
    let outcome = try await home.shell("$daybook test sc nope")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("cannot read nope: No such file or directory"))
    #expect(outcome.lines.last == "1 passed, 1 failed")
  }

  @Test("Names that no intent and no fixture has get a hint")
  func names() async throws {
    let home = try Home()
    _ = try home.file("a.txt", Self.good.replacing("AddTask", with: "AdTask"))
    _ = try home.file("b.txt", Self.head + "fixture: two-open-task\n\n> help\n")
    let outcome = try await home.shell("$daybook test a.txt b.txt")
    #expect(outcome.output.contains("there is no intent “AdTask”; did you mean “AddTask”?"))
    #expect(outcome.output.contains("there is no fixture called “two-open-task”; did you mean “two-open-tasks”?"))
  }

  @Test("A scenario with an open merge conflict is told once, at its first mark")
  func conflict() async throws {
    let home = try Home()
    _ = try home.file("a.txt", Self.good + "<<<<<<< HEAD\n> help\n=======\n> undo\n>>>>>>> main\n")
    let outcome = try await home.shell("$daybook test a.txt")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("a.txt:8:1: the file has a merge conflict"))
    #expect(outcome.output.split(separator: "a.txt:").count == 2)
  }

  @Test("A recording over what is stored says that its scenario will begin with nothing")
  func recording() async throws {
    let home = try Home()
    let first = try await home.shell("echo 'add milk' | $daybook --record new.txt")
    #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
    let second = try await home.shell("echo 'add eggs' | $daybook --record again.txt")
    #expect(second.errors.contains("1 name is stored that a scenario does not begin with"), "\(second.errors)")
  }
}

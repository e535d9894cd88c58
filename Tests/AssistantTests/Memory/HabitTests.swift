import Testing

@testable import ParlanceAssistant

@Suite("What a person does next")
struct HabitTests {
  @Test("What followed twice is a habit, the more frequent before the other, and never the same once more")
  func habits() {
    var habits = Habits()
    for intent in ["Add", "List", "Add", "List", "Add", "Add", "Add", "Add", "Drop", "Add", "Drop", "Add", "Drop"] {
      habits.note(intent)
    }
    #expect(habits.next(after: "Add") == "Drop")
    #expect(habits.next(after: "List") == "Add")
    #expect(habits.next(after: "Water") == nil)
    var once = Habits()
    for intent in ["Add", "List", "Add"] { once.note(intent) }
    #expect(once.next(after: "Add") == nil)
    #expect(habits.usual == ["Add", "Drop", "List"] && once.usual.isEmpty)
  }

  @Test("What mostly comes next is suggested once it is a habit, once")
  func suggested() async throws {
    let talk = try await Talk("Fern")
    var suggestions: [[String]] = []
    for name in ["lilies", "roses", "asters", "irises"] {
      #expect(await talk.say("sow \(name)").state == .done)
      suggestions.append(await talk.say("water fern").suggestions)
    }
    #expect(suggestions[0].isEmpty && suggestions[1].isEmpty)
    #expect(suggestions[2].count == 1 && suggestions[2][0].hasPrefix("sow"))
    #expect(suggestions[3].isEmpty)
  }

  @Test("What the app cannot do brings examples once, first what the person mostly does, and so does help")
  func examples() async throws {
    let talk = try await Talk("Fern")
    for name in ["lilies", "roses", "asters"] {
      #expect(await talk.say("water fern").state == .done)
      #expect(await talk.say("sow \(name)").state == .done)
    }
    let examples = await talk.say("sing").suggestions
    #expect(examples.count == 3 && examples.last == "help")
    #expect(examples.first?.hasPrefix("sow") == true)
    #expect(await talk.say("sing").suggestions.isEmpty)
    #expect(await talk.say("help").displayed.split(separator: "\n").dropFirst().first?.contains("sow") == true)
  }
}

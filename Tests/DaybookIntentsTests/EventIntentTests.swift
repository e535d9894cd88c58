import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import Testing

@Suite("Intents of events")
struct EventIntentTests {
  @Test("Logging counts the day: in words first, then in numbers")
  func logging() async throws {
    let daybook = try Conversation()
    _ = try daybook.store.createEvent(name: "coffee")
    let coffee = ["event": try await daybook.event("coffee")]
    for count in ["the first time", "the second time", "the third time", "4 times"] {
      #expect(try await daybook.perform(LogEvent.self, coffee).full == "Logged “Coffee”, \(count) today.")
    }
    daybook.time.move(86400)
    #expect(try await daybook.perform(LogEvent.self, coffee).full == "Logged “Coffee”, the first time today.")
  }

  @Test("What is taken back is named by its time, and by its day if that is not today")
  func undoing() async throws {
    for (locale, today, yesterday, nothing) in [
      (
        "en", "Took back “Coffee” of 9:41.", "Took back “Coffee” of yesterday, 9:41.",
        "There is nothing to take back for “Coffee”."
      ),
      (
        "de", "„Coffee“ zurückgenommen (9:41 Uhr).", "„Coffee“ zurückgenommen (gestern, 9:41 Uhr).",
        "Für „Coffee“ gibt es nichts zurückzunehmen."
      ),
    ] {
      let daybook = try Conversation(locale)
      let event = try daybook.store.createEvent(name: "coffee")
      let coffee = ["event": try await daybook.event("coffee")]
      for _ in 1...2 { _ = try daybook.store.log(event: event.id) }
      #expect(try await daybook.perform(UndoLastOccurrence.self, coffee).full == today)
      daybook.time.move(86400)
      #expect(try await daybook.perform(UndoLastOccurrence.self, coffee).full == yesterday)
      let message = try await daybook.message { try await daybook.perform(UndoLastOccurrence.self, coffee) }
      #expect(message == nothing)
    }
  }

  @Test(
    "Counting answers for each period",
    arguments: [
      ("today", "You have not logged “Coffee” today.", "You logged “Coffee” once today."),
      ("week", "You have not logged “Coffee” this week.", "You logged “Coffee” once this week."),
      ("month", "You have not logged “Coffee” this month.", "You logged “Coffee” once this month."),
      ("all", "You have not logged “Coffee” yet.", "You logged “Coffee” once in total."),
    ])
  func counting(period: String, none: String, once: String) async throws {
    let daybook = try Conversation()
    let event = try daybook.store.createEvent(name: "coffee")
    let values = ["event": try await daybook.event("coffee"), "period": daybook.option(period, "CountPeriod")]
    #expect(try await daybook.perform(CountOccurrences.self, values).full == none)
    _ = try daybook.store.log(event: event.id)
    let counted = try await daybook.perform(CountOccurrences.self, values)
    #expect(counted.full == once)
    #expect(counted.outcome.value == .integer(1))
  }

  @Test("Without a period all occurrences count")
  func countingAll() async throws {
    let daybook = try Conversation("de")
    let event = try daybook.store.createEvent(name: "kaffee")
    for _ in 1...3 { _ = try daybook.store.log(event: event.id) }
    let counted = try await daybook.perform(CountOccurrences.self, ["event": try await daybook.event("kaffee")])
    #expect(counted.full == "Du hast „Kaffee“ insgesamt 3-mal eingetragen.")
  }

  @Test("The last occurrence has its day and time")
  func last() async throws {
    for (locale, never, today) in [
      ("en", "You have not logged “Coffee” yet.", "The last “Coffee” was today at 9:41."),
      ("de", "Du hast „Coffee“ noch nicht eingetragen.", "„Coffee“ hast du zuletzt heute um 9:41 Uhr eingetragen."),
    ] {
      let daybook = try Conversation(locale)
      let event = try daybook.store.createEvent(name: "coffee")
      let coffee = ["event": try await daybook.event("coffee")]
      #expect(try await daybook.perform(LastOccurrence.self, coffee).full == never)
      _ = try daybook.store.log(event: event.id)
      #expect(try await daybook.perform(LastOccurrence.self, coffee).full == today)
    }
  }

  @Test("An event is created in a category, in the general one if none is said")
  func creating() async throws {
    let daybook = try Conversation("de")
    let plain = try await daybook.perform(CreateEvent.self, ["name": .text("kaffee")])
    #expect(plain.full == "„Kaffee“ angelegt.")
    guard case .entity(let event) = plain.outcome.value else { throw Missing() }
    #expect(event.display.title == "Kaffee")
    #expect(event.display.subtitle == "Allgemein")
    let category = try await daybook.perform(CreateCategory.self, ["name": .text("sport")])
    #expect(category.full == "Kategorie „Sport“ angelegt.")
    let categories = {
      try await daybook.inside { try await CategoryQuery().allEntities().map(\.reference.display.subtitle) }
    }
    #expect(try await categories() == ["1 Ereignis", "Keine Ereignisse"])
    guard let sport = category.outcome.value else { throw Missing() }
    let run = try await daybook.perform(CreateEvent.self, ["name": .text("laufen"), "category": sport])
    #expect(run.full == "„Laufen“ in „Sport“ angelegt.")
    _ = try await daybook.perform(CreateEvent.self, ["name": .text("rad"), "category": sport])
    #expect(try await categories() == ["1 Ereignis", "2 Ereignisse"])
    let again = try await daybook.message { try await daybook.perform(CreateEvent.self, ["name": .text("KAFFEE")]) }
    #expect(again == "„Kaffee“ gibt es schon. Wähle einen anderen Namen.")
  }

  @Test("An unknown event or category can be created on the way, a task cannot")
  func creatable() {
    #expect(IntentDescriptor(CreateEvent.self).createdEntity == "EventEntity")
    #expect(IntentDescriptor(CreateCategory.self).createdEntity == "CategoryEntity")
    #expect(IntentDescriptor(AddTask.self).createdEntity == nil)
    #expect(IntentDescriptor(RenameTask.self).createdEntity == nil)
  }

  @Test("Events are listed")
  func listing() async throws {
    let daybook = try Conversation()
    #expect(try await daybook.perform(ListEvents.self).full == "You have no events.")
    for name in ["coffee", "run", "swim"] { _ = try daybook.store.createEvent(name: name) }
    let list = try await daybook.perform(ListEvents.self)
    #expect(list.full == "You have 3 events: Coffee, Run, and Swim.")
    #expect(list.supporting == "You have 3 events:\nCoffee\nRun\nSwim")
  }
}

import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import Testing

/// It is Thursday, 12 February 2026.
@Suite("What is due in a stretch of time")
struct TaskPeriodTests {
  @Test(
    "A filter takes the open tasks of its days only",
    arguments: [
      (
        "dueThisWeekend", "One task is due this weekend: Saturday on Saturday.",
        "Eine Aufgabe ist am Wochenende fällig: Saturday am Samstag."
      ),
      (
        "dueNextWeek", "One task is due next week: Monday on Monday.",
        "Eine Aufgabe ist nächste Woche fällig: Monday am Montag."
      ),
      (
        "dueThisMonth", "3 tasks are due this month: Late yesterday, Saturday on Saturday, and Monday on Monday.",
        "3 Aufgaben sind diesen Monat fällig: Late gestern, Saturday am Samstag und Monday am Montag."
      ),
      (
        "dueNextMonth", "One task is due next month: March on March 4.",
        "Eine Aufgabe ist nächsten Monat fällig: March am 4. März."
      ),
      ("overdue", "One task is overdue: Late.", "Eine Aufgabe ist überfällig: Late."),
      ("completed", "You have completed one task: Done.", "Du hast eine Aufgabe erledigt: Done."),
    ])
  func filters(filter: String, english: String, german: String) async throws {
    for (locale, sentence) in [("en", english), ("de", german)] {
      let daybook = try Self.daybook(locale)
      let values = ["filter": daybook.option(filter, "TaskFilter")]
      #expect(try await daybook.perform(ListTasks.self, values).full == sentence)
    }
  }

  @Test("Until a day counts what is overdue, and a month is the next such")
  func until() async throws {
    let daybook = try Self.daybook("en")
    let until = try await daybook.perform(ListTasks.self, ["until": daybook.date(days: 2)])
    #expect(until.full == "2 tasks are due by February 14: Late yesterday and Saturday on Saturday.")
    #expect(
      try await daybook.perform(ListTasks.self, ["month": .integer(3)]).full
        == "One task is due in March: March on March 4.")
    #expect(try await daybook.perform(ListTasks.self, ["month": .integer(1)]).full == "Nothing is due in January.")
  }

  @Test("Hours are not added to a day that has none")
  func hours() async throws {
    let daybook = try Conversation()
    _ = try daybook.store.addTask(title: "Trip", due: daybook.moment(days: 3))
    let values: [String: IntentValue] = ["task": try await daybook.task("Trip"), "time": .duration(.seconds(7200))]
    await #expect(throws: (any Error).self) { try await daybook.perform(PostponeTask.self, values) }
    #expect(try daybook.store.tasks(.open).map(\.due) == [daybook.moment(days: 3)])
  }

  /// A day book with an overdue task, one for Saturday, one for Monday, one for March and a completed one.
  private static func daybook(_ locale: String) throws -> Conversation {
    let daybook = try Conversation(locale)
    for (title, days) in [("Late", -1), ("Saturday", 2), ("Monday", 4), ("March", 20), ("Done", 1)] {
      _ = try daybook.store.addTask(title: title, due: daybook.moment(days: days))
    }
    _ = try daybook.store.complete(task: daybook.store.tasks(.open)[4].id)
    return daybook
  }
}

import ParlanceTestSupport
import ParlanceTesting
import Testing

@Suite("Conversations in Swift")
struct EvaluationTests {
  private let phrases: TemporaryFolder

  init() throws {
    phrases = try AppReplayTests.phrases()
  }

  private func evaluate(_ scenario: ParlanceTesting.Scenario) async throws -> Evaluation {
    try await ParlanceTesting.evaluate(scenario, app: NoteApp.self, phrases: [phrases.path])
  }

  @Test("What is expected of turns and of the whole is fulfilled")
  func fulfilled() async throws {
    let scenario = ParlanceTesting.Scenario("Notes") {
      UserTurn("make a note") {
        Asks("text")
        Response(.equals("What shall I note?"))
        Ends(.asking)
      }
      UserTurn("buy tea") {
        Calls { AddNote.expect(text: .matches("(?i)buy .*")) }
        Response { .contains("Noted") }
      }
      UserTurn("last note")
    } expectation: {
      Calls(.unordered) {
        LastNote.expect()
        AddNote.expect(text: .contains("tea"))
      }
      Calls(.disallowed) { AddNote.expect(text: .equals("coffee")) }
      Takes(atMost: .seconds(3600))
    }
    let evaluation = try await evaluate(scenario)
    #expect(evaluation.faults == [])
    #expect(evaluation.turns.count == 3)
    try await expectScenario(scenario, app: NoteApp.self, phrases: [phrases.path])
  }

  @Test("Each expectation that is not fulfilled is told with what came, and counts in its metric")
  func faults() async throws {
    let evaluation = try await evaluate(
      ParlanceTesting.Scenario {
        UserTurn("note tea") {
          Calls {
            LastNote.expect()
            AddNote.expect(text: .equals("tea"))
          }
          Calls(.disallowed) { AddNote.expect() }
          Finds { EntityExpectation(title: .equals("Tea")) }
          Response(.equals("Done."))
          Offers("Tea", "Coffee")
          Ends(.done)
        }
      } expectation: {
        Calls {
          AddNote.expect(text: .nothing)
        }
      })
    #expect(evaluation.checks.map { $0.fault == nil } == [false, false, false, false, false, true, false])
    #expect(evaluation.faults.first == "“note tea”: expected LastNote, performed was AddNote, text: tea")
    let metrics = EvaluationMetrics([evaluation])
    #expect(metrics.description == "scenarios 0/1, calls 0/3, finds 0/1, response 1/3")
    #expect(metrics.callsPass == 0 && metrics.findsPass == 0)
    #expect(EvaluationMetrics([]).callsPass == nil)
  }

  @Test("The order of calls matters unless it is said not to")
  func order() async throws {
    func faults(_ ordering: Calls.Ordering) async throws -> [String] {
      try await evaluate(
        ParlanceTesting.Scenario {
          UserTurn("note tea")
          UserTurn("last note")
        } expectation: {
          Calls(ordering) {
            LastNote.expect()
            AddNote.expect()
          }
        }
      ).faults
    }
    #expect(try await faults(.ordered).count == 1)
    #expect(try await faults(.unordered) == [])
    #expect(try await faults(.disallowed).count == 1)
  }

  @Test("The same conversation is held in every language", arguments: ["en", "de"])
  func locales(_ locale: String) async throws {
    let words = ["en": "note tea", "de": "notiere tea"]
    let scenario = ParlanceTesting.Scenario(locale: locale, fixture: "one-note") {
      UserTurn(words[locale] ?? "") { Calls { AddNote.expect(text: .equals("tea")) } }
    }
    #expect(try await evaluate(scenario).passes)
  }

  @Test("An app's phrases give tests to begin with")
  func suggestions() async throws {
    let folder = [phrases.path]
    #expect(
      try await Suggestions.locales(of: NoteApp.self, options: NoteApp.Options(), phrases: folder) == ["de", "en"])
    let lines = try await Suggestions.lines(of: NoteApp.self, options: NoteApp.Options(), locale: "en", phrases: folder)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains("\"locale\":\"en\"") })
    #expect(lines.contains { $0.contains("\"text\":\"note example text\"") }, "\(lines)")
  }
}

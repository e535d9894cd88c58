import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
@testable import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceTemplates
import Testing

@Suite("Reports of matches")
struct MatchReportTests {
  let calendar: Calendar
  let milk = VocabularyEntry(id: "1", title: "Buy milk", subtitle: "Open")
  let oat = VocabularyEntry(id: "2", title: "Oat milk")

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    self.calendar = calendar
  }

  func match(_ intent: String, _ slots: [Match.Slot] = [], cost: Cost = .zero, unknownName: String? = nil) -> Match {
    Match(
      intent: intent, score: unknownName == nil ? 0.875 : 0, cost: cost, weight: 0, how: .exact,
      phrase: "complete {task}",
      source: SourcePosition(file: "en/tasks.yaml", line: 4, column: 9), slots: slots, missing: [],
      unknownName: unknownName)
  }

  func slot(_ value: SlotValue, type: SlotType, text: String = "milk", cost: Cost = .zero) -> Match.Slot {
    Match.Slot(name: "task", type: type, text: text, range: 9..<13, value: value, cost: cost)
  }

  func report(_ result: MatchResult) -> MatchReport {
    MatchReport(result, utterance: "complete milk", locale: "en", calendar: calendar)
  }

  @Test("A match is one line of JSON with all keys")
  func json() {
    let fixed = Match.Slot(name: "state", type: nil, text: nil, range: nil, value: .scalar(.boolean(true)), cost: .zero)
    let result = MatchResult(
      decision: .match, matches: [match("CompleteTask", [slot(.names([milk]), type: .entity("TaskEntity")), fixed])])
    #expect(
      report(result).json() == #"{"v":1,"id":null,"utterance":"complete milk","locale":"en","decision":"match","#
        + #""matches":[{"intent":"CompleteTask","score":0.875,"how":"exact","phrase":"complete {task}","#
        + #""source":{"file":"en/tasks.yaml","line":4,"column":9},"slots":{"task":{"text":"milk","value":"1","#
        + #""type":"TaskEntity","start":9,"end":13,"candidates":[{"id":"1","title":"Buy milk","subtitle":"Open"}],"#
        + #""items":null},"state":{"value":true}},"missing":[],"deviations":[],"response":null,"why":null,"offered":false}],"nearest":null,"why":null}"#
    )
  }

  @Test("What was forgiven is told with its place, the word that was meant and its cost")
  func deviations() {
    var tolerant = match("A")
    tolerant.deviations = [
      Deviation(kind: .filler, scalars: 0..<2, points: 2, word: nil),
      Deviation(kind: .typo, scalars: 3..<7, points: 10, word: "milk"),
    ]
    let line = report(MatchResult(decision: .match, matches: [tolerant])).json()
    #expect(
      line.contains(
        #""deviations":[{"kind":"filler","start":0,"end":2,"word":null,"points":2},"#
          + #"{"kind":"typo","start":3,"end":7,"word":"milk","points":10}],"response":null,"why":null"#))
  }

  @Test("A name that several things have gets no value but its candidates; a refusal tells the nearest phrase")
  func jsonOthers() {
    let several = report(
      MatchResult(decision: .match, matches: [match("A", [slot(.names([milk, oat]), type: .entity("T"))])])
    ).json()
    #expect(several.contains(#""value":null,"type":"T""#))
    #expect(several.contains(#"{"id":"2","title":"Oat milk","subtitle":null}"#))
    let nearest = MatchResult.Nearest(
      phrase: "add {title}", source: SourcePosition(file: "a.yaml", line: 2, column: 3), intent: "AddTask", word: "gym")
    #expect(
      report(MatchResult(decision: .none, matches: [], nearest: nearest, why: .overBudget)).json().hasSuffix(
        #""matches":[],"nearest":{"phrase":"add {title}","source":{"file":"a.yaml","line":2,"column":3},"#
          + #""word":"gym"},"why":"budget"}"#))
  }

  @Test("Dates are ISO in the calendar's time zone: a day alone, a moment with its distance to UTC")
  func dates() throws {
    let day = try Date("2026-02-12T23:00:00Z", strategy: .iso8601).timeIntervalSinceReferenceDate
    func value(_ value: SlotValue) -> String {
      report(MatchResult(decision: .match, matches: [match("A", [slot(value, type: .date)])])).json()
    }
    #expect(value(.instant(seconds: day, precision: .day)).contains(#""value":"2026-02-13","type":"date""#))
    #expect(value(.instant(seconds: day, precision: .time)).contains(#""value":"2026-02-13T00:00:00+01:00""#))
    #expect(value(.duration(seconds: 5400)).contains(#""value":"PT1H30M""#))
  }

  @Test("A slot that is filled twice has both as its items")
  func items() {
    let slots = [slot(.text("milk"), type: .text), slot(.text("tea"), type: .text, text: "tea")]
    let json = report(MatchResult(decision: .match, matches: [match("A", slots)])).json()
    #expect(json.contains(#""items":[{"text":"milk","#))
    #expect(json.components(separatedBy: #""task":"#).count == 2)
  }

  @Test("For people a match is the intent with its slots")
  func text() {
    let one = match("CompleteTask", [slot(.names([milk]), type: .entity("T"))])
    let two = match("DeleteTask", [slot(.names([milk, oat]), type: .entity("T"))])
    #expect(report(MatchResult(decision: .match, matches: [one])).text == #"CompleteTask task="Buy milk""#)
    #expect(
      report(MatchResult(decision: .ambiguous, matches: [one, two])).text
        == #"ambiguous: CompleteTask task="Buy milk" | DeleteTask task="Buy milk"|"Oat milk""#)
    #expect(report(MatchResult(decision: .none, matches: [])).text == "none: no phrase begins like that")
  }

  @Test("The explanation tells every candidate, its cost, and why it won or lost")
  func explanation() {
    let won = match(
      "CompleteTask", [slot(.names([milk]), type: .entity("TaskEntity"))], cost: Cost(partial: 50, characters: 4))
    let lost = match("AddTask", [slot(.text("milk"), type: .text)], cost: Cost(wildcards: 1, characters: 4))
    #expect(
      report(MatchResult(decision: .match, matches: [won, lost])).explanation == """
        “complete milk” (en): match
        1. CompleteTask  score 0.875  exact
           phrase   complete {task}  en/tasks.yaml:4
           cost     partial 50, characters 4
           slot     task = "Buy milk" from “milk”, TaskEntity
           why      won: fewer wildcards than the next (0 against 1)
        2. AddTask  score 0.875  exact
           phrase   complete {task}  en/tasks.yaml:4
           cost     wildcards 1, characters 4
           slot     task = "milk" from “milk”, text
           why      lost: more wildcards than the first (1 against 0)
        """)
  }

  @Test("With details the explanation has the tree of each match and what was ruled out, in words and as JSON")
  func details() throws {
    var table = PhraseTable(locale: "en")
    let phrase = { (text: String, line: Int) throws -> Phrase in
      Phrase(
        text: text, expression: try TemplateParser.parse(text),
        position: SourcePosition(file: "en/tasks.yaml", line: line, column: 9))
    }
    var other = PhraseBlock(phrases: [try phrase("(complete|end) milk", 9)])
    other.requiresContext = ["room": ContextCondition(values: [.text("dairy")])]
    table.intents = [
      IntentPhrases(name: "CompleteTask", blocks: [PhraseBlock(phrases: [try phrase("<done> {task}", 4)])]),
      IntentPhrases(name: "Other", blocks: [other]),
    ]
    table.rules["done"] = PhraseRule(name: "done", phrase: try phrase("(complete|finish)", 12))
    let language = try Language(locale: "en")
    let matcher = Matcher(table, language: language)
    let situation = Situation(
      vocabulary: Vocabulary(language: language), now: Date(timeIntervalSince1970: 0), calendar: calendar)
    let result = matcher.match("complete milk", in: situation)
    var report = report(result)
    report.details = matcher.details(of: result, "complete milk", in: situation, table)
    #expect(
      report.explanation == """
        “complete milk” (en): match
        1. CompleteTask  score 1  exact
           phrase   <done> {task}  en/tasks.yaml:4
           tree     <done> “complete”
                    {task} “milk”
           cost     wildcards 1, characters 4, wildcard words 1
           slot     task = "milk" from “milk”, text
           why      won: nothing else is meant by any phrase
        -. Other  ruled out
           phrase   (complete|end) milk  en/tasks.yaml:9
           why      ruled out by the context: “room” must be "dairy", and the context says nothing of it
        """)
    let json = report.json()
    #expect(
      json.contains(
        #""tree":{"kind":"phrase","name":null,"text":"complete milk","start":0,"end":13,"parts":["#
          + #"{"kind":"rule","name":"done","text":"complete","start":0,"end":8,"parts":["#))
    #expect(
      json.hasSuffix(
        #""reason":"requires","key":"room","wanted":["dairy"],"found":null,"#
          + #""why":"ruled out by the context: “room” must be \"dairy\", and the context says nothing of it"}]}"#))
  }

  @Test(
    "Each reason why nothing is understood has words of its own",
    arguments: [WhyNot.overBudget, .negative, .question, .talk, .nearly, .unknownName("milk")])
  func reasons(why: WhyNot) {
    let text = report(MatchResult(decision: .none, matches: [], why: why)).text
    #expect(text.hasPrefix("none: ") && text != report(.nothing).text)
  }

  @Test("A refusal says which name nobody knows, or which word broke the nearest phrase")
  func refusal() {
    let unknown = match(
      "CompleteTask", [slot(.names([]), type: .entity("T"), cost: Cost(unknown: 1))], cost: Cost(unknown: 1),
      unknownName: "milk")
    let name = report(MatchResult(decision: .none, matches: [unknown], why: .unknownName("milk")))
    #expect(name.text == "none: CompleteTask does not know the name “milk”")
    #expect(name.explanation.contains("dropped: nobody knows the name “milk”"))
    var nearest = MatchResult.Nearest(
      phrase: "add {title}", source: SourcePosition(file: "a.yaml", line: 2, column: 3), intent: "AddTask", word: "gym")
    #expect(
      report(MatchResult(decision: .none, matches: [], nearest: nearest)).text
        == "none: the nearest is “add {title}” of AddTask (a.yaml:2); “gym” broke it")
    nearest.word = nil
    #expect(
      report(MatchResult(decision: .none, matches: [], nearest: nearest)).explanation.hasSuffix(
        "which goes on after the last word"))
  }

  @Test("Between equal costs weight decides, and matches that are as good are told as such")
  func equals() {
    var heavy = match("A")
    heavy.weight = 2
    let light = match("B")
    let decided = report(MatchResult(decision: .match, matches: [heavy, light]))
    #expect(decided.explanation.contains("won: more weight than the next"))
    #expect(decided.explanation.contains("lost: costs the same, but has less weight than the first"))
    let dear = match("C", cost: Cost(wildcards: 1))
    let open = report(MatchResult(decision: .ambiguous, matches: [light, match("D"), dear]))
    #expect(open.text == "ambiguous: B | D")
    var guess = MatchResult(decision: .ambiguous, matches: [light, dear])
    guess.isGuess = true
    #expect(report(guess).text == "ambiguous, a guess: B")
    #expect(report(guess).explanation.hasPrefix("“\(report(guess).utterance)” (en): ambiguous, a guess\n"))
    #expect(open.explanation.contains("as good as the first, but means something else"))
    guess.matches[0].isOffered = true
    #expect(report(guess).text == "offered: B")
    #expect(report(guess).json().contains(#""offered":true"#))
  }
}

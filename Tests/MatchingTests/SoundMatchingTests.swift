import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("Words that sound alike")
struct SoundMatchingTests {
  private let tasks = ["Buy milk", "Call the dentist", "Read chapter 7", "Water the plants", "Renew passport"]

  private func bench(isHeard: Bool = true, names: [String]? = nil) throws -> Bench {
    let entries = (names ?? tasks).map { VocabularyEntry(id: $0, title: $0) }
    var bench = try Bench(
      """
      Complete: ["(complete|finish) [the] [task] {task}", "mark {task} [as] done"]
      Delete: ["(delete|remove) [the] {task}"]
      Postpone: ["postpone {task+} until friday"]
      Add: ["add [a] task", "add {title} to my list"]
      Cancel: [cancel the timer]
      On: ["turn on [the] {lamp}", "switch [the] {lamp} on"]
      Off: ["turn off [the] {lamp}", "switch [the] {lamp} off"]
      Open: ["open [the] {lamp}"]
      Close: ["close [the] {lamp}"]
      Can: ["you can water the garden"]
      Cannot: ["you can't water the garden"]
      Set: ["set [the] brightness to {level}"]
      lists: {title: {wildcard: true}, lamp: [kitchen light, garage door], level: {range: {from: 0, to: 100}}}
      """,
      intents: ["Complete", "Delete", "Postpone"].map { IntentSignature($0, ["task": .entity("Task")]) }
        + ["Add", "Cancel", "On", "Off", "Open", "Close", "Can", "Cannot", "Set"].map { IntentSignature($0, [:]) },
      names: ["Task": entries])
    #expect(bench.tableDiagnostics.isEmpty && bench.matcher.diagnostics.isEmpty)
    bench.situation.isHeard = isHeard
    return bench
  }

  @Test(
    "What a recogniser heard is taken for the words that sound alike, wherever they begin and end",
    arguments: [
      ("complete by milk", "Complete", "Buy milk"), ("can play by milk", "Complete", "Buy milk"),
      ("complete buy an elk", "Complete", "Buy milk"), ("finish call the tennis", "Complete", "Call the dentist"),
      ("delete renew past port", "Delete", "Renew passport"),
      ("complete read chapter seven", "Complete", "Read chapter 7"),
      ("complete what are the plants", "Complete", "Water the plants"),
    ])
  func heard(utterance: String, intent: String, task: String) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    let best = try #require(result.matches.first)
    #expect(best.intent == intent)
    #expect(best.how == .tolerant)
    #expect(best.names("task") == [task])
    #expect(best.deviations.contains { $0.kind == .sound })
  }

  @Test(
    "Words of other hearings count where they sound alike, each in its place",
    arguments: [
      (["finish whole the dentist", "vanish call the dennis"], "Complete", "Call the dentist"),
      (["mark water the plans has dumb", "park what are the plants as done"], "Complete", "Water the plants"),
    ])
  func woven(hearings: [String], intent: String, task: String) throws {
    var bench = try bench()
    bench.situation.otherHearings = Array(hearings.dropFirst())
    let best = try #require(bench.match(hearings[0]).matches.first)
    #expect(best.intent == intent)
    #expect(best.names("task") == [task])
    bench.situation.otherHearings = []
    let alone = bench.match(hearings[0]).matches.first
    #expect((alone?.cost.edits ?? .max) > best.cost.edits)
  }

  @Test(
    "No negation, number or contrary comes from another hearing",
    arguments: [
      ("you ken water the garden", "you can't water the garden", "Cannot"),
      ("tern on the kitchen light", "turn off the kitchen light", "Off"),
      ("said the brightness to ten", "set the brightness to twenty", "20"),
    ])
  func kept(heard: String, other: String, wrong: String) throws {
    var bench = try bench()
    bench.situation.otherHearings = [other]
    let best = bench.match(heard).matches.first
    #expect(best?.intent != wrong)
    #expect(best?.slot("level")?.value != .integer(20))
  }

  @Test(
    "German words are heard by their sounds too",
    arguments: [
      ("erlege milch kaufen", "Milch kaufen"), ("erledige milch laufen", "Milch kaufen"),
      ("erledige zahn arzt anrufen", "Zahnarzt anrufen"), ("er lege die aufgabe blumen giessen", "Blumen gießen"),
      ("erledige steuer klärung", "Steuererklärung"),
    ])
  func german(utterance: String, task: String) throws {
    let titles = ["Milch kaufen", "Zahnarzt anrufen", "Blumen gießen", "Steuererklärung"]
    var bench = try Bench(
      "Complete: [\"erledige [die] [aufgabe] {task}\"]\nDelete: [\"lösche [die] [aufgabe] {task}\"]", locale: "de",
      intents: ["Complete", "Delete"].map { IntentSignature($0, ["task": .entity("Task")]) },
      names: ["Task": titles.map { VocabularyEntry(id: $0, title: $0) }])
    bench.situation.isHeard = true
    let result = bench.match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.intent == "Complete")
    #expect(result.matches.first?.names("task") == [task])
  }

  @Test(
    "Where words begin and end is not heard",
    arguments: [("can sell the timer", "Cancel"), ("cancel that timer", "Cancel")])
  func boundaries(utterance: String, intent: String) throws {
    let result = try bench().match(utterance)
    #expect(result.matches.first?.intent == intent)
  }

  @Test(
    "No sound leads from a word to its contrary, to a negation or to another number",
    arguments: [
      ("turn of the kitchen light", ["On"]), ("turn an the kitchen light", ["Off"]),
      ("turn in the kitchen light", ["Off"]),
      ("turn on the kitchen light", ["Off"]), ("turn on kitchen in light", ["Off"]),
      ("hope on the garage door", ["Close"]), ("cloze the garage door", ["Open"]), ("opens the garage door", ["Close"]),
      ("clothes the garage door", ["Open"]), ("you can't water the garden", ["Can"]),
      ("you can water the garden", ["Cannot"]),
      ("you cant water the gardens", ["Can"]), ("you can water the gardens", ["Cannot"]),
    ])
  func polarity(utterance: String, never: [String]) throws {
    #expect(try !bench().match(utterance).matches.contains { never.contains($0.intent) })
  }

  @Test(
    "A name is heard where several can stand, and in small words that have a contrary",
    arguments: [
      ("postpone by milk until friday", "Postpone", "Buy milk"),
      ("postpone what are the plants until friday", "Postpone", "Water the plants"),
    ])
  func names(utterance: String, intent: String, task: String) throws {
    let best = try #require(bench().match(utterance).matches.first)
    #expect(best.intent == intent)
    #expect(best.names("task") == [task])
  }

  @Test(
    "A word that is little like what was heard is asked about, though the rest of a long sentence is as it was said",
    arguments: ["complete getting", "the wish what are the plants"])
  func pieces(utterance: String) throws {
    #expect(try bench(names: ["Headache", "Water the plants"]).match(utterance).decision != .match)
  }

  @Test("Fourteen is no forty", arguments: [("set brightness to fourteen", 14), ("set the brightness to forty", 40)])
  func numbers(utterance: String, level: Int) throws {
    #expect(try bench().best(utterance).slot("level")?.value == .integer(level))
    #expect(try bench().match("set the brightness two for teen").decision != .match)
  }

  @Test(
    "Who only talks of a thing is at most asked whether a command was meant",
    arguments: [
      "I need buy milk", "compare the plants", "we sent the passport", "clean the passport", "I leave the milk",
    ])
  func talk(utterance: String) throws {
    #expect(try bench().match(utterance).decision != .match)
  }

  @Test(
    "What sounds like nothing that can be said is not understood",
    arguments: [
      "what is the weather like", "tell me a joke", "play some music", "don't leave the lights",
      "never complete buy milk",
      "the train leaves at half past nine", "",
    ])
  func outside(utterance: String) throws {
    #expect(try bench().match(utterance).decision == .none)
  }

  @Test("Free text stays as it was heard")
  func text() throws {
    let best = try bench().best("at by an elk to my list")
    #expect(best.slot("title")?.text == "by an elk")
  }

  @Test("Who types is not taken to mishear, but for words that sound the same")
  func typed() throws {
    #expect(try bench(isHeard: false).match("complete by milk").decision == .match)
    #expect(try bench(isHeard: false).match("can play by an elk").decision == .none)
  }

  @Test("A typed word that phrases have is no other that sounds like it, though the context rules its own phrases out")
  func ruledOut() throws {
    let bench = try Bench(
      """
      intents:
        Close: {data: [{sentences: ["close {thing}"], requires_context: {domain: cover}}]}
        Clone: {data: [{sentences: ["clone {thing}"]}]}
      lists: {thing: {values: [tv]}}
      """, intents: ["Close", "Clone"].map { IntentSignature($0, [:]) }, names: [:])
    #expect(bench.tableDiagnostics.isEmpty)
    #expect(bench.match("clone tv").matches.first?.intent == "Clone")
    #expect(bench.match("close tv").decision == .none)
  }

  @Test("Of two names that sound nearly alike none is taken for the other unasked")
  func rivals() throws {
    let result = try bench(names: ["Call Pat", "Call Matt"]).match("complete call bat")
    #expect(result.decision != .match)
  }

  @Test("However long the words, an end is found", arguments: [200, 2000])
  func long(count: Int) throws {
    let words = Array(repeating: "can play by an elk", count: count / 5).joined(separator: " ")
    #expect(try bench().match(words).decision == .none)
  }
}

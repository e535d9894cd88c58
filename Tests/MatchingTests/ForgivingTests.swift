import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("What is forgiven")
struct ForgivingTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      Start: ["[set [a]] {duration:wait} timer (named|called|for) {name}", "[set [a]] timer for {duration:wait} called {name}"]
      Add: ["add {duration:wait} to [the] {name} timer", "add {duration:wait} to [the] timer"]
      Cancel: ["cancel [the] timer", "cancel [the] {name} timer"]
      Remove: ["remove {item} from my list"]
      Later: ["in {duration:wait} {what}"]
      On: ["turn on [the] {lamp}"]
      Off: ["turn off [the] {lamp}"]
      Plan: ["i have to {what}"]
      Lock: [lock the door]
      Unlock: [unlock the door]
      lists: {name: {wildcard: true}, item: {wildcard: true}, what: {wildcard: true}, lamp: [kitchen light, garage door]}
      """)
  }

  private func slot(_ name: String, _ utterance: String) throws -> String? {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    return result.matches.first?.slot(name)?.text
  }

  @Test(
    "A word of the phrase that was said twice is no part of the free text behind it",
    arguments: [
      ("5 minutes timer named named pizza", "pizza"), ("set a timer for 1 hour called called pizza", "pizza"),
      ("add 30 seconds to to pizza timer", "pizza"), ("cancel cancel the kitchen timer", "kitchen"),
    ])
  func stutter(utterance: String, name: String) throws {
    #expect(try slot("name", utterance) == name)
  }

  @Test("Free text of nothing but fillers is none", arguments: ["cancel um timer", "cancel the you know timer"])
  func fillers(utterance: String) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.slots.isEmpty == true)
  }

  @Test(
    "Free text keeps its words, but for “um” and small words said twice",
    arguments: [
      ("remove take out the the trash from my list", "take out the trash"),
      ("remove um apples from my list", "apples"), ("remove like a virgin from my list", "like a virgin"),
      ("remove duran duran from my list", "duran duran"), ("remove well well well from my list", "well well well"),
    ])
  func text(utterance: String, item: String) throws {
    #expect(try slot("item", utterance) == item)
  }

  @Test("Free text takes no half of a word")
  func halves() throws {
    let result = try bench().match("in 5 minutea turn off the lights")
    #expect(!result.matches.contains { $0.slot("what")?.text == "a turn off the lights" })
  }

  @Test(
    "What is no more than misspelled is understood",
    arguments: [("turn on the kitchn light", "On"), ("tunr off garage door", "Off"), ("turn onthe garage dor", "On")])
  func typos(utterance: String, intent: String) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.intent == intent)
    #expect(result.matches.first?.how == .tolerant)
    #expect(result.matches.first?.deviations.isEmpty == false)
  }

  @Test(
    "A misspelled word is taken for one whose contrary is far from what was said",
    arguments: [("unlokc the door", "Unlock"), ("lokc the door", "Lock"), ("loc the door", "Lock")])
  func farContraries(utterance: String, intent: String) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.intent == intent)
  }

  @Test(
    "A negation refuses, so does free text that nothing announces, and what would be the contrary by one letter is asked about",
    arguments: [
      ("do not turn on the kitchen light", MatchResult.Decision.none), ("never turn off the kitchen light", .none),
      ("umlock the door", .ambiguous), ("nlock the door", .ambiguous), ("I have done the shopping", .none),
      ("I have a headache", .none),
    ])
  func contraries(utterance: String, decision: MatchResult.Decision) throws {
    #expect(try bench().match(utterance).decision == decision)
  }
}

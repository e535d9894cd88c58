import AppIntents
import ParlanceAssistant
import ParlanceDialog
import ParlanceLanguage
import Testing

@Suite("Values with units, in sections and of several types")
struct WorkshopTests {
  @Test("A length is said with its unit, or answered without one in the default unit")
  func lengths() async throws {
    let bench = try await Bench()
    #expect(await bench.say("cut a board two feet long").spoken == "Cut 610 mm.")
    #expect(await bench.say("cut a board 30 long").spoken == "Cut 300 mm.")
    #expect(await bench.hear("cut a board", "1.5 m") == ["How long?", "Cut 1500 mm."])
    #expect(await bench.hear("cut a board", "80") == ["How long?", "Cut 800 mm."])
    let turn = await bench.say("cut a board 5 inches long")
    #expect(turn.performed.first?.parameters.first?.value.description == "5 in")
  }

  @Test("A quantity keeps the unit in which it was said, and is read as it is written")
  func told() async throws {
    let bench = try await Bench()
    let heat = await bench.say("heat the oven to 200 degrees")
    #expect(heat.spoken == "To 200 °C?")
    #expect(await bench.say("no, 350 fahrenheit").spoken == "To 350 °F?")
    #expect(await bench.say("no, 180 celsius").spoken == "To 180 °C?")
    #expect(MeasureUnit.money == MeasureUnits.money)
    #expect(MeasuredValue("5 km", of: "UnitLength")?.description == "5 km")
    #expect(MeasuredValue("1 km", of: "UnitMass") == nil && MeasuredValue("much", of: "UnitLength") == nil)
  }

  @Test("A number alone in the place of a quantity is one of its unit, which is told")
  func otherNumber() async throws {
    let bench = try await Bench()
    #expect(await bench.hear("cut a board 5 inches long", "no, 6").last?.contains("6 inches") == true)
    #expect(await bench.say("yes").spoken == "Cut 152 mm.")
    #expect(await bench.hear("heat the oven to 350 fahrenheit", "no, 300").last == "To 300 °F?")
    _ = await bench.say("no")
    #expect(await bench.hear("buy nails for 5 euros", "no, 7", "yes").last == "Bought for 7 EUR.")
  }

  @Test("What is no length is asked for again, and a negative one is refused with a sentence")
  func wrongLengths() async throws {
    let bench = try await Bench()
    await bench.say("cut a board")
    #expect(await bench.say("minus 3 cm").spoken == "It must be 0 or more. How long?")
    #expect(await bench.say("five pounds").state == .asking)
    #expect(await bench.say("help").spoken.hasPrefix("Say a number with its unit"))
    #expect(await bench.say("3 cm").spoken == "Cut 30 mm.")
  }

  @Test("A quantity is changed like any value, before and after")
  func changes() async throws {
    let bench = try await Bench()
    #expect(await bench.hear("heat the oven to 200 degrees", "yes but 350 degrees Fahrenheit").last == "To 350 °F?")
  }

  @Test("How a date lies to now is told by the moment of the conversation, and an error by its description")
  func toldByNow() async throws {
    let bench = try await Bench()
    #expect(await bench.say("order glue").spoken == "It comes in 2 days.")
    let turn = await bench.say("order glue that is strong yes")
    #expect(turn.spoken == "There is none left." && turn.failure?.code == "app")
  }

  @Test("Quantities are understood and told in German")
  func german() async throws {
    let bench = try await Bench("de")
    #expect(await bench.say("säge ein Brett von 5 Metern").spoken.contains("5000"))
    #expect(await bench.say("heize den Ofen auf 20 Grad").spoken.contains("20 °C"))
    #expect(await bench.say("nein").state == .cancelled)
    #expect(await bench.say("heize den Ofen").state == .asking)
    #expect(await bench.say("180 Grad Celsius").spoken.contains("180 °C"))
  }

  @Test("A number alone is a length of time in the unit that the app has declared, which is told in words")
  func durations() async throws {
    let bench = try await Bench()
    #expect(await bench.hear("soak the wood", "30") == ["How long?", "Soaked for 30 minutes."])
    #expect(await bench.hear("soak the wood for an hour") == ["Soaked for 60 minutes."])
    #expect(await bench.hear("soak the wood", "1") == ["How long?", "Soaked for 1 minute."])
  }

  @Test("An amount of money is said with its currency, and without one it is that of the locale")
  func money() async throws {
    let bench = try await Bench("en-US")
    #expect(await bench.say("buy nails for $5.50").spoken == "Bought for 5.5 USD.")
    #expect(await bench.say("spend 20 euros on nails").spoken == "Bought for 20 EUR.")
    #expect(await bench.hear("buy nails", "cheap", "3 dollars 25").last == "Bought for 3.25 USD.")
    #expect(await bench.hear("buy nails", "7") == ["For how much?", "Bought for 7 USD."])
    #expect(await bench.hear("buy nails", "help").last == "Say an amount of money, or “cancel”. For how much?")
    #expect(await bench.say("50 pence").spoken == "Bought for 0.5 GBP.")
    let turn = await bench.say("buy nails for 12 pounds")
    #expect(turn.performed.first?.parameters.first?.value.description == "12 GBP")
    #expect(try await Bench("de-CH").say("kaufe Nägel für 5 Franken 30").spoken.contains("5.3 CHF"))
    #expect(try await Bench("de-AT").say("kaufe Nägel für 3,20 €").spoken.contains("3.2 EUR"))
  }

  @Test("What cannot be taken back is done no second time without a yes, whatever is changed")
  func onceMore() async throws {
    let bench = try await Bench()
    let question = { (change: String) in "I cannot undo that. Do it again, with the change: Soak Wood, \(change)?" }
    let spoken = await bench.hear("soak the wood for 30 minutes", "an hour", "no, 20 minutes", "10 minutes", "no")
    #expect(
      spoken == [
        "Soaked for 30 minutes.", question("an hour"), question("20 minutes"), question("10 minutes"), "Cancelled.",
      ])
    #expect(await bench.hear("soak the wood for 5 minutes", "no, 6 minutes", "yes").last == "Soaked for 6 minutes.")
  }

  @Test("Sections are told with the choices, and places count through them")
  func sections() async throws {
    let bench = try await Bench()
    let turn = await bench.say("choose wood")
    #expect(turn.prompt?.choices.map(\.title) == ["Oak", "Beech", "Pine"])
    #expect(turn.prompt?.choices.map(\.section) == ["Hard", "Hard", "Soft"])
    #expect(await bench.say("the third one").spoken == "Took pine.")
  }

  @Test(
    "A union is answered by what fits any of its cases",
    arguments: [("beech", "Wood beech × 1."), ("12", "Number 12 × 1."), ("For Ann", "Words For Ann × 1.")])
  func unions(answer: String, spoken: String) async throws {
    let bench = try await Bench()
    let question = await bench.say("write a label")
    #expect(question.spoken == "What shall it say?")
    #expect(question.prompt?.choices.map(\.title) == ["Oak", "Beech", "Pine"])
    #expect(await bench.say(answer).spoken == spoken)
  }

  @Test("What cannot be read beside an answer is told, and the answer is kept")
  func unread() async throws {
    let bench = try await Bench()
    await bench.say("choose wood")
    let turn = await bench.say("the pine and make it flurb")
    #expect(turn.state == .done)
    #expect(turn.spoken.hasSuffix("Took pine.") && turn.spoken.contains("flurb"))
  }

  @Test("What an app donates counts as what the person did next")
  func donations() async throws {
    let bench = try await Bench()
    var suggestions: [[String]] = []
    for _ in 0..<3 {
      suggestions.append(await bench.say("sand").suggestions)
      await bench.say("choose oak")
    }
    #expect(suggestions == [[], ["oil"], []])
  }
}

import ParlanceAssistant
import Testing

/// What a voice says of a turn.
@Suite("Speech for ears")
struct SpeechTests {
  private func speech(_ text: String, _ locale: String = "en", _ prompt: Turn.OpenPrompt? = nil) async throws -> String
  {
    let session = try await Talk("Fern", locale: locale).session
    return await session.speech(
      of: Turn(number: 1, session: "", locale: locale, utterance: nil, state: .done, spoken: text, prompt: prompt))
  }

  @Test(
    "English is said without signs and digits",
    arguments: [
      ("Added “Buy milk”.", "Added Buy milk."),
      ("You have 23 tasks, 5% done.", "You have twenty-three tasks, five percent done."),
      ("Took back “Coffee” of 9:41.", "Took back Coffee of nine forty-one."),
      ("At 10:00 and 9:05.", "At ten o’clock and nine oh five."),
      ("At 5:00 PM and 12:30 PM.", "At five PM and twelve thirty PM."),
      ("At 15:00 and 21:30.", "At three PM and nine thirty PM."),
      ("Call 555-1234.", "Call five five five, one two three four."),
      ("Tip $50 or 5€", "Tip fifty dollars or five euros."),
      ("On 2026-02-14, 2-3 people", "On two thousand twenty-six-two-fourteen, two-three people."),
      ("Due on February 13.", "Due on February thirteenth."),
      ("Due on March 3, 2027.", "Due on March third, twenty twenty-seven."),
      ("1,234 files, 2.5 metres", "one thousand two hundred thirty-four files, two point five metres."),
      ("A4 and 3rd and PM2", "A4 and 3rd and PM2."), ("Milk (Open) & bread…", "Milk, Open, and bread."),
      ("✓ Done", "Done."),
    ] as [(String, String)])
  func english(text: String, said: String) async throws {
    #expect(try await speech(text) == said)
  }

  @Test(
    "German has its own words for them",
    arguments: [
      ("„Kaffee“ zurückgenommen (9:41 Uhr).", "Kaffee zurückgenommen, neun Uhr einundvierzig."),
      ("Sport um 15:30 Uhr, $5", "Sport um fünfzehn Uhr dreißig, fünf Dollar."),
      ("Fällig am 3. März um 1:00 Uhr.", "Fällig am dritten März um ein Uhr."),
      ("Nummer 21, 2,5 %", "Nummer einundzwanzig, zwei Komma fünf Prozent."),
    ])
  func german(text: String, said: String) async throws {
    #expect(try await speech(text, "de") == said)
  }

  @Test("A long list is cut short") func lists() async throws {
    let text = "You have tasks:\n" + (1...9).map { "Task \($0)" }.joined(separator: "\n")
    #expect(
      try await speech(text)
        == "You have tasks: Task one. Task two. Task three. Task four. Task five. And four more.")
  }

  @Test("What there is to choose from is said too, and summed up where it is much") func choices() async throws {
    func prompt(_ count: Int, more: Int = 0) -> Turn.OpenPrompt {
      let choices = (1...count).map { Turn.OpenPrompt.Choice(id: "\($0)", title: "Plant \($0)") }
      return Turn.OpenPrompt(kind: .value, choices: choices, more: more)
    }
    #expect(try await speech("Which plant?", "en", prompt(2)) == "Which plant? Plant one or Plant two.")
    #expect(
      try await speech("Which plant?", "en", prompt(4, more: 3))
        == "Which plant? seven to choose from, among them Plant one, Plant two, and Plant three.")
    #expect(try await speech("", "en", prompt(2)) == "")
  }

  @Test("Whoever only hears is told the other choices by and by, and the first ones where they ask what there is")
  func moreChoices() async throws {
    let talk = try await Talk("Ash", "Box", "Cherry", "Dill", "Elm", "Fern", "Gorse", isVoiceOnly: true)
    var said: [String] = []
    for text in ["water a plant", "more", "more", "what are my options", "more", "gorse"] {
      said.append(await talk.session.speech(of: talk.session.respond(to: .utterance(Utterance(text)))))
    }
    let question = "Which plant? seven to choose from, among them Ash, Box, and Cherry."
    #expect(
      said == [
        question, "Dill, Elm, Fern, and Gorse.", "There are no more. \(question)",
        "Ash, Box, Cherry, Dill, Elm and two more.",
        "Fern and Gorse.", "Watered Gorse.",
      ])
  }
}

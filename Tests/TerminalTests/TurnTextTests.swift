import ParlanceAssistant
import Testing

@testable import ParlanceTerminal

@Suite("Turns as text")
struct TurnTextTests {
  private typealias Choice = Turn.OpenPrompt.Choice

  private func turn(
    _ displayed: String, state: Turn.State = .asking, kind: Turn.OpenPrompt.Kind = .value, choices: [Choice] = [],
    more: Int = 0, before: Int = 0, failure: Turn.Failure? = nil
  ) -> Turn {
    Turn(
      number: 1, session: "main", locale: "en", utterance: "complete a task", state: state, spoken: "spoken",
      displayed: displayed,
      prompt: state == .asking ? Turn.OpenPrompt(kind: kind, choices: choices, more: more, before: before) : nil,
      failure: failure)
  }

  private let tasks = [
    Choice(id: "1", title: "Buy milk", subtitle: "Open", symbol: "circle"),
    Choice(id: "2", title: "Call the dentist", subtitle: "Open, due tomorrow", symbol: "circle"),
  ]

  private let terminal = TextStyle(usesColor: false, usesSymbols: true)

  @Test("Choices are numbered, and their subtitles stand in a column", arguments: [true, false])
  func columns(symbols: Bool) {
    let text = TurnText.text(
      turn("Which task should I complete?", choices: tasks), style: TextStyle(usesColor: false, usesSymbols: symbols))
    #expect(
      text == """
        Which task should I complete?
          1  Buy milk            Open
          2  Call the dentist    Open, due tomorrow
        """)
  }

  @Test("Choices of a section stand under its heading, and are numbered through")
  func sections() {
    let choices = [
      Choice(id: "a", title: "Oak"), Choice(id: "b", title: "Rose", section: "Flowers"),
      Choice(id: "c", title: "Iris", section: "Flowers"), Choice(id: "d", title: "Mint", section: "Herbs"),
    ]
    let lines = TurnText.text(turn("Which?", choices: choices), style: .plain).split(separator: "\n")
    #expect(lines == ["Which?", "  1  Oak", "  Flowers", "  2  Rose", "  3  Iris", "  Herbs", "  4  Mint"])
  }

  @Test("Symbols that tell choices apart stand before the titles")
  func symbols() {
    var choices = tasks
    choices[1].symbol = "checkmark.circle.fill"
    let text = TurnText.text(turn("Which?", choices: choices), style: terminal)
    #expect(text == "Which?\n  1  ○ Buy milk            Open\n  2  ✓ Call the dentist    Open, due tomorrow")
    #expect(!TurnText.text(turn("Which?", choices: choices), style: .plain).contains("✓"))
  }

  @Test("Wide characters keep the column, numbers of two digits too, and what is left out is counted")
  func wide() {
    var choices = (1...10).map { Choice(id: "\($0)", title: "Task \($0)") }
    choices[0] = Choice(id: "1", title: "牛乳", subtitle: "開")
    let lines = TurnText.text(turn("Which?", choices: choices, more: 5), style: .plain).split(separator: "\n")
    #expect(lines[1] == "   1  牛乳       開")
    #expect(lines[10] == "  10  Task 10")
    #expect(lines[11] == "  … +5")
  }

  @Test("The numbers of a page go on from those before it")
  func pages() {
    let lines = TurnText.text(turn("Which?", choices: tasks, before: 99), style: .plain).split(separator: "\n")
    #expect(lines.dropFirst() == ["  100  Buy milk            Open", "  101  Call the dentist    Open, due tomorrow"])
  }

  @Test("A very long title does not move the other subtitles")
  func longTitle() {
    let long = String(repeating: "x", count: 100)
    let choices = tasks + [Choice(id: "3", title: long, subtitle: "Open")]
    let lines = TurnText.text(turn("Which?", choices: choices), style: .plain).split(separator: "\n")
    #expect(lines[1] == "  1  Buy milk            Open")
    #expect(lines[3] == "  3  \(long)    Open")
  }

  @Test("A confirmation shows no list")
  func confirmation() {
    let choices = [Choice(id: "yes", title: "Yes"), Choice(id: "no", title: "No")]
    #expect(TurnText.text(turn("Delete it?", kind: .confirmation, choices: choices), style: .plain) == "Delete it?")
  }

  @Test("Titles cannot drive the terminal")
  func injection() {
    let choices = [Choice(id: "1", title: "a\u{1B}]0;x\u{7}\nb", subtitle: "\u{1B}[2J")]
    let text = TurnText.text(turn("Say \u{1B}[31m", choices: choices), style: terminal)
    #expect(text == "Say \u{FFFD}[31m\n  1  a\u{FFFD}]0;x\u{FFFD} b    \u{FFFD}[2J")
  }

  @Test("Colour sets parts apart and changes no word")
  func color() {
    let text = TurnText.text(
      turn("Which?", choices: tasks), style: TextStyle(usesColor: true, usesSymbols: false))
    #expect(text.contains("\u{1B}[36m1\u{1B}[0m  Buy milk"))
    let words = text.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
    #expect(words == TurnText.text(turn("Which?", choices: tasks), style: .plain))
  }

  @Test("What is not displayed is shown as spoken, a silence not at all, a failure at least by its message")
  func fallbacks() {
    #expect(TurnText.text(turn("", state: .done), style: .plain) == "spoken")
    var silence = turn("", state: .silence)
    silence.spoken = ""
    #expect(TurnText.text(silence, style: .plain).isEmpty)
    silence.failure = Turn.Failure(code: "storeLocked", message: "The store is locked.")
    #expect(TurnText.text(silence, style: .plain) == "The store is locked.")
  }

  @Test("On a terminal progress has a bar, in plain signs where there are no others")
  func bar() {
    #expect(TurnText.progressBar("Sending\n", fraction: nil, style: terminal) == "… Sending ")
    let plain = TurnText.progressBar("Sending", fraction: 0.25, style: .plain)
    #expect(plain == "… Sending  #####...............  25 %")
    let rich = TurnText.progressBar(
      String(repeating: "x", count: 90), fraction: 7, style: TextStyle(usesColor: false, usesSymbols: true))
    #expect(rich == "… \(String(repeating: "x", count: 40))…  \(String(repeating: "█", count: 20))  100 %")
    #expect(TurnText.progressBar("Sending", fraction: .nan, style: .plain) == "… Sending")
  }

  @Test("Progress is a line, with its share where that is known")
  func progress() {
    #expect(TurnText.progress("Sending\n", fraction: nil) == "… Sending ")
    #expect(TurnText.progress("Sending", fraction: 0.256) == "… Sending (26 %)")
    #expect(TurnText.progress("Sending", fraction: .nan) == "… Sending")
    #expect(TurnText.progress("Sending", fraction: 3) == "… Sending (100 %)")
  }
}

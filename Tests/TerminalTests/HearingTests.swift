import ParlanceAssistant
import Testing

@testable import ParlanceTerminal

@Suite("Hearing")
struct HearingTests {
  private let start = ContinuousClock.now

  /// What comes of bytes that arrive in pieces of a size.
  private func events(_ bytes: [UInt8], _ form: InputForm = .auto, chunk: Int = .max) -> [HeardEvent] {
    var machine = HearingMachine(form: form)
    var events: [HeardEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      events += machine.take(rest.prefix(chunk), at: start)
      rest = rest.dropFirst(chunk)
    }
    return events + machine.finish(at: start)
  }

  private func said(_ text: String, _ form: InputForm = .auto) -> [String] {
    events(Array(text.utf8), form).compactMap(\.words)
  }

  private func letters(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }

  // MARK: Recognisers

  @Test("Of what each recogniser prints only the speech is heard", arguments: RecogniserFile.all)
  func recognisers(file: RecogniserFile) {
    let conversation = ["complete a task", "the second one", "undo that"]
    // Where nobody speaks, only the conversation can tell what was invented.
    let invented = ["thank you", "thanks for watching"]
    for form in [InputForm.stt, .auto] where form == .stt || !RecogniserFile.unrecognisable.contains(file.name) {
      let events = events(file.bytes, form)
      #expect(events.compactMap(\.words).map(letters).filter { !invented.contains($0) } == conversation, "\(form)")
      #expect(events.compactMap(\.problem) == [])
    }
  }

  @Test(
    "Behind a recogniser's line an object of one's own with a fault is told, as it is before",
    arguments: [
      #"{"text":"add x","alternatives":"foo"}"#, #"{"text":"add x","alternatives":[5]}"#,
      #"{"text":"add x","confidence":"high"}"#, #"{"text":5}"#,
    ])
  func faultyBehindPartial(line: String) {
    for before in ["", #"{"partial":"add"}"# + "\n"] {
      let events = events(Array((before + line + "\n").utf8))
      #expect(events.compactMap(\.words) == [])
      #expect(events.compactMap(\.problem).count == 1)
    }
  }

  @Test(
    "A text within a result is what was heard, and what is null is not there",
    arguments: [
      #"{"result":{"text":"add x"}}"#, #"{"results":[{"text":"add x"}]}"#,
      #"{"partial":"add"}"# + "\n" + #"{"text":"add x","confidence":null,"alternatives":null}"#,
    ])
  func textInResult(lines: String) { #expect(said(lines + "\n") == ["add x"]) }

  @Test("However the bytes are divided, the same is heard", arguments: RecogniserFile.all)
  func chunks(file: RecogniserFile) {
    let whole = events(file.bytes, .stt).filter { !$0.isPartial }
    for chunk in [1, 2, 3, 7, 64] {
      #expect(events(file.bytes, .stt, chunk: chunk).filter { !$0.isPartial } == whole, "pieces of \(chunk)")
    }
  }

  @Test("What is not finished is told, and is no turn")
  func partials() throws {
    let file = try #require(RecogniserFile.all.first { $0.name == "vosk-microphone" })
    let events = events(file.bytes, chunk: 1)
    #expect(Array(events.prefix(3)) == [.partial("complete"), .partial("complete a"), events[2]])
    #expect(events[2].words == "complete a task")
    #expect(self.events(Array("\u{1B}[2K\r  add\u{1B}[2K\r  add buy".utf8), chunk: 1).contains(.partial("add")))
  }

  // MARK: Lines that people write

  @Test(
    "A line that a person may have typed stays as it is",
    arguments: [
      "[x] buy milk", "(music) lesson", "INFO meeting", "INFO: meeting", "add *stars* to the list", "5: the fifth task",
      "0:complete", "♪ song ♪", "Thank you.", "*sighs*", "[later]", "- buy milk", "# heading", "add a < b > c", "you",
      "Listening...", "Undo that. Undo that.", "main: road", "[2 -> 3] swap", "RECOGNIZED", "a.wav",
    ])
  func typed(line: String) {
    #expect(said(line + "\n") == [line])
    #expect(said(line + "\n" + line + "\n") == [line, line])
  }

  @Test("A line in our own form is read as ever, between the lines of a recogniser too")
  func ownForm() {
    let line = #"{"id":7,"text":"add milk","session":"work","locale":"de"}"#
    for form in [InputForm.auto, .stt, .json] {
      let events = events(Array((line + "\n").utf8), form)
      guard case .line(let input, 1)? = events.first, events.count == 1 else {
        Issue.record("\(events)")
        continue
      }
      #expect(input.session == "work")
      #expect(input.locale == "de")
      #expect(events[0].words == "add milk")
    }
    #expect(said("[0.00s -> 1.00s] help\n" + line + "\n") == ["help", "add milk"])
  }

  @Test("Text is text whatever it looks like, and JSON is nothing else")
  func forms() {
    #expect(said("{\"text\":\"a\"}\n[BLANK_AUDIO]\n", .text) == ["{\"text\":\"a\"}", "[BLANK_AUDIO]"])
    let json = events(Array("help\n{\"text\":\"a\"}\n".utf8), .json)
    #expect(json.first?.problem?.code == "invalidJSON")
    #expect(json.last?.words == "a")
  }

  @Test("An empty line is silence of a person, and nothing of a recogniser")
  func silence() {
    #expect(events(Array("\n".utf8)) == [.line(InputLine(input: .silence), number: 1)])
    #expect(events(Array("\n  \n{\"text\":\"\"}\n{}\n[ Silence ]\n(wind)\n ...\n".utf8), .stt) == [])
  }

  // MARK: What recognisers do to words

  @Test(
    "Marks of a recogniser are taken out",
    arguments: [
      ("[MUSIC] complete (coughs) a task", "complete a task"), ("♪ la la ♪", ""), ("call (212) 555", "call (212) 555"),
      ("♪ complete", "complete"),
      ("<unk> add milk </s>", "add milk"), ("<|en|> add milk", "add milk"), (">> Add milk.", "Add milk."),
      ("[_BEG_] add milk[_TT_123]", "add milk"), ("++NOISE++ add", "add"), ("3:add milk", "add milk"),
      ("add milk at 5:30", "add milk at 5:30"), ("5:30", "5:30"), ("(speaker 1) add", "add"),
      ("SPEAKER_00: Add buy milk.", "Add buy milk."), ("Speaker 1: add", "add"),
      ("speaker: add", "speaker: add"), ("- - -", ""),
    ] as [(String, String)])
  func marks(line: String, words: String) {
    #expect(said(line + "\n", .stt) == (words.isEmpty ? [] : [words]))
  }

  @Test("A sentence that loops on one line is said once")
  func loops() {
    #expect(said("Undo that. Undo that. undo that!\n", .stt) == ["Undo that."])
    #expect(said("Add milk. Undo that.\n", .stt) == ["Add milk. Undo that."])
    #expect(said("add ping 192.168.1.1\n", .stt) == ["add ping 192.168.1.1"])
    #expect(said("12.12. Geburtstag Oma\n", .stt) == ["12.12. Geburtstag Oma"])
  }

  @Test("What begins like a line of a log is said, where people say it", arguments: ["Started yoga.", "Ready to go"])
  func almostLogs(line: String) { #expect(said(line + "\n", .stt) == [line]) }

  @Test("A sentence that comes again within a second is the same; later it is said again")
  func repeats() {
    var machine = HearingMachine(form: .stt)
    var heard: [String] = []
    for (second, line) in [(0.0, "Undo that."), (0.9, "undo that"), (2.5, "Undo that."), (2.6, "yes"), (2.7, "no")] {
      heard += machine.take(Array((line + "\n").utf8)[...], at: start + .seconds(second)).compactMap(\.words)
    }
    #expect(heard == ["Undo that.", "Undo that.", "yes", "no"])
  }

  @Test("Backspaces take back what was written, whole characters of it")
  func backspaces() {
    #expect(said("add bü\u{8}\u{8}cheese\n", .stt) == ["add cheese"])
    #expect(said("\u{8}\u{8}add\n") == ["add"])
  }

  @Test("A confidence is kept, and other hearings with theirs")
  func confidence() throws {
    let line =
      #"{"results":[{"alternatives":[{"transcript":"can play","confidence":0.4},{"transcript":"complete","confidence":0.3}]}]}"#
    guard case .line(let input, _)? = events(Array(line.utf8)).first, case .utterance(let said) = input.input else {
      throw CancellationError()
    }
    #expect(said.confidence == 0.4)
    #expect(said.alternatives == [.init(text: "complete", confidence: 0.3)])
    #expect(said.isRecognised)
  }

  // MARK: Bad input

  @Test("An object that is cut off costs one line, and the next is heard", arguments: [InputForm.auto, .stt])
  func torn(form: InputForm) {
    let events = events(Array("{\n  \"text\" : \"compl\nadd milk\n".utf8), form)
    #expect(events.compactMap(\.problem).map(\.code) == ["invalidJSON"])
    #expect(events.compactMap(\.words) == ["add milk"])
    #expect(self.events(Array("{\n\"text\": \"help\"".utf8), form).compactMap(\.problem).count == 1)
  }

  @Test(
    "Objects behind one that is cut off are heard, and those within one are part of it",
    arguments: [
      ("{\n", 1), ("{\"text\":\"add on\n", 1), ("{\"alternatives\":[\n{\"text\":\"a\"}\n", 1),
      ("{\n\"a\":\n{\"b\":\n[\n{\"c\":1},\n{\"d\":2}]}}\n", 0),
    ])
  func followed(beginning: String, problems: Int) {
    let lines = (0..<20).map { "{\"text\":\"add t\($0)\"}\n" }.joined()
    let events = events(Array("{\"partial\":\"x\"}\n\(beginning)\(lines)".utf8), .stt)
    #expect(events.compactMap(\.problem).count == problems)
    #expect(events.compactMap(\.words).suffix(19) == (1..<20).map { "add t\($0)" }[...])
  }

  @Test("Endless JSON is bounded, and what follows it is heard") func endless() {
    var machine = HearingMachine(form: .stt, limit: 1000)
    var events = machine.take(Array("{\n".utf8)[...], at: start)
    for _ in 0..<1000 { events += machine.take(Array("\"x\": \"add milk\",\n".utf8)[...], at: start) }
    events += machine.take(Array("\"x\": 1}\nhelp\n".utf8)[...], at: start)
    #expect(events.compactMap(\.problem).map(\.code) == ["lineTooLong"])
    #expect(events.compactMap(\.words) == ["help"])
  }

  @Test("Lines that are too long, bytes that are no text and deep nesting are told or dropped") func badLines() {
    let long = [UInt8](repeating: 0x61, count: 2_000_000)
    #expect(events(long + Array("\nhelp\n".utf8), .stt).compactMap(\.words) == ["help"])
    #expect(events([0x61, 0xFF, 0x00, 0x62, 0x0A], .stt).compactMap(\.words) == ["a\u{FFFD}b"])
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    #expect(events(Array("{\"text\":\(deep)}\nhelp\n".utf8), .stt).compactMap(\.words) == ["help"])
    #expect(events(Array("add\u{1B}[2J\n".utf8)).first?.problem?.code == "controlCharacter")
  }

  @Test(
    "Much of anything comes to its end",
    arguments: [
      "{}", "{\"a\":1}", "[", "[A_]", "(", "♪", "{", "}", "\u{8}", "\u{1B}[2K", "\u{1B}[",
      "### Transcription 1 START\n", "a. ", "++", "<", "\r",
      "RECOGNIZED: add\n", "{\"text\":\"[[[[\"}", "{\n", "\u{0}",
    ], [InputForm.auto, .stt])
  func much(piece: String, form: InputForm) {
    let bytes = Array(String(repeating: piece, count: 40_000 / piece.utf8.count).utf8)
    #expect(events(bytes + Array("\n\nhelp\n".utf8), form, chunk: 65_536).filter { !$0.isPartial }.count < 100_000)
  }

  @Test("Random pieces of what recognisers print make the same turns however they are divided", arguments: 1...60)
  func random(seed: UInt64) {
    let pieces: [[UInt8]] =
      [
        "\u{1B}[2K", "\r", "\n", "\r\n", "\u{8}", "{", "}", "{\n", "\"text\" : \"add\"", "\"partial\":\"a\"", "\"",
        "\\", ",",
        "### Transcription 1 START\n", "### Transcription 1 END\n", "[00:00.000 --> 00:01.000] ", "[BLANK_AUDIO]", "(",
        ")",
        "♪", "add milk", ". ", "RECOGNIZED: ", "0:", "\u{1B}[1m", "\u{1B}]0;", "\u{7}", "ü", "\u{FEFF}",
        "{\"id\":1,\"text\":\"x\"}",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00], [0x1B]]
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let bytes = (0..<60).flatMap { _ in pieces[next(pieces.count)] }
    for form in InputForm.allCases {
      let whole = events(bytes, form).filter { !$0.isPartial }
      for chunk in [1, 3] {
        #expect(events(bytes, form, chunk: chunk).filter { !$0.isPartial } == whole, "\(form), pieces of \(chunk)")
      }
    }
  }

  // MARK: The name of the assistant

  @Test(
    "A name in front is dropped",
    arguments: [
      ("Daybook, add milk", "add milk"), ("hey daybook add milk", "add milk"),
      ("OK, Daybook: “add milk”", "“add milk”"),
      ("add daybook to the list", "add daybook to the list"), ("daybooks are nice", "daybooks are nice"),
      ("oh daybook add", "oh daybook add"), ("Hey add", "Hey add"),
    ])
  func wakeWord(line: String, words: String) throws {
    #expect(try #require(WakeWord("Daybook")).dropped(from: line) == words)
  }

  @Test(
    "An app's own name is dropped where it is called, and not where it begins a sentence",
    arguments: [
      ("hey daybook add eggs", "add eggs"), ("Daybook, add tea", "add tea"), ("daybook: what is due", "what is due"),
      ("daybook backup", "daybook backup"), ("daybook-backup", "daybook-backup"), ("daybook's icon", "daybook's icon"),
      ("daybook", "daybook"), ("add daybook", "add daybook"),
    ])
  func called(line: String, words: String) throws {
    #expect(try #require(WakeWord(ofApp: "Daybook")).dropped(from: line) == words)
  }

  @Test("A name alone says nothing") func nameAlone() throws {
    var machine = HearingMachine(form: .stt, wakeWord: WakeWord("computer"))
    #expect(
      machine.take(Array("Hey computer.\n".utf8)[...], at: start)
        == [.line(InputLine(input: .silence), number: 1)])
    #expect(WakeWord(" , ") == nil)
  }
}

extension HeardEvent {
  /// The words of a turn.
  var words: String? {
    guard case .line(let line, _) = self, case .utterance(let utterance) = line.input else { return nil }
    return utterance.text
  }

  /// What is wrong.
  var problem: InputProblem? {
    if case .problem(let problem) = self { problem } else { nil }
  }

  /// Whether it is no turn yet.
  var isPartial: Bool {
    if case .partial = self { true } else { false }
  }
}

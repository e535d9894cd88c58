import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import Testing

@Suite("What a person mends")
struct RepairReaderTests {
  private let language: Language
  private let reader: AnswerReader
  private let intent = IntentDescriptor(Sample.self)

  init() throws {
    language = try Languages.shelf.thing("en")
    var vocabulary = Vocabulary(language: language)
    vocabulary.replace("Book", with: ["Emma", "Ulysses"].map { VocabularyEntry(id: $0, title: $0) })
    reader = AnswerReader(
      language: language,
      situation: Situation(vocabulary: vocabulary, now: Date(timeIntervalSince1970: 0), calendar: .current),
      binder: SlotBinder(intents: [intent.name: intent], enums: [:]))
  }

  private static func book(_ title: String) -> IntentValue {
    .entity(EntityReference(typeName: "Book", id: title, display: DisplayText(title: title)))
  }

  private func read(
    _ text: String, _ values: [String: IntentValue] = [:], asked: Prompt? = nil
  ) -> Repair? {
    let subject = RepairSubject(
      intent: intent, activity: Activity(intent: "Sample", values: values), prompt: asked)
    let titles = ["name": "Name", "count": "Count", "when": "When", "book": "Book"]
    return RepairReader(subject, answers: reader, titles: titles).read(
      language.tokens(text), of: text, guessing: .plainWords)
  }

  private func asking(_ parameter: String, _ kind: Prompt.Kind = .value) -> Prompt {
    Prompt(kind, .parameter, .value, intent: "Sample", parameter: parameter)
  }

  @Test("A parameter that is called by its name is given the value")
  func naming() {
    let repair = read("wait, make the name Call Ann")
    #expect(repair?.changes.map(\.parameter) == ["name"])
    #expect(repair?.changes.first?.meaning == .value(.text("Call Ann")))
    #expect(repair?.isPlain == true)
    #expect(read("change the count to seven")?.changes.first?.meaning == .value(.integer(7)))
    #expect(read("make the count purple") == nil)
  }

  @Test("Words are meant for the parameter that takes them, one that has a value first")
  func meant() {
    let values = ["book": Self.book("Emma"), "count": IntentValue.integer(2)]
    #expect(read("no, I meant Ulysses", values)?.changes.map(\.meaning) == [.value(Self.book("Ulysses"))])
    #expect(read("actually three", values)?.changes.map(\.parameter) == ["count"])
    #expect(read("make it yes", values)?.changes.map(\.parameter) == ["sure"])
    #expect(read("no, the other one", values)?.changes.first?.meaning == .other(than: Self.book("Emma")))
    #expect(read("I meant War and Peace", values)?.changes.map(\.meaning) == [.unknown])
  }

  @Test("What was not meant tells which parameter it is")
  func contrast() {
    let values = ["name": IntentValue.text("buy milk"), "book": Self.book("Emma")]
    #expect(read("not emma, ulysses", values)?.changes.map(\.parameter) == ["book"])
    #expect(read("not milk but bread", values)?.changes.first?.meaning == .value(.text("buy bread")))
    #expect(read("not water, wine", values) == nil)
  }

  @Test("Behind a no any words are a text or a name only where they can be nothing else")
  func guesses() {
    let activity = Activity(intent: "Sample", values: ["name": .text("milk")])
    let reader = RepairReader(
      RepairSubject(intent: intent, activity: activity), answers: reader, titles: ["name": "Name"])
    for (text, meant) in [("no, bread", "bread"), ("actually butter", "butter"), ("no, I said jam", "jam")] {
      let tokens = language.tokens(text)
      let repair = reader.read(tokens, of: text, guessing: .anyWords)
      #expect(repair?.changes.map(\.meaning) == [.value(.text(meant))] && repair?.isGuess == true)
      #expect((reader.read(tokens, of: text, guessing: .plainWords) != nil) == text.contains("said"))
    }
  }

  @Test("A yes or a no can bring a change only where one was asked for")
  func decisions() {
    let values = ["book": Self.book("Emma")]
    #expect(read("yes, but ulysses", values, asked: asking("book", .confirmation))?.changes.count == 1)
    #expect(read("yes, but ulysses", values, asked: asking("count")) == nil)
    #expect(read("no, ulysses", values, asked: asking("book", .confirmation))?.changes.count == 1)
  }

  @Test("An answer can say more than was asked for")
  func addition() {
    let repair = read("Emma, and make it three", asked: asking("book"))
    #expect(repair?.answer == .value(Self.book("Emma")))
    #expect(repair?.changes.map(\.meaning) == [.value(.integer(3))])
    #expect(read("emma three", asked: asking("book"))?.changes.count == 1)
    #expect(read("call Ann and make the count two", asked: asking("name"))?.answer == .value(.text("call Ann")))
    #expect(read("call Ann and Bob", asked: asking("name")) == nil)
  }

  @Test(
    "Words that mend nothing are none of it",
    arguments: ["emma", "hello there", "not at all", "make it so", "actually never mind", ""])
  func nothing(text: String) {
    #expect(read(text, ["count": .integer(2)]) == nil)
  }
}

@Suite("How the machine mends")
struct RepairMachineTests {
  private let fern = SlotBinding(parameter: "plant", text: "fern", meaning: .value(Garden.plant("fern")))

  private func heard(_ repair: Repair, answers: [Answer] = []) -> DialogEvent {
    var heard = Heard(utterance: "…", answers: answers)
    heard.repair = repair
    return .heard(heard)
  }

  private func moving() -> DialogState {
    .asking(
      Activity(intent: "Move", values: ["plant": Garden.plant("rose"), "bed": .text("north")]),
      Garden.ask("count", of: "Move"))
  }

  @Test("An earlier answer is changed while a later question is open, which is asked again")
  func earlier() {
    var machine = DialogMachine(Garden.shape, state: moving())
    #expect(
      machine.handle(heard(Repair(changes: [fern]))) == [.resolve(intent: "Move", parameter: "plant", fern)])
    #expect(
      machine.handle(.resolved(.resolved(Garden.plant("fern")))).map(\.name) == ["resolve Move.count"])
  }

  @Test("An answer and a change are taken together")
  func both() {
    var machine = DialogMachine(Garden.shape, state: moving())
    let repair = Repair(changes: [fern], answer: .value(.integer(2)))
    #expect(machine.handle(heard(repair)).map(\.name) == ["resolve Move.plant"])
    #expect(machine.handle(.resolved(.resolved(Garden.plant("fern")))).map(\.name) == ["perform Move"])
  }

  @Test("An exact answer comes before a change, free text only before one that is not plain")
  func order() {
    let text = Answer(.value(.text("…")), isExact: true, isFree: true)
    let count = Answer(.value(.integer(2)), isExact: true)
    for (repair, answer, expected) in [
      (Repair(changes: [fern], isPlain: true), count, "perform Move"), (Repair(changes: [fern]), text, "perform Move"),
      (Repair(changes: [fern], isPlain: true), text, "resolve Move.plant"),
    ] {
      var machine = DialogMachine(Garden.shape, state: moving())
      #expect(machine.handle(heard(repair, answers: [answer])).map(\.name) == [expected])
    }
  }

  @Test("What came between is mended while the first question is open, which comes again after that")
  func between() {
    let asked = Garden.ask("plant", of: "Water")
    var machine = DialogMachine(Garden.shape, state: .asking(Activity(intent: "Water"), asked))
    _ = machine.handle(.heard(Heard(utterance: "rest", commands: [Command(intent: "Rest")])))
    _ = machine.handle(.performed(nil))
    var answered = machine
    let repair = heard(Repair(changes: [fern], concernsPerformed: true))
    #expect(machine.handle(repair) == [.takeBack(filling: ["plant"])])
    #expect(machine.handle(.undone("")).map(\.name) == ["perform Rest"])
    #expect(machine.handle(.performed(nil)) == [.ask(asked, [.back(intent: "Water")])])
    _ = answered.handle(
      .heard(Heard(utterance: "9", answers: [Answer(.outOfRange(lower: 1, upper: 2), isExact: true)])))
    #expect(answered.record.performed == nil)
  }

  @Test("What an intent has set of its parameters while it ran is kept by a change of another one")
  func setWhileRunning() {
    var machine = DialogMachine(Garden.shape, state: .performing(Activity(intent: "Rest")))
    _ = machine.handle(.performed(nil, values: ["depth": .integer(2)]))
    _ = machine.handle(heard(Repair(changes: [fern])))
    #expect(machine.handle(.undone("Rest")) == [.perform(intent: "Rest", values: ["depth": .integer(2)])])
  }

  @Test("What has run is taken back and done otherwise; if it cannot be, that is asked")
  func afterwards() {
    var machine = DialogMachine(Garden.shape, state: .performing(Activity(intent: "Rest")))
    _ = machine.handle(.performed(nil))
    let repair = heard(Repair(changes: [fern]))
    #expect(machine.handle(repair) == [.takeBack(filling: ["plant"])])
    var other = machine
    #expect(machine.handle(.undone("Rest")).map(\.name) == ["perform Rest"])
    #expect(other.handle(.undone(nil)).map(\.name) == ["ask"])
    #expect(other.state.prompt?.purpose == .repetition)
    let yes = Heard(utterance: "yes", answers: [Answer(.confirmed(true), isExact: true)])
    #expect(other.handle(.heard(yes)).map(\.name) == ["perform Rest"])
  }

  @Test("What is to be done instead is known before anything is taken back, and a guess is asked about")
  func losesNothing() {
    let watered = DialogState.performing(Activity(intent: "Water", values: ["plant": Garden.plant("rose")]))
    var machine = DialogMachine(Garden.shape, state: watered)
    _ = machine.handle(.performed(nil))
    let unknown = SlotBinding(parameter: "plant", text: "ivy", meaning: .unknown)
    var dropped = machine
    #expect(dropped.handle(heard(Repair(changes: [unknown]))).map(\.name) == ["resolve Water.plant"])
    _ = dropped.handle(.resolved(.unrecognised(name: "ivy", suggestions: [])))
    #expect(dropped.handle(.cancelled) == [.finish(.cancelled)])
    var guessed = machine
    #expect(guessed.handle(heard(Repair(changes: [fern], isGuess: true))).map(\.name) == ["resolve Water.plant"])
    #expect(guessed.handle(.resolved(.resolved(Garden.plant("fern")))).map(\.name) == ["ask"])
    let yes = Heard(utterance: "yes", answers: [Answer(.confirmed(true), isExact: true)])
    #expect(guessed.handle(.heard(yes)) == [.takeBack(filling: ["plant"])])
    #expect(guessed.handle(.undone("Water")).map(\.name) == ["perform Water"])
  }

  private func done() -> DialogMachine {
    let watered = DialogState.performing(Activity(intent: "Water", values: ["plant": Garden.plant("rose")]))
    var machine = DialogMachine(Garden.shape, state: watered)
    _ = machine.handle(.performed(nil))
    return machine
  }

  private func mistake() -> DialogEvent {
    var heard = Heard(utterance: "no")
    heard.isMistake = true
    return .heard(heard)
  }

  private func answer(_ content: Answer.Content) -> DialogEvent {
    .heard(Heard(utterance: "…", answers: [Answer(content, isExact: true)]))
  }

  @Test("Of what is only said to be wrong it is asked what is to become of it")
  func mistaken() {
    var machine = done()
    #expect(machine.handle(mistake()).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.purpose == .mistake && machine.state.prompt?.parameter == "plant")
    var (undone, kept, other, elsewhere) = (machine, machine, machine, machine)
    #expect(undone.handle(answer(.confirmed(true))) == [.undoLast])
    #expect(undone.handle(.undone("Water")) == [.finish(.undone("Water"))])
    #expect(kept.handle(answer(.confirmed(false))) == [.finish(.kept)])
    #expect(kept.handle(mistake()).map(\.name) == ["ask"])
    #expect(other.handle(answer(.value(Garden.plant("fern")))).map(\.name) == ["resolve Water.plant"])
    #expect(other.handle(.resolved(.resolved(Garden.plant("fern")))) == [.takeBack(filling: ["plant"])])
    _ = elsewhere.handle(.heard(Heard(utterance: "rest", commands: [Command(intent: "Rest")])))
    #expect(elsewhere.handle(.performed(nil)) == [.finish(.done)])
  }

  @Test("What cannot be undone is not offered to be, and where nothing was done there is nothing wrong")
  func nothingWrong() {
    var machine = DialogMachine(Garden.shape, state: .performing(Activity(intent: "Label")))
    #expect(machine.handle(mistake()) == [.finish(.notUnderstood)])
    _ = machine.handle(.performed(nil))
    #expect(machine.handle(mistake()) == [.finish(.mistaken)])
    var rested = DialogMachine(Garden.shape)
    #expect(rested.handle(mistake()) == [.finish(.notUnderstood)])
  }

  @Test("A whole command that is meant instead takes the place of what was done")
  func instead() {
    var repair = Repair(changes: [])
    repair.command = Command(intent: "Rest")
    var machine = done()
    #expect(machine.handle(heard(repair)) == [.takeBack(filling: ["plant"])])
    #expect(machine.handle(.undone("Water")).map(\.name) == ["perform Rest"])
    var labelled = DialogMachine(Garden.shape, state: .performing(Activity(intent: "Label")))
    _ = labelled.handle(.performed(nil))
    #expect(labelled.handle(heard(repair)).map(\.name) == ["perform Rest"])
  }

  @Test("Whoever drops a change can ask for another one")
  func droppedChange() {
    var machine = done()
    _ = machine.handle(heard(Repair(changes: [fern], isGuess: true)))
    _ = machine.handle(.resolved(.resolved(Garden.plant("fern"))))
    #expect(machine.handle(answer(.confirmed(false))) == [.finish(.cancelled)])
    #expect(machine.record.performed?.values["plant"] == Garden.plant("rose"))
  }
}

import AppIntents
import ParlanceDialog
import Testing

@Suite("Questions that are put aside")
struct PauseTests {
  private let prompt = Garden.ask("plant", of: "Water", [Garden.plant("rose"), Garden.plant("fern")])
  private let mumble = DialogEvent.heard(Heard(utterance: "mumble"))
  private let rest = DialogEvent.heard(Heard(utterance: "rest", commands: [Command(intent: "Rest")]))
  private let goOn = DialogEvent.heard(Heard(utterance: "go on", builtIn: .goOn))

  private func asking() -> DialogMachine {
    DialogMachine(Garden.shape, state: .asking(Activity(intent: "Water"), prompt))
  }

  @Test("A question is asked briefly, then with help, then put aside, and the person can come back to it")
  func misses() {
    var machine = asking()
    #expect(machine.handle(mumble) == [.ask(prompt, [.notUnderstood("mumble")])])
    #expect(machine.handle(mumble) == [.ask(prompt, [.notUnderstood("mumble"), .help])])
    #expect(machine.handle(mumble) == [.finish(.gaveUp)])
    #expect(machine.handle(goOn) == [.ask(prompt, [.back(intent: "Water")])])
    #expect(machine.handle(mumble) == [.ask(prompt, [.notUnderstood("mumble")])])
  }

  @Test("Silence is counted apart")
  func silences() {
    var machine = asking()
    for event in [mumble, .silence, mumble] { _ = machine.handle(event) }
    #expect(machine.handle(.silence) == [.ask(prompt, [.silence, .help])])
    #expect(machine.handle(.silence) == [.finish(.gaveUp)])
  }

  @Test("An answer that is no use counts, one that is starts anew")
  func counting() {
    var machine = asking()
    let unknown = DialogEvent.heard(Heard(utterance: "ivy", answers: [Answer(.unknown("ivy"), isExact: false)]))
    _ = machine.handle(unknown)
    _ = machine.handle(.resolved(.missing(suggestions: [])))
    #expect(machine.record.attempts.misses == 1)
    _ = machine.handle(unknown)
    _ = machine.handle(.resolved(.resolved(Garden.plant("fern"))))
    #expect(machine.record.attempts.misses == 0)
  }

  @Test("The app says how often is too often")
  func limits() {
    var machine = DialogMachine(
      Garden.shape, record: DialogRecord(.asking(Activity(intent: "Water"), prompt)),
      limits: DialogLimits(misses: 1, silences: 2))
    #expect(machine.handle(.silence) == [.ask(prompt, [.silence])])
    #expect(machine.handle(mumble) == [.finish(.gaveUp)])
  }

  @Test("Another command is done first, then the question comes again; what fails or is dropped leads back too")
  func interruption() {
    var machine = asking()
    #expect(machine.handle(rest).map(\.name) == ["perform Rest"])
    #expect(machine.handle(.performed(nil)) == [.ask(prompt, [.back(intent: "Water")])])
    _ = machine.handle(rest)
    #expect(machine.handle(.cancelled) == [.abandon, .ask(prompt, [.dropped, .back(intent: "Water")])])
    _ = machine.handle(rest)
    #expect(machine.handle(.failed) == [.ask(prompt, [.back(intent: "Water")])])
    #expect(machine.handle(.cancelled) == [.finish(.cancelled)])
  }

  @Test("A question that came back twice without an answer waits until somebody wants to go on")
  func ignored() {
    var machine = asking()
    for _ in 0..<2 {
      _ = machine.handle(rest)
      #expect(machine.handle(.performed(nil)) == [.ask(prompt, [.back(intent: "Water")])])
    }
    _ = machine.handle(rest)
    #expect(machine.handle(.performed(nil)) == [.finish(.done)])
    #expect(
      machine.handle(.heard(Heard(utterance: "go on", builtIn: .goOn))) == [.ask(prompt, [.back(intent: "Water")])])
  }

  @Test("What else was said in the sentence is done before the question comes back")
  func several() {
    var machine = asking()
    _ = machine.handle(rest, hasMore: true)
    #expect(machine.handle(.performed(nil), hasMore: true) == [.finish(.done)])
    #expect(machine.handle(.rested) == [.ask(prompt, [.back(intent: "Water")])])
  }

  @Test("A question whose choices are gone is looked up anew, and dropped where nothing is left")
  func gone() {
    var machine = asking()
    _ = machine.handle(rest)
    _ = machine.handle(.performed(nil))
    let notices = [Notice.back(intent: "Water")]
    #expect(machine.handle(.gone(notices)).map(\.name) == ["resolve Water.plant"])
    guard case .ask(_, let told) = machine.handle(.resolved(.missing(suggestions: []))).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(told == notices)
  }

  @Test("Where there is nothing at all, nothing is asked; a question that comes back is dropped without a word")
  func nothingAtAll() {
    let bed = DialogState.resolving(Activity(intent: "Move", values: ["plant": Garden.plant("rose")]), parameter: "bed")
    var machine = DialogMachine(Garden.shape, record: DialogRecord(bed))
    #expect(machine.handle(.resolved(.nothing)) == [.finish(.nothingThere)])
    machine = DialogMachine(
      Garden.shape,
      record: DialogRecord(
        .asking(Activity(intent: "Move", values: ["plant": Garden.plant("rose")]), Garden.ask("bed", of: "Move"))))
    _ = machine.handle(.gone([.back(intent: "Move")]))
    #expect(machine.handle(.resolved(.nothing)) == [.finish(.done)])
    #expect(machine.state == .idle)
  }

  @Test("What comes between is dropped if it is interrupted itself, and that is told")
  func oneLevel() {
    var machine = asking()
    _ = machine.handle(.heard(Heard(utterance: "move", commands: [Command(intent: "Move")])))
    _ = machine.handle(.resolved(.missing(suggestions: [])))
    #expect(machine.state.prompt?.intent == "Move")
    _ = machine.handle(rest)
    #expect(machine.handle(.performed(nil)) == [.ask(prompt, [.left(intent: "Move"), .back(intent: "Water")])])
    #expect(machine.record.paused == nil)
  }

  @Test("An intent that waits for an answer is put aside as it is, and is the running one again after that")
  func running() {
    var machine = DialogMachine(Garden.shape, state: .waiting(Activity(intent: "Water"), Garden.request))
    #expect(machine.handle(rest).map(\.name) == ["suspend", "perform Rest"])
    #expect(machine.handle(.performed(nil)) == [.wake, .ask(Garden.request, [.back(intent: "Water")])])
    #expect(
      machine.handle(.heard(Heard(utterance: "yes", answers: [Answer(.confirmed(true), isExact: true)]))) == [
        .resume(.confirmed(true))
      ])
  }

  @Test("There is nothing to go on with where nothing was put aside")
  func nothing() {
    var machine = DialogMachine(Garden.shape)
    #expect(machine.handle(goOn) == [.finish(.nothingToGoOn)])
  }
}

import AppIntents
import ParlanceDialog
import ParlanceLanguage
import Testing

@Suite("The rules of a conversation")
struct DialogMachineTests {
  private func machine(_ state: DialogState = .idle) -> DialogMachine { DialogMachine(Garden.shape, state: state) }

  private func say(_ intent: String, _ bindings: SlotBinding...) -> DialogEvent {
    .heard(Heard(utterance: intent, commands: [Command(intent: intent, bindings: bindings)], isExactCommand: true))
  }

  private func answer(_ content: Answer.Content, isExact: Bool = true, orCommand command: String? = nil) -> DialogEvent
  {
    .heard(
      Heard(
        utterance: "…", answers: [Answer(content, isExact: isExact)],
        commands: command.map { [Command(intent: $0)] } ?? []))
  }

  @Test("What is missing is asked in the order of declaration, and what is optional is not")
  func order() {
    var machine = machine()
    #expect(machine.handle(say("Move")).map(\.name) == ["resolve Move.plant"])
    #expect(machine.handle(.resolved(.missing(suggestions: []))).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.parameter == "plant")
    #expect(machine.handle(answer(.value(Garden.plant("rose")))).map(\.name) == ["resolve Move.bed"])
    _ = machine.handle(.resolved(.resolved(.text("north"))))
    #expect(machine.handle(.resolved(.missing(suggestions: []))).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.parameter == "count")
    #expect(
      machine.handle(answer(.value(.integer(2)))) == [
        .perform(intent: "Move", values: ["plant": Garden.plant("rose"), "bed": .text("north"), "count": .integer(2)])
      ])
  }

  @Test("What was said is looked up in the order of declaration, also what is optional")
  func said() {
    var machine = machine()
    let count = SlotBinding(parameter: "count", text: "two", meaning: .value(.integer(2)))
    let note = SlotBinding(parameter: "note", text: "soon", meaning: .value(.text("soon")))
    #expect(machine.handle(say("Move", count, note)) == [.resolve(intent: "Move", parameter: "note", note)])
    #expect(
      machine.handle(.resolved(.resolved(.text("soon")))) == [.resolve(intent: "Move", parameter: "plant", nil)])
  }

  @Test("One suggestion is still asked")
  func oneSuggestion() {
    var machine = machine()
    _ = machine.handle(say("Water"))
    #expect(machine.handle(.resolved(.missing(suggestions: [Garden.plant("rose")]))).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.choices.map(\.id) == ["rose"])
  }

  @Test("Names that fit several are asked with them, and the choice is taken by its identifier")
  func several() {
    var machine = machine()
    _ = machine.handle(say("Water"))
    _ = machine.handle(.resolved(.ambiguous([Garden.plant("red rose"), Garden.plant("white rose")])))
    #expect(machine.state.prompt?.kind == .disambiguation)
    let white = Garden.plant("white rose")
    #expect(machine.handle(.chosen("white rose")) == [.perform(intent: "Water", values: ["plant": white])])
  }

  @Test("A prompt shows twenty choices and tells how many more there are")
  func manyChoices() {
    let prompt = Garden.ask("plant", of: "Water", (1...23).map { Garden.plant("\($0)") })
    #expect(prompt.choices.count == 20)
    #expect(prompt.more == 3)
    var machine = machine(.asking(Activity(intent: "Water"), prompt))
    let more = DialogEvent.heard(Heard(utterance: "more", builtIn: .more))
    _ = machine.handle(more)
    #expect(machine.state.prompt?.choices.map(\.display.title) == ["21", "22", "23"])
    #expect(machine.state.prompt?.more == 0)
    guard case .ask(_, [.noMore])? = machine.handle(more).last else {
      Issue.record("there are no more pages")
      return
    }
    _ = machine.handle(.heard(Heard(utterance: "back", builtIn: .back)))
    #expect(machine.state.prompt == prompt)
    #expect(machine.handle(.chosen("22")).map(\.name) == ["perform Water"])
  }

  @Test("A single value for a list becomes its only element")
  func list() {
    var machine = machine()
    _ = machine.handle(say("Label"))
    _ = machine.handle(.resolved(.missing(suggestions: [Garden.plant("rose")])))
    #expect(
      machine.handle(.chosen("rose")) == [.perform(intent: "Label", values: ["plants": .list([Garden.plant("rose")])])])
  }

  @Test("A number out of range is asked again, with the range")
  func range() {
    let prompt = Garden.ask("count", of: "Move")
    var machine = machine(.asking(Activity(intent: "Move"), prompt))
    #expect(
      machine.handle(answer(.outOfRange(lower: 1, upper: 9))) == [.ask(prompt, [.outOfRange(lower: 1, upper: 9)])])
    #expect(machine.state.prompt == prompt)
  }

  @Test("None of the choices drops what is going on")
  func refused() {
    var machine = machine(.asking(Activity(intent: "Water"), Garden.ask("plant", of: "Water", [Garden.plant("rose")])))
    #expect(machine.handle(answer(.refused)) == [.finish(.cancelled)])
  }

  // MARK: Creation

  @Test("A name that the vocabulary does not have is looked up before anything is offered")
  func unknownAnswer() {
    var machine = machine(.asking(Activity(intent: "Water"), Garden.ask("plant", of: "Water")))
    #expect(
      machine.handle(answer(.unknown("fern"), isExact: false)) == [
        .resolve(
          intent: "Water", parameter: "plant", SlotBinding(parameter: "plant", text: "fern", meaning: .unknown))
      ])
  }

  @Test("An unknown name is offered to be created, and the activity goes on with the new entity")
  func creation() {
    var machine = machine()
    _ = machine.handle(say("Water"))
    _ = machine.handle(.resolved(.unrecognised(name: "fern", suggestions: [])))
    #expect(machine.state.prompt?.purpose == .creation(type: "Plant", name: "fern"))
    #expect(machine.handle(answer(.confirmed(true))) == [.perform(intent: "Sow", values: ["name": .text("fern")])])
    #expect(
      machine.handle(.performed(Garden.plant("fern"))) == [
        .perform(intent: "Water", values: ["plant": Garden.plant("fern")])
      ])
    #expect(machine.handle(.performed(nil)) == [.finish(.done)])
    #expect(machine.state == .idle)
  }

  @Test("An entity that is not to be created ends it; one that fails to be created as well")
  func creationRefused() {
    var machine = machine()
    _ = machine.handle(say("Water"))
    _ = machine.handle(.resolved(.unrecognised(name: "fern", suggestions: [])))
    #expect(machine.handle(.chosen("no")) == [.finish(.cancelled)])
    _ = machine.handle(say("Water"))
    _ = machine.handle(.resolved(.unrecognised(name: "fern", suggestions: [])))
    _ = machine.handle(.chosen("yes"))
    #expect(machine.handle(.failed) == [.finish(.failed)])
    #expect(machine.state == .idle)
  }

  @Test("A name like the unknown one is offered: a yes takes it, a no leads on to the creation")
  func nearName() {
    let unrecognised = DialogEvent.resolved(
      .unrecognised(name: "fernn", near: [Garden.plant("fern")], suggestions: []))
    var machine = machine()
    _ = machine.handle(say("Water"))
    #expect(machine.handle(unrecognised).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.question == .suggestion("fern"))
    #expect(
      machine.handle(answer(.confirmed(true))) == [.perform(intent: "Water", values: ["plant": Garden.plant("fern")])])
    machine = self.machine()
    _ = machine.handle(say("Water"))
    _ = machine.handle(unrecognised)
    #expect(machine.handle(answer(.confirmed(false))).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.purpose == .creation(type: "Plant", name: "fernn"))
  }

  @Test("Several names like the unknown one are a choice; none of them leads on to the question")
  func nearNames() {
    let beds: [IntentValue] = ["west", "east"].map {
      .entity(EntityReference(typeName: "Bed", id: $0, display: DisplayText(title: $0)))
    }
    var machine = machine(
      .resolving(Activity(intent: "Move", values: ["plant": Garden.plant("rose")]), parameter: "bed"))
    let actions = machine.handle(.resolved(.unrecognised(name: "est", near: beds, suggestions: [])))
    #expect(actions.map(\.name) == ["ask"])
    #expect(machine.state.prompt?.choices.map(\.value) == beds)
    #expect(machine.handle(answer(.refused)) == [.resolve(intent: "Move", parameter: "bed", nil)])
  }

  @Test("Where nothing creates the type the name is told to be unknown, with what there is")
  func noCreator() {
    var machine = machine()
    _ = machine.handle(say("Move", SlotBinding(parameter: "plant", meaning: .value(Garden.plant("rose")))))
    _ = machine.handle(.resolved(.resolved(Garden.plant("rose"))))
    let actions = machine.handle(.resolved(.unrecognised(name: "west", suggestions: [.text("north")])))
    guard case .ask(let prompt, let notices) = actions.last else {
      Issue.record("\(actions)")
      return
    }
    #expect(notices == [.unknownName(type: "Bed", name: "west")])
    #expect(prompt.choices.map(\.value) == [.text("north")])
  }

  @Test("What deletes something is performed after a yes; a change asks anew, a no drops it")
  func destruction() {
    var shape = Garden.shape
    shape.destructive = ["Water"]
    let rose = SlotBinding(parameter: "plant", text: "rose", meaning: .value(Garden.plant("rose")))
    var machine = DialogMachine(shape)
    _ = machine.handle(say("Water", rose))
    #expect(machine.handle(.resolved(.resolved(Garden.plant("rose")))).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.question == .act(["plant": Garden.plant("rose")]))
    var changed = machine
    #expect(machine.handle(answer(.confirmed(true))).map(\.name) == ["perform Water"])
    _ = changed.handle(.heard(Garden.repaired))
    #expect(changed.handle(.resolved(.resolved(Garden.plant("fern")))).map(\.name) == ["ask"])
    #expect(changed.handle(answer(.confirmed(false))) == [.finish(.cancelled)])
  }

  // MARK: Answer or command

  @Test("An exact answer comes before a command, an exact command before a partial answer")
  func precedence() {
    let asking = DialogState.asking(Activity(intent: "Water"), Garden.ask("plant", of: "Water"))
    var machine = machine(asking)
    let rose = Garden.plant("rose")
    #expect(machine.handle(answer(.value(rose), orCommand: "Rest")).map(\.name) == ["perform Water"])
    machine = self.machine(asking)
    #expect(machine.handle(answer(.value(rose), isExact: false, orCommand: "Rest")).map(\.name) == ["perform Water"])
    machine = self.machine(asking)
    var heard = Heard(
      utterance: "…", answers: [Answer(.value(rose), isExact: false)], commands: [Command(intent: "Rest")])
    heard.isExactCommand = true
    #expect(machine.handle(.heard(heard)).map(\.name) == ["perform Rest"])
  }

  @Test("A command comes before a name that nobody knows")
  func commandBeforeGuess() {
    var machine = machine(.asking(Activity(intent: "Water"), Garden.ask("plant", of: "Water")))
    #expect(
      machine.handle(answer(.unknown("rest now"), isExact: false, orCommand: "Rest")).map(\.name) == ["perform Rest"])
  }

  @Test("The same command anew stops an intent that waits for an answer")
  func abandon() {
    var machine = machine(.waiting(Activity(intent: "Water"), Garden.request))
    #expect(machine.handle(say("Water")).map(\.name) == ["abandon", "resolve Water.plant"])
  }

  @Test("Words that answer nothing are asked again, with what was wrong")
  func reprompt() {
    var machine = machine(.waiting(Activity(intent: "Water"), Garden.request))
    #expect(machine.handle(.heard(Heard(utterance: "purple"))) == [.ask(Garden.request, [.yesOrNo])])
    let prompt = Garden.ask("plant", of: "Water")
    machine = self.machine(.asking(Activity(intent: "Water"), prompt))
    #expect(machine.handle(.heard(Heard(utterance: "purple"))) == [.ask(prompt, [.notUnderstood("purple")])])
    #expect(machine.handle(.silence) == [.ask(prompt, [.silence])])
  }

  @Test("Of two commands that are equally likely the chosen one is done")
  func clarification() {
    var machine = machine()
    _ = machine.handle(
      .heard(Heard(utterance: "go", commands: [Command(intent: "Rest"), Command(intent: "Water")])))
    #expect(machine.state.prompt?.choices.map(\.id) == ["Rest", "Water"])
    #expect(machine.handle(.chosen("Water")).map(\.name) == ["resolve Water.plant"])
  }

  @Test("Two readings of one command are told apart by what differs")
  func readings() {
    let commands = ["rose", "fern"].map {
      Command(
        intent: "Water", bindings: [SlotBinding(parameter: "plant", text: $0, meaning: .value(Garden.plant($0)))])
    }
    var machine = machine()
    _ = machine.handle(.heard(Heard(utterance: "go", commands: commands)))
    #expect(machine.state.prompt?.choices.map(\.display.subtitle) == ["rose", "fern"])
    #expect(
      machine.handle(.chosen("2")) == [
        .resolve(intent: "Water", parameter: "plant", commands[1].bindings.first)
      ])
  }

  // MARK: Requests of a running intent

  @Test("A running intent gets each answer in the form that it was given")
  func resume() {
    var machine = machine(.waiting(Activity(intent: "Water"), Garden.request))
    #expect(machine.handle(answer(.confirmed(false))) == [.resume(.confirmed(false))])
    _ = machine.handle(.requested(Garden.ask("plant", of: "Water"), []))
    #expect(machine.handle(answer(.unknown("fern"), isExact: false)) == [.resume(.unknown("fern"))])
    #expect(machine.handle(.requested(Garden.request, [.yesOrNo])) == [.ask(Garden.request, [.yesOrNo])])
  }

  @Test("Several values for a running intent are narrowed by a question")
  func narrowed() {
    let prompt = Prompt(.value, .request, .value, intent: "Water", parameter: "plant")
    var machine = machine(.waiting(Activity(intent: "Water"), prompt))
    let roses = [Garden.plant("red rose"), Garden.plant("white rose")]
    #expect(machine.handle(answer(.several(roses), isExact: false)).map(\.name) == ["ask"])
    #expect(machine.state.prompt?.choices.map(\.value) == roses)
    #expect(machine.state.prompt?.purpose == .request)
    #expect(machine.handle(.chosen("red rose")) == [.resume(.value(roses[0]))])
  }

  @Test("An entity that is gone is told and asked for again; the other values stay")
  func vanished() {
    let values = ["plant": Garden.plant("rose"), "bed": IntentValue.text("north"), "count": .integer(1)]
    var machine = machine(.performing(Activity(intent: "Move", values: values)))
    guard case .ask(let prompt, let notices) = machine.handle(.vanished(parameter: "plant", title: "rose")).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(prompt.parameter == "plant")
    #expect(notices == [.vanished("rose")])
    let fern = Garden.plant("fern")
    #expect(
      machine.handle(answer(.value(fern))) == [
        .perform(intent: "Move", values: values.merging(["plant": fern]) { $1 })
      ])
  }
}

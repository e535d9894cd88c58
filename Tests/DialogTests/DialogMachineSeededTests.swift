import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceTestSupport
import Testing

/// An event after which the state does not fit the actions.
private struct Lost: Error {
  var event: DialogEvent
  var state: DialogState
}

@Suite("Random conversations")
struct DialogMachineSeededTests {
  private static let eventsOfOne = 120

  /// The conversations that are tried: 20,000 events together, or as many as PARLANCE_EVENTS says, rounded up.
  private static let seeds: ClosedRange<Int> = {
    let wanted = ProcessInfo.processInfo.environment["PARLANCE_EVENTS"].flatMap { Int($0) } ?? 20_000
    return 1...max(1, (wanted + eventsOfOne - 1) / eventsOfOne)
  }()

  private func events(_ seed: UInt64) -> [DialogEvent] {
    var random = SeededGenerator(seed: seed)
    return (0..<Self.eventsOfOne).map { _ in random.event() }
  }

  /// Whether an intent runs in the state.
  private func runs(_ state: DialogState) -> Bool { ["performing", "waiting"].contains(state.name) }

  @Test("Any events leave the machine in a state that its last action tells")
  func consistent() throws {
    for seed in Self.seeds {
      var machine = DialogMachine(Garden.shape)
      for event in events(UInt64(seed)) {
        let before = machine.state
        let actions = machine.handle(event)
        switch try #require(actions.last) {
        case .resolve(_, let parameter, _):
          guard case .resolving(_, let resolving) = machine.state else { throw Lost(event: event, state: before) }
          #expect(resolving == parameter)
        case .perform(let intent, let values):
          guard case .performing(let activity) = machine.state else { throw Lost(event: event, state: before) }
          #expect(activity.intent == intent && activity.values == values)
        case .resume: #expect(machine.state.name == "performing")
        case .ask(let prompt, _): #expect(machine.state.prompt == prompt)
        case .finish: #expect(machine.state == .idle || machine.state == before)
        case .undo, .restore: #expect(machine.state == .idle || machine.state.prompt != nil)
        case .redo, .undoLast: #expect(machine.state == .idle)
        case .takeBack: #expect(machine.state.name == "correcting")
        case .abandon, .suspend, .wake, .forget: Issue.record("nothing follows \(actions)")
        }
        #expect(actions.dropLast().allSatisfy { [.abandon, .suspend, .wake, .forget].contains($0) })
      }
    }
  }

  @Test("An intent that runs is never forgotten: it ends, goes on, is put aside or is stopped")
  func abandoned() {
    for seed in Self.seeds {
      var machine = DialogMachine(Garden.shape)
      for event in events(UInt64(seed)) {
        let before = machine.record
        let actions = machine.handle(event)
        var (running, aside) = (runs(before.state), before.paused.map { runs($0.state) } ?? false)
        switch event {
        case .performed, .declined, .failed, .opened: running = false
        case .vanished: running = before.state.name == "waiting"
        default: break
        }
        for action in actions {
          switch action {
          case .abandon: running = false
          case .suspend: (running, aside) = (false, true)
          case .wake: (running, aside) = (true, false)
          case .forget: aside = false
          case .perform: running = true
          default: break
          }
        }
        #expect(running == runs(machine.state), "\(event) in \(before)")
        #expect(aside == (machine.record.paused.map { runs($0.state) } ?? false), "\(event) in \(before)")
      }
    }
  }

  @Test("From every state that can be reached, two cancellations lead to rest")
  func cancellation() {
    for seed in Self.seeds {
      var machine = DialogMachine(Garden.shape)
      for event in events(UInt64(seed)) {
        _ = machine.handle(event)
        var cancelled = machine
        let actions = cancelled.handle(.cancelled)
        #expect(actions.contains(.abandon) == runs(machine.state))
        let isBack = machine.record.paused?.reason == .interrupted
        #expect((cancelled.state == .idle) != isBack)
        if isBack { _ = cancelled.handle(.cancelled) }
        #expect(cancelled.state == .idle)
      }
    }
  }

  @Test("A question is not asked for ever: whoever says nothing that fits comes to rest")
  func patience() {
    for seed in Self.seeds {
      var machine = DialogMachine(Garden.shape)
      for event in events(UInt64(seed)) {
        _ = machine.handle(event)
        guard machine.state.prompt != nil else { continue }
        var tired = machine
        for _ in 1...6 { _ = tired.handle(seed.isMultiple(of: 2) ? .silence : .heard(Heard(utterance: "mumble"))) }
        #expect(tired.state == .idle)
      }
    }
  }

  @Test("The same events give the same actions and state, also from a state that was written and read")
  func deterministic() throws {
    for seed in Self.seeds {
      var (one, other) = (DialogMachine(Garden.shape), DialogMachine(Garden.shape))
      for event in events(UInt64(seed)) {
        let written = try JSONEncoder().encode(other.record)
        other = DialogMachine(Garden.shape, record: try JSONDecoder().decode(DialogRecord.self, from: written))
        #expect(one.handle(event) == other.handle(event))
        #expect(one.record == other.record)
      }
    }
  }
}

/// Random events for the machine.
extension SeededGenerator {
  mutating func pick<Element>(_ elements: [Element], _ otherwise: Element) -> Element {
    elements.randomElement(using: &self) ?? otherwise
  }

  mutating func event() -> DialogEvent {
    switch Int.random(in: 0...12, using: &self) {
    case 0...3: .heard(heard())
    case 4: .chosen(pick(["rose", "fern", "yes", "no", "1", "Rest", "Water", ""], ""))
    case 5: pick([.silence, .cancelled, .declined, .failed, .lookUpFailed], .silence)
    case 6...8: .resolved(resolution())
    case 9: .requested(prompt(), Bool.random(using: &self) ? [.yesOrNo] : [])
    case 10: .performed(Bool.random(using: &self) ? value() : nil)
    case 11:
      pick(
        [
          .gone([.back(intent: "Water")]), .rested, .undone("Water"), .undone(nil), .redone("Water"), .nothingToRestore,
          .again(intent: "Rest", values: [:]),
        ], .silence)
    default: .vanished(parameter: pick(["plant", "bed", "lost"], ""), title: "rose")
    }
  }

  private mutating func value() -> IntentValue {
    pick(
      [Garden.plant("rose"), Garden.plant("fern"), .text("north"), .integer(3), .boolean(true), .list([])], .list([]))
  }

  private mutating func heard() -> Heard {
    var heard = Heard(utterance: "…")
    if Int.random(in: 0...5, using: &self) == 0 { heard.builtIn = BuiltIn.allCases.randomElement(using: &self) }
    if Bool.random(using: &self) { heard.answers = [Answer(content(), isExact: Bool.random(using: &self))] }
    for _ in 0..<Int.random(in: 0...2, using: &self) { heard.commands.append(command()) }
    heard.isExactCommand = Bool.random(using: &self)
    heard.isMistake = Int.random(in: 0...4, using: &self) == 0
    heard.isDoubtedNo = Int.random(in: 0...9, using: &self) == 0
    if Int.random(in: 0...4, using: &self) == 0 {
      heard.repair = Repair(changes: command().bindings, isPlain: Bool.random(using: &self))
      if Bool.random(using: &self) { heard.repair?.answer = content() }
    }
    return heard
  }

  private mutating func command() -> Command {
    var command = Command(intent: pick(["Water", "Move", "Label", "Sow", "Rest", "Lost"], ""))
    for name in ["plant", "bed", "count", "name", "lost"] where Bool.random(using: &self) {
      command.bindings.append(SlotBinding(parameter: name, text: "…", meaning: .unknown))
    }
    return command
  }

  private mutating func content() -> Answer.Content {
    let (one, other) = (value(), value())
    return pick(
      [
        .value(one), .several([one, other]), .confirmed(true), .confirmed(false), .unknown("ivy"), .refused,
        .outOfRange(lower: 1, upper: 2),
      ], .refused)
  }

  private mutating func resolution() -> Resolution {
    let (one, other) = (value(), value())
    return pick(
      [
        .resolved(one), .ambiguous([one, other]), .missing(suggestions: [one]), .missing(suggestions: []),
        .unrecognised(name: "ivy", suggestions: [other]), .unrecognised(name: "ivy", near: [one], suggestions: [other]),
        .unrecognised(name: "ivy", near: [one, other], suggestions: []),
      ], .resolved(one))
  }

  private mutating func prompt() -> Prompt {
    let values = [value(), value()]
    return Prompt(
      pick([.value, .disambiguation, .confirmation], .value), .request, .goOn, intent: "Water",
      parameter: Bool.random(using: &self) ? "plant" : nil, values: values)
  }
}

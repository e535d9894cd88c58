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
  private func events(_ seed: UInt64) -> [DialogEvent] {
    var random = SeededGenerator(seed: seed)
    return (0..<120).map { _ in random.event() }
  }

  /// Whether an intent runs in the state.
  private func runs(_ state: DialogState) -> Bool { ["performing", "waiting"].contains(state.name) }

  @Test("Any events leave the machine in a state that its last action tells")
  func consistent() throws {
    for seed in 1...60 {
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
        case .undo: #expect(machine.state == .idle)
        case .abandon: Issue.record("nothing follows an abandoned intent")
        }
        #expect(actions.dropLast().allSatisfy { $0 == .abandon })
      }
    }
  }

  @Test("An intent that runs is never forgotten: it ends, goes on or is stopped")
  func abandoned() {
    for seed in 1...60 {
      var machine = DialogMachine(Garden.shape)
      for event in events(UInt64(seed)) {
        let before = machine.state
        let actions = machine.handle(event)
        guard runs(before), !runs(machine.state) else { continue }
        switch event {
        case .performed, .declined, .failed, .vanished: break
        default: #expect(actions.first == .abandon, "\(event) in \(before)")
        }
      }
    }
  }

  @Test("From every state that can be reached, a cancellation leads to rest")
  func cancellation() {
    for seed in 1...60 {
      var machine = DialogMachine(Garden.shape)
      for event in events(UInt64(seed)) {
        _ = machine.handle(event)
        var cancelled = machine
        let actions = cancelled.handle(.cancelled)
        #expect(cancelled.state == .idle)
        #expect(actions.last == .finish(machine.state == .idle ? .nothingToCancel : .cancelled))
        #expect(actions.contains(.abandon) == runs(machine.state))
      }
    }
  }

  @Test("The same events give the same actions and state, also from a state that was written and read")
  func deterministic() throws {
    for seed in 1...20 {
      var (one, other) = (DialogMachine(Garden.shape), DialogMachine(Garden.shape))
      for event in events(UInt64(seed)) {
        let written = try JSONEncoder().encode(other.state)
        other = DialogMachine(Garden.shape, state: try JSONDecoder().decode(DialogState.self, from: written))
        #expect(one.handle(event) == other.handle(event))
        #expect(one.state == other.state)
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
    case 11: .undone(Bool.random(using: &self) ? "Water" : nil)
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
        .unrecognised(name: "ivy", suggestions: [other]),
      ], .resolved(one))
  }

  private mutating func prompt() -> Prompt {
    let values = [value(), value()]
    return Prompt(
      pick([.value, .disambiguation, .confirmation], .value), .request, .goOn, intent: "Water",
      parameter: Bool.random(using: &self) ? "plant" : nil, values: values)
  }
}

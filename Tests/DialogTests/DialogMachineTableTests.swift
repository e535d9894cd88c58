import ParlanceDialog
import Testing

@Suite("Each event in each state")
struct DialogMachineTableTests {
  /// What each event leads to: the actions, then the state.
  private static let table: [String: [String: String]] = [
    "idle": [
      "lookUpFailed": "notUnderstood -> idle",
      "words": "notUnderstood -> idle", "answer": "notUnderstood -> idle",
      "command": "resolve Water.plant -> resolving", "either": "ask -> clarifying", "help": "help -> idle",
      "repeat": "again -> idle", "cancel": "nothingToCancel -> idle", "undo": "undo -> idle",
      "chosen": "notUnderstood -> idle", "silence": "silence -> idle", "cancelled": "nothingToCancel -> idle",
      "resolved": "notUnderstood -> idle", "requested": "notUnderstood -> idle", "performed": "notUnderstood -> idle",
      "declined": "cancelled -> idle", "failed": "failed -> idle", "vanished": "notUnderstood -> idle",
      "undone": "undone(\"water\") -> idle",
    ],
    "resolving": [
      "lookUpFailed": "failed -> idle",
      "words": "notUnderstood -> resolving", "answer": "notUnderstood -> resolving",
      "command": "resolve Water.plant -> resolving", "either": "ask -> clarifying", "help": "help -> resolving",
      "repeat": "again -> resolving", "cancel": "cancelled -> idle", "undo": "cancelled -> idle",
      "chosen": "notUnderstood -> resolving", "silence": "silence -> resolving", "cancelled": "cancelled -> idle",
      "resolved": "perform Water -> performing", "requested": "notUnderstood -> resolving",
      "performed": "notUnderstood -> resolving", "declined": "cancelled -> idle", "failed": "failed -> idle",
      "vanished": "notUnderstood -> resolving", "undone": "notUnderstood -> resolving",
    ],
    "asking": [
      "lookUpFailed": "notUnderstood -> asking",
      "words": "ask -> asking", "answer": "perform Water -> performing",
      "command": "resolve Water.plant -> resolving", "either": "ask -> clarifying", "help": "ask -> asking",
      "repeat": "ask -> asking", "cancel": "cancelled -> idle", "undo": "cancelled -> idle",
      "chosen": "ask -> asking", "silence": "ask -> asking", "cancelled": "cancelled -> idle",
      "resolved": "notUnderstood -> asking", "requested": "notUnderstood -> asking",
      "performed": "notUnderstood -> asking", "declined": "cancelled -> idle", "failed": "failed -> idle",
      "vanished": "notUnderstood -> asking", "undone": "notUnderstood -> asking",
    ],
    "clarifying": [
      "lookUpFailed": "notUnderstood -> clarifying",
      "words": "ask -> clarifying", "answer": "ask -> clarifying", "command": "resolve Water.plant -> resolving",
      "either": "ask -> clarifying", "help": "ask -> clarifying", "repeat": "ask -> clarifying",
      "cancel": "cancelled -> idle", "undo": "cancelled -> idle", "chosen": "ask -> clarifying",
      "silence": "ask -> clarifying", "cancelled": "cancelled -> idle", "resolved": "notUnderstood -> clarifying",
      "requested": "notUnderstood -> clarifying", "performed": "notUnderstood -> clarifying",
      "declined": "cancelled -> idle", "failed": "failed -> idle", "vanished": "notUnderstood -> clarifying",
      "undone": "notUnderstood -> clarifying",
    ],
    "performing": [
      "lookUpFailed": "notUnderstood -> performing",
      "words": "notUnderstood -> performing", "answer": "notUnderstood -> performing",
      "command": "abandon, resolve Water.plant -> resolving", "either": "abandon, ask -> clarifying",
      "help": "help -> performing", "repeat": "again -> performing", "cancel": "abandon, cancelled -> idle",
      "undo": "abandon, cancelled -> idle", "chosen": "notUnderstood -> performing",
      "silence": "silence -> performing", "cancelled": "abandon, cancelled -> idle",
      "resolved": "notUnderstood -> performing", "requested": "ask -> waiting", "performed": "done -> idle",
      "declined": "cancelled -> idle", "failed": "failed -> idle", "vanished": "ask -> asking",
      "undone": "notUnderstood -> performing",
    ],
    "waiting": [
      "lookUpFailed": "notUnderstood -> waiting",
      "words": "ask -> waiting", "answer": "resume -> performing",
      "command": "abandon, resolve Water.plant -> resolving", "either": "abandon, ask -> clarifying",
      "help": "ask -> waiting", "repeat": "ask -> waiting", "cancel": "abandon, cancelled -> idle",
      "undo": "abandon, cancelled -> idle", "chosen": "ask -> waiting", "silence": "ask -> waiting",
      "cancelled": "abandon, cancelled -> idle", "resolved": "notUnderstood -> waiting", "requested": "ask -> waiting",
      "performed": "done -> idle", "declined": "cancelled -> idle", "failed": "failed -> idle",
      "vanished": "notUnderstood -> waiting", "undone": "notUnderstood -> waiting",
    ],
  ]

  @Test("Leads where the table says", arguments: Garden.states.keys.sorted())
  func table(state: String) throws {
    for (name, event) in Garden.events {
      var machine = DialogMachine(Garden.shape, state: try #require(Garden.states[state]))
      let actions = machine.handle(event).map(\.name).joined(separator: ", ")
      #expect("\(actions) -> \(machine.state.name)" == Self.table[state]?[name], "\(name) in \(state)")
    }
  }
}

import ParlanceDialog
import Testing

@Suite("Each event in each state")
struct DialogMachineTableTests {
  /// What each event leads to: the actions, then the state.
  private static let table: [String: [String: String]] = [
    "idle": [
      "redo": "redo -> idle", "restore": "restore -> idle", "options": "notUnderstood -> idle",
      "more": "notUnderstood -> idle", "redone": "redone(\"water\") -> idle", "again": "perform Rest -> performing",
      "repair": "notUnderstood -> idle",
      "goOn": "nothingToGoOn -> idle", "other": "perform Rest -> performing",
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
      "redo": "notUnderstood -> resolving", "restore": "notUnderstood -> resolving",
      "options": "notUnderstood -> resolving",
      "more": "notUnderstood -> resolving", "redone": "notUnderstood -> resolving",
      "again": "notUnderstood -> resolving",
      "repair": "notUnderstood -> resolving",
      "goOn": "notUnderstood -> resolving", "other": "perform Rest -> performing",
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
      "redo": "ask -> asking", "restore": "ask -> asking", "options": "ask -> asking", "more": "ask -> asking",
      "redone": "notUnderstood -> asking", "again": "notUnderstood -> asking",
      "repair": "resolve Water.plant -> resolving",
      "goOn": "ask -> asking", "other": "perform Rest -> performing",
      "lookUpFailed": "notUnderstood -> asking",
      "words": "ask -> asking", "answer": "perform Water -> performing",
      "command": "resolve Water.plant -> resolving", "either": "ask -> clarifying", "help": "ask -> asking",
      "repeat": "ask -> asking", "cancel": "cancelled -> idle", "undo": "cancelled -> idle",
      "chosen": "ask -> asking", "silence": "ask -> asking", "cancelled": "cancelled -> idle",
      "resolved": "notUnderstood -> asking", "requested": "notUnderstood -> asking",
      "performed": "notUnderstood -> asking", "declined": "cancelled -> idle", "failed": "failed -> idle",
      "vanished": "notUnderstood -> asking", "undone": "ask -> asking",
    ],
    "clarifying": [
      "redo": "ask -> clarifying", "restore": "ask -> clarifying", "options": "ask -> clarifying",
      "more": "ask -> clarifying", "redone": "notUnderstood -> clarifying", "again": "notUnderstood -> clarifying",
      "repair": "ask -> clarifying",
      "goOn": "ask -> clarifying", "other": "perform Rest -> performing",
      "lookUpFailed": "notUnderstood -> clarifying",
      "words": "ask -> clarifying", "answer": "ask -> clarifying", "command": "resolve Water.plant -> resolving",
      "either": "ask -> clarifying", "help": "ask -> clarifying", "repeat": "ask -> clarifying",
      "cancel": "cancelled -> idle", "undo": "cancelled -> idle", "chosen": "ask -> clarifying",
      "silence": "ask -> clarifying", "cancelled": "cancelled -> idle", "resolved": "notUnderstood -> clarifying",
      "requested": "notUnderstood -> clarifying", "performed": "notUnderstood -> clarifying",
      "declined": "cancelled -> idle", "failed": "failed -> idle", "vanished": "notUnderstood -> clarifying",
      "undone": "ask -> clarifying",
    ],
    "correcting": [
      "redo": "notUnderstood -> correcting", "restore": "notUnderstood -> correcting",
      "options": "notUnderstood -> correcting",
      "more": "notUnderstood -> correcting", "redone": "notUnderstood -> correcting",
      "again": "notUnderstood -> correcting",
      "repair": "notUnderstood -> correcting",
      "goOn": "notUnderstood -> correcting", "other": "perform Rest -> performing",
      "lookUpFailed": "notUnderstood -> correcting",
      "words": "notUnderstood -> correcting", "answer": "notUnderstood -> correcting",
      "command": "resolve Water.plant -> resolving", "either": "ask -> clarifying", "help": "help -> correcting",
      "repeat": "again -> correcting", "cancel": "cancelled -> idle", "undo": "cancelled -> idle",
      "chosen": "notUnderstood -> correcting", "silence": "silence -> correcting", "cancelled": "cancelled -> idle",
      "resolved": "notUnderstood -> correcting", "requested": "notUnderstood -> correcting",
      "performed": "notUnderstood -> correcting", "declined": "cancelled -> idle", "failed": "failed -> idle",
      "vanished": "notUnderstood -> correcting", "undone": "perform Water -> performing",
    ],
    "performing": [
      "redo": "notUnderstood -> performing", "restore": "notUnderstood -> performing",
      "options": "notUnderstood -> performing", "more": "notUnderstood -> performing",
      "redone": "notUnderstood -> performing", "again": "notUnderstood -> performing",
      "repair": "notUnderstood -> performing",
      "goOn": "notUnderstood -> performing", "other": "abandon, perform Rest -> performing",
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
      "redo": "ask -> waiting", "restore": "ask -> waiting", "options": "ask -> waiting",
      "more": "ask -> waiting", "redone": "notUnderstood -> waiting", "again": "notUnderstood -> waiting",
      "repair": "abandon, resolve Water.plant -> resolving",
      "goOn": "ask -> waiting", "other": "suspend, perform Rest -> performing",
      "lookUpFailed": "notUnderstood -> waiting",
      "words": "ask -> waiting", "answer": "resume -> performing",
      "command": "abandon, resolve Water.plant -> resolving", "either": "suspend, ask -> clarifying",
      "help": "ask -> waiting", "repeat": "ask -> waiting", "cancel": "abandon, cancelled -> idle",
      "undo": "abandon, cancelled -> idle", "chosen": "ask -> waiting", "silence": "ask -> waiting",
      "cancelled": "abandon, cancelled -> idle", "resolved": "notUnderstood -> waiting", "requested": "ask -> waiting",
      "performed": "done -> idle", "declined": "cancelled -> idle", "failed": "failed -> idle",
      "vanished": "notUnderstood -> waiting", "undone": "ask -> waiting",
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

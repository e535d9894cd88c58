/// Names of intents and slots as people write them.
enum IntentName {
  /// Whether two names mean the same intent: the suffix `Intent` may be missing on either side.
  static func isSame(_ written: String, _ name: String) -> Bool {
    written == name || written + "Intent" == name || written == name + "Intent"
  }

  /// A slot's name without case, `_` and `-`: `due_date` is `dueDate`.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}

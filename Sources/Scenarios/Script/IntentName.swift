import ParlancePhraseTables

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

  /// What is told of a name that no intent has; `nil` if one has it, or none is known.
  static func unknown(_ written: String, among names: some Sequence<String>) -> String? {
    let names = Array(names)
    guard !names.isEmpty, !names.contains(where: { isSame(written, $0) }) else { return nil }
    // The keys of a catalogue are whole phrases, of which somebody may write the beginning.
    let begun = names.filter { $0.hasPrefix(written + " ") }
    let near = Spelling.nearest(to: written, in: names) ?? (begun.count == 1 ? begun.first : nil)
    return "there is no intent “\(written)”" + (near.map { "; did you mean “\($0)”?" } ?? "")
  }
}

import AppIntents

extension SessionVoice {
  /// What says yes to the question whether something is to be created or added.
  package var wordsForCreating: [String] { words(for: .create) + words(for: .add) }

  /// What says yes to one of the known acts, in the person's language: “order it”.
  func words(for action: ConfirmationActionName) -> [String] {
    guard let name = action.name else { return [] }
    let key = "action.\(name)"
    let words = string(key)
    // A language without a translation has no words of its own.
    return words == key ? [] : words.split(separator: "|").map(String.init)
  }
}

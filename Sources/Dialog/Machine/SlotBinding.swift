import AppIntents

/// What a phrase's slot gives for an intent's parameter; the only place where slot and parameter meet.
package struct SlotBinding: Sendable, Hashable, Codable {
  /// What the words mean for the parameter.
  package enum Meaning: Sendable, Hashable, Codable {
    /// One value.
    case value(IntentValue)
    /// One of these, best first.
    case candidates([IntentValue])
    /// A name that the vocabulary does not have; the entity's query may know it.
    case unknown
    /// A day that no calendar has.
    case noSuchDay
    /// Not this one, but another.
    case other(than: IntentValue)
  }

  /// The parameter's name.
  package var parameter: String
  /// The words as said; `nil` where the phrase itself gives the value.
  package var text: String?
  /// What the words mean.
  package var meaning: Meaning

  /// Makes a binding.
  package init(parameter: String, text: String? = nil, meaning: Meaning) {
    self.parameter = parameter
    self.text = text
    self.meaning = meaning
  }

  /// Both bindings of one list parameter as one; `nil` if they are no lists of values.
  func joined(with other: SlotBinding) -> SlotBinding? {
    guard case .value(.list(let values)) = meaning, case .value(.list(let more)) = other.meaning else { return nil }
    let texts = [text, other.text].compactMap(\.self)
    return SlotBinding(
      parameter: parameter, text: texts.isEmpty ? nil : texts.joined(separator: ", "),
      meaning: .value(.list(values + more)))
  }
}

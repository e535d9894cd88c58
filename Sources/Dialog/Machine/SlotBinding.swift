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
    /// Several, of which not all are known: each means this.
    case parts([SlotBinding])
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

  /// Both bindings of one list parameter as one, the values of this one first.
  func joined(with other: SlotBinding) -> SlotBinding {
    let texts = [text, other.text].compactMap(\.self)
    return SlotBinding(
      parameter: parameter, text: texts.isEmpty ? nil : texts.joined(separator: ", "), parts: parts + other.parts)
  }

  /// Makes a binding of several values: a list where all of them are known.
  init(parameter: String, text: String?, parts: [SlotBinding]) {
    let values = parts.compactMap { if case .value(let value) = $0.meaning { value } else { nil } }
    let meaning: Meaning = values.count == parts.count ? .value(.list(values)) : .parts(parts)
    self.init(parameter: parameter, text: text, meaning: meaning)
  }

  /// What it is made of, each with one value.
  private var parts: [SlotBinding] {
    switch meaning {
    case .parts(let parts): parts
    case .value(.list(let values)):
      values.map { SlotBinding(parameter: parameter, text: values.count == 1 ? text : nil, meaning: .value($0)) }
    case .value, .candidates, .unknown, .noSuchDay, .other: [self]
    }
  }
}

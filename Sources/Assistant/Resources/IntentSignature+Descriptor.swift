import AppIntents
import ParlanceMatching

extension IntentSignature {
  /// What matching needs to know of an intent.
  package init(_ intent: IntentDescriptor) {
    self.init(
      name: intent.name,
      slots: intent.parameters.map { parameter in
        Slot(
          name: parameter.name, type: SlotType(parameter.kind, range: parameter.inclusiveRange),
          isRequired: parameter.isNeeded)
      }, isDestructive: intent.isDestructive)
  }
}

extension SlotType {
  /// What fills a parameter of a kind; `nil` if words cannot.
  init?(_ kind: ValueKind, range: ClosedRange<Double>?) {
    switch kind {
    case .boolean: self = .boolean
    case .integer: self = .integer(range)
    case .number: self = .number(range)
    case .text, .url: self = .text
    case .date, .dateComponents: self = .date
    case .duration: self = .duration
    case .measurement(let dimension): self = .measurement(dimension)
    case .entity(let type): self = .entity(type)
    case .enumeration(let type): self = .enumeration(type)
    case .list(let element): self.init(element, range: range)
    case .unsupported: return nil
    }
  }
}

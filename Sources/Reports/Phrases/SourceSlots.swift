import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

/// The slots of the phrases that are translated, to find those that a translator changed.
struct SourceSlots {
  private var slots: [String: [String: SlotReference]] = [:]

  /// Takes in phrases with their intents.
  init(_ phrases: some Sequence<(intent: String, text: String)>) {
    for (intent, text) in phrases where !text.isEmpty {
      // An intent whose phrases have no slot is known, too.
      slots[intent, default: [:]].merge(Self.slots(in: text).map { ($0.name, $0) }) { first, _ in first }
    }
  }

  /// What is told of a translation with slots that no phrase of its intent has; phrases stand beside each other in turn, so that one may have
  /// slots of its neighbour.
  func faults(in text: String, of intent: String, at place: SourcePosition) -> [Diagnostic] {
    guard let known = slots[intent] else { return [] }
    return Self.slots(in: text).filter { known[$0.name] == nil }.map { slot in
      let near =
        known.keys.sorted().first { $0.hasPrefix(slot.name) } ?? Spelling.nearest(to: slot.name, in: known.keys)
      return Diagnostic(
        .warning, "“\(text)” has \(slot.written), which no phrase of “\(intent)” has that is translated", at: place,
        fix: near.flatMap { known[$0] }.map { "did you mean \($0.written)?" }
          ?? "take a slot that is there, as it is written there")
    }
  }

  private static func slots(in text: String) -> [SlotReference] {
    guard let expression = try? TemplateParser.parse(TemplateText.fromOutside(text)) else { return [] }
    var slots: [SlotReference] = []
    expression.forEachReference { _ in
    } slot: {
      slots.append($0)
    }
    return slots
  }
}

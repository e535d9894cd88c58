import ParlanceArchives
import ParlanceDiagnostics

/// A few templates with what fills their slots, ready to be read from any place in an utterance.
package struct TemplateSet: Sendable {
  private let automaton: Automaton
  private let recognizers: [any SpanRecognizer]

  /// Compiles the templates.
  ///
  /// Throws for the first fault: an unknown rule, a slot that no recogniser of that name fills, a template that is too large.
  package init(
    _ entries: [(expression: Expression, payload: Int)], rules: [String: Expression] = [:],
    tokenize: @escaping (String) -> [Token], recognizers: [String: any SpanRecognizer] = [:]
  ) throws(Diagnostic) {
    let names = recognizers.keys.sorted()
    let scope = TemplateScope(identity: 0, rule: { rules[$0] }) { slot throws(Diagnostic) in
      guard let number = names.firstIndex(of: slot.list) else {
        throw Diagnostic(.error, "there is no list or type called “\(slot.list)”")
      }
      return number
    }
    var builder = AutomatonBuilder(tokenize: tokenize)
    for entry in entries { try builder.add(entry.expression, payload: entry.payload, in: scope) }
    automaton = builder.build()
    self.recognizers = names.compactMap { recognizers[$0] }
  }

  /// Reads a set; `recognizers` fill its slots, in the order of the names that they had when it was compiled.
  package init(from archive: inout ArchiveReader, recognizers: [any SpanRecognizer]) throws(ArchiveError) {
    automaton = try Automaton(from: &archive)
    self.recognizers = recognizers
  }

  /// The words that texts of the templates can hold; `nil` if something fills a slot of theirs.
  package var words: [String]? { hasSlots ? nil : automaton.words }

  /// Whether its templates hold slots, of which is not known which words fill them.
  package var hasSlots: Bool { automaton.hasSlots }

  /// Writes the set without what fills its slots.
  package func write(to archive: inout ArchiveWriter) { automaton.write(to: &archive) }

  /// The readings from `start`, best first: of the whole rest, or of any part that begins there.
  package func matches(_ tokens: [Token], from start: Int = 0, toEnd: Bool = true) -> [Derivation] {
    // Most words are none of them, and nobody asks how near they came.
    var request = Automaton.Request()
    (request.start, request.toEnd) = (start, toEnd)
    return automaton.recognize(tokens, request, recognizers: recognizers) { _, _ in true }.derivations
  }
}

extension Derivation {
  /// The capture of a slot; the first if there are several.
  package func capture(_ slot: String) -> Capture? { captures.first { $0.slot == slot } }
}

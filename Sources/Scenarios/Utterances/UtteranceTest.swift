import ParlanceAssistant
import ParlanceDiagnostics
import ParlancePhraseTables

/// One sentence and what it must be understood as.
package struct UtteranceTest: Sendable, Hashable {
  /// What a sentence must be understood as.
  package enum Expectation: Sendable, Hashable {
    /// An intent with exactly these slots, any of whose values will do; those that the context gives may be missing, and have one of theirs.
    case intent(String, slots: [String: [ScalarValue]], contextSlots: [String: [ScalarValue]])
    /// An intent that needs a value which the sentence lacks; `nil` for any intent. With slots it has exactly these, as above.
    case asks(
      String, intent: String?, slots: [String: [ScalarValue]]? = nil, contextSlots: [String: [ScalarValue]] = [:])
    /// An intent that is only offered, with exactly these slots, as above.
    case offered(String, slots: [String: [ScalarValue]], contextSlots: [String: [ScalarValue]] = [:])
    /// Nothing.
    case nothing
  }

  /// The sentence.
  package var text: String

  /// The locale, if the file says one.
  package var locale: String?

  /// Facts about the moment.
  package var context: [String: ScalarValue]

  /// Whether a recogniser of speech heard it, so that its words may be others that sound alike.
  package var isHeard: Bool

  /// What it must be understood as.
  package var expectation: Expectation

  /// Where the sentence is written.
  package var position: SourcePosition

  /// Makes a test.
  package init(
    text: String, locale: String? = nil, context: [String: ScalarValue] = [:], isHeard: Bool = false,
    expectation: Expectation, position: SourcePosition
  ) {
    self.text = text
    self.locale = locale
    self.context = context
    self.isHeard = isHeard
    self.expectation = expectation
    self.position = position
  }
}

// What no test can hold, since nothing that is said is so long.
extension UtteranceTest {
  /// What is wrong with a text that is longer than anything that is taken for speech; `nil` if it is not.
  static func tooLong(_ text: String) -> String? {
    let bytes = text.utf8.count
    return bytes > Utterance.longest
      ? "the text has \(bytes) bytes, more than the \(Utterance.longest) of an utterance" : nil
  }

  /// What to do about it.
  static let shorter = "say less at once, or leave the test out"
}

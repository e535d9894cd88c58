import Foundation

/// What a value or a text must be like.
public struct ValueExpectation: Sendable, CustomStringConvertible {
  /// The expectation in words.
  public let description: String

  private let holds: @Sendable ([String]) -> Bool

  private init(_ description: String, _ holds: @escaping @Sendable ([String]) -> Bool) {
    self.description = description
    self.holds = holds
  }

  /// Whether the texts of a value fulfil it: one text, or one for each element of a list; none where there is no value.
  func isFulfilled(by texts: [String]) -> Bool { holds(texts) }

  /// Exactly this text; of an entity its title, of an enumeration its raw value, of a date ISO 8601.
  public static func equals(_ text: String) -> ValueExpectation {
    ValueExpectation("“\(text)”") { $0 == [text] }
  }

  /// Exactly these texts, in this order: the elements of a list.
  public static func equals(_ texts: [String]) -> ValueExpectation {
    ValueExpectation(texts.map { "“\($0)”" }.joined(separator: ", ")) { $0 == texts }
  }

  /// Exactly this number.
  public static func equals(_ number: Double) -> ValueExpectation {
    ValueExpectation("\(number)") { texts in texts.count == 1 && texts.first.flatMap { Double($0) } == number }
  }

  /// Exactly this truth value.
  public static func equals(_ flag: Bool) -> ValueExpectation {
    ValueExpectation("\(flag)") { $0 == ["\(flag)"] }
  }

  /// A text with this part, or a list of which an element has it.
  public static func contains(_ part: String) -> ValueExpectation {
    ValueExpectation("something with “\(part)”") { $0.contains { $0.contains(part) } }
  }

  /// A text that the regular expression matches as a whole; a pattern that is none matches nothing.
  public static func matches(_ pattern: String) -> ValueExpectation {
    ValueExpectation("something like /\(pattern)/") { texts in
      guard let pattern = try? Regex(pattern), let text = texts.first, texts.count == 1 else { return false }
      return (try? pattern.wholeMatch(in: text)) != nil
    }
  }

  /// A number within bounds.
  public static func within(_ bounds: ClosedRange<Double>) -> ValueExpectation {
    ValueExpectation("a number of \(bounds.lowerBound) to \(bounds.upperBound)") { texts in
      texts.count == 1 && texts.first.flatMap { Double($0) }.map(bounds.contains) ?? false
    }
  }

  /// Any value.
  public static var anything: ValueExpectation { ValueExpectation("any value") { !$0.isEmpty } }

  /// No value.
  public static var nothing: ValueExpectation { ValueExpectation("no value") { $0.isEmpty } }
}

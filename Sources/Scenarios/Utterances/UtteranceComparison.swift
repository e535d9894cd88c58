import Foundation
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports

/// Holds what became of a sentence against what a test expects; pure.
struct UtteranceComparison {
  private let test: UtteranceTest
  private let result: MatchResult
  private let report: MatchReport
  private let timeZone: TimeZone

  /// How the sentence was misunderstood; nothing if it was understood.
  ///
  /// `locale` is that of the tables.
  static func failures(
    of test: UtteranceTest, _ result: MatchResult, locale: String, calendar: Calendar
  ) -> [TestFailure] {
    let report = MatchReport(result, utterance: test.text, locale: locale, calendar: calendar)
    let comparison = UtteranceComparison(test: test, result: result, report: report, timeZone: calendar.timeZone)
    return comparison.failure.map { [$0] } ?? []
  }

  private var failure: TestFailure? {
    switch test.expectation {
    case .nothing:
      guard result.decision != .none else { return nil }
      return fail(result.isOffer ? "offered, but should not" : "matched, but should not")
    case .asks(let parameter, let intent, let slots, let contextSlots):
      guard let match else { return fail(unmatched) }
      if let intent, !IntentName.isSame(intent, match.intent) { return fail("wrong intent") }
      let name = IntentName.folded(parameter)
      guard match.missing.contains(where: { IntentName.folded($0) == name }) else {
        return fail(unasked(name, match))
      }
      return slots.map { isSame($0, match, contextSlots) } ?? true ? nil : fail("wrong slots")
    case .intent(let name, let slots, let contextSlots):
      guard let match else { return fail(unmatched) }
      return failure(of: match, name, slots, contextSlots)
    case .offered(let name, let slots, let contextSlots):
      guard let offer else {
        return fail(result.decision == .match ? "understood, and not only offered" : "not offered")
      }
      return failure(of: offer, name, slots, contextSlots)
    }
  }

  private func failure(
    of match: Match, _ name: String, _ slots: [String: [ScalarValue]], _ contextSlots: [String: [ScalarValue]]
  ) -> TestFailure? {
    guard IntentName.isSame(name, match.intent) else { return fail("wrong intent") }
    return isSame(slots, match, contextSlots) ? nil : fail("wrong slots")
  }

  /// What is asked for in place of what the test wants.
  private func unasked(_ name: String, _ match: Match) -> String {
    guard !match.missing.isEmpty else { return "nothing would be asked for" }
    let near = Spelling.nearest(to: name, in: match.missing).map { "; did you mean “\($0)”?" } ?? ""
    return "something else would be asked for, “\(match.missing.joined(separator: "”, “"))”\(near)"
  }

  private var match: Match? { result.decision == .match ? result.matches.first : nil }

  private var offer: Match? { result.isOffer ? result.matches.first : nil }

  /// Why there is no match.
  private var unmatched: String {
    if result.isOffer { return "only offered" }
    return result.decision == .ambiguous ? "ambiguous" : "did not match"
  }

  private func fail(_ message: String) -> TestFailure {
    TestFailure(
      line: test.position.line, "\(message): “\(test.text)”", expected: expected,
      got: result.decision == .none ? "none" : report.text, why: why)
  }

  /// What `explain` says of the best candidates.
  private var why: String {
    Self.why(report)
  }

  /// The beginning of what `explain` says.
  static func why(_ report: MatchReport) -> String {
    let lines = report.explanation.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(mostReasons).joined(separator: "\n")
  }

  /// The most lines of reasons that a failure tells.
  private static var mostReasons: Int { 14 }

  private var expected: String {
    switch test.expectation {
    case .nothing: "none"
    case .asks(let parameter, let intent, let slots, _):
      ([intent ?? "an intent"] + written(slots ?? [:]) + ["\(parameter)?"]).joined(separator: " ")
    case .intent(let name, let slots, let contextSlots):
      call(name, slots, contextSlots)
    case .offered(let name, let slots, let contextSlots): "an offer: " + call(name, slots, contextSlots)
    }
  }

  private func call(
    _ name: String, _ slots: [String: [ScalarValue]], _ contextSlots: [String: [ScalarValue]]
  ) -> String {
    ([name] + written(slots) + written(contextSlots, from: "context:")).joined(separator: " ")
  }

  private func written(_ slots: [String: [ScalarValue]], from source: String = "") -> [String] {
    slots.sorted { $0.key < $1.key }.map { slot in
      source + "\(slot.key)=" + slot.value.map { ValueText.quoted($0.text) }.joined(separator: "|")
    }
  }

  private func isSame(
    _ expected: [String: [ScalarValue]], _ match: Match, _ contextSlots: [String: [ScalarValue]]
  ) -> Bool {
    var got: [String: [Match.Slot]] = [:]
    for slot in match.slots { got[IntentName.folded(slot.name), default: []].append(slot) }
    for (name, values) in expected {
      let folded = IntentName.folded(name)
      guard let slots = got.removeValue(forKey: folded) else { return false }
      guard slots.allSatisfy({ slot in values.contains { isSame($0, slot) } }) else { return false }
    }
    return got.allSatisfy { name, slots in
      let values = contextSlots.first { IntentName.folded($0.key) == name }?.value
      return slots.allSatisfy { slot in values?.contains { isSame($0, slot) } ?? false }
    }
  }

  private func isSame(_ expected: ScalarValue, _ slot: Match.Slot) -> Bool {
    switch slot.value {
    case .names(let entries):
      guard !entries.isEmpty else { return isSameText(expected.text, slot.text ?? "") }
      return entries.contains { isSameText(expected.text, $0.title) || expected.text == $0.id }
    case .scalar(.list(let values)):
      return values.contains { isSameText(expected.text, $0.text) }
    case .scalar(let value): return isSameText(expected.text, value.text)
    case .text(let text): return isSameText(expected.text, text)
    case .integer(let number): return Double(expected.text) == Double(number)
    case .number(let number): return Double(expected.text) == number
    case .boolean(let flag): return expected.text.lowercased() == (flag ? "true" : "false")
    case .instant(let seconds, _):
      return LocalMoment.date(expected.text, in: timeZone) == Date(timeIntervalSinceReferenceDate: seconds)
    case .noSuchDay: return isSameText(expected.text, slot.text ?? "")
    case .duration(let seconds):
      if ISOText.duration(seconds: seconds) == expected.text || Double(expected.text) == seconds { return true }
      return ShortDuration.read(expected.text).map { $0 / .seconds(1) } == seconds
    case .measured(let number, let unit):
      return isSameText(expected.text, "\(ValueText.number(number)) \(unit)")
    }
  }

  /// Without case and the white space at the ends, as hassil's communities compare.
  private func isSameText(_ left: String, _ right: String) -> Bool {
    TextLines.trimmed(left).lowercased() == TextLines.trimmed(right).lowercased()
  }
}

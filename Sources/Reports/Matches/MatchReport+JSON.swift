import Foundation
import ParlanceDiagnostics
import ParlanceJSONText
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension MatchReport {
  /// The version of the keys: it changes when one is taken away or means something else.
  package static let version = 1

  /// One line of JSON without a line break; `id` is that of the input line. What is not known is `null`.
  package func json(id: JSONNode? = nil) -> String {
    var writer = JSONWriter(capacity: 1024)
    writer.beginObject()
    writer.member("v", Self.version)
    writer.key("id")
    if let id { writer.value(id) } else { writer.null() }
    writer.member("utterance", utterance)
    writer.member("locale", locale)
    writer.member("decision", result.decision.rawValue)
    writer.key("matches")
    writer.beginArray()
    for (place, match) in result.matches.enumerated() { write(match, at: place, to: &writer) }
    writer.endArray()
    writer.key("nearest")
    write(result.nearest, to: &writer)
    writer.member("why", result.why?.code ?? (ruledOut == nil ? nil : ruledOutSentence))
    writeRuledOut(to: &writer)
    writer.endObject()
    return writer.line
  }

  private func write(_ match: Match, at place: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("intent", match.intent)
    writer.member("score", match.score)
    writer.member("how", match.how.rawValue)
    writer.member("phrase", match.phrase)
    writer.key("source")
    write(match.source, to: &writer)
    writer.key("slots")
    writer.beginObject()
    var names: Set<String> = []
    for slot in match.slots where names.insert(slot.name).inserted {
      writer.key(named: slot.name)
      write(match.slots.filter { $0.name == slot.name }, to: &writer)
    }
    writer.endObject()
    writer.key("missing")
    writer.beginArray()
    for name in match.missing { writer.value(name) }
    writer.endArray()
    writer.key("deviations")
    writer.beginArray()
    for deviation in match.deviations { write(deviation, to: &writer) }
    writer.endArray()
    writer.member("response", match.response)
    writer.member("why", match.unknownName.map { WhyNot.unknownName($0).code })
    writer.member("offered", match.isOffered)
    writeDetails(of: match, at: place, to: &writer)
    writer.endObject()
  }

  private func write(_ deviation: Deviation, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", String(describing: deviation.kind))
    writer.member("start", deviation.scalars.lowerBound)
    writer.member("end", deviation.scalars.upperBound)
    writer.member("word", deviation.word)
    writer.member("points", deviation.points)
    writer.endObject()
  }

  /// A slot; where it is filled more than once, the first with all of them as its items.
  private func write(_ slots: [Match.Slot], to writer: inout JSONWriter) {
    guard let slot = slots.first else { return writer.null() }
    writer.beginObject()
    writeContent(of: slot, to: &writer)
    if slot.text != nil {
      writer.key("items")
      if slots.count > 1 {
        writer.beginArray()
        for item in slots {
          writer.beginObject()
          writeContent(of: item, to: &writer)
          writer.endObject()
        }
        writer.endArray()
      } else {
        writer.null()
      }
    }
    writer.endObject()
  }

  private func writeContent(of slot: Match.Slot, to writer: inout JSONWriter) {
    guard let text = slot.text else {
      writer.key("value")
      return write(slot.value, to: &writer)
    }
    writer.member("text", text)
    writer.key("value")
    write(slot.value, to: &writer)
    writer.member("type", slot.type?.name)
    writer.member("start", slot.range?.lowerBound)
    writer.member("end", slot.range?.upperBound)
    writer.key("candidates")
    guard case .names(let entries) = slot.value else { return writer.null() }
    writer.beginArray()
    for entry in entries {
      writer.beginObject()
      writer.member("id", entry.id)
      writer.member("title", entry.title)
      writer.member("subtitle", entry.subtitle)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ value: SlotValue, to writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.value(text)
    case .scalar(let scalar): write(scalar, to: &writer)
    case .integer(let number): writer.value(number)
    case .number(let number): writer.value(number)
    case .instant(let seconds, let precision):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      writer.value(precision.hasTime ? dates.instant(date) : dates.day(date))
    case .noSuchDay: writer.null()
    case .duration(let seconds): writer.value(ISOText.duration(seconds: seconds))
    case .measured(let number, let unit): writer.value("\(ValueText.number(number)) \(unit)")
    case .boolean(let flag): writer.value(flag)
    case .names(let entries): writer.value(entries.count == 1 ? entries.first?.id : nil)
    }
  }

  /// A value as its table writes it; a map has its keys in alphabetical order.
  func write(_ value: ScalarValue, to writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.value(text)
    case .integer(let number): writer.value(number)
    case .number(let number): writer.value(number)
    case .boolean(let flag): writer.value(flag)
    case .list(let values):
      writer.beginArray()
      for value in values { write(value, to: &writer) }
      writer.endArray()
    case .map(let values):
      writer.beginObject()
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        writer.key(named: key)
        write(value, to: &writer)
      }
      writer.endObject()
    }
  }

  private func write(_ nearest: MatchResult.Nearest?, to writer: inout JSONWriter) {
    guard let nearest else { return writer.null() }
    writer.beginObject()
    writer.member("phrase", nearest.phrase)
    writer.key("source")
    write(nearest.source, to: &writer)
    writer.member("word", nearest.word)
    writer.endObject()
  }

  /// A place as an object; line and column count from 1.
  func write(_ source: SourcePosition, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("file", source.file)
    writer.member("line", source.line)
    writer.member("column", source.column)
    writer.endObject()
  }
}

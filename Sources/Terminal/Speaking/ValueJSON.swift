import AppIntents
import Foundation
import ParlanceJSONText
import ParlanceReports

/// A value of an intent as JSON: `{"type","value","title"}`.
///
/// `type` is `boolean`, `integer`, `number`, `text`, `date`, `dateComponents`, `duration`, `measurement`, `url`, `list`, or the Swift
/// name of an entity or enumeration, whose `value` is its identifier and whose `title` is what people call it.
package struct ValueJSON: Sendable {
  private let timeZone: TimeZone

  /// Makes a writer whose dates are in `timeZone`.
  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  /// Writes a value.
  package func write(_ value: IntentValue, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", type(of: value))
    writer.key("value")
    writeContent(of: value, to: &writer)
    writer.member("title", title(of: value))
    writer.endObject()
  }

  private func type(of value: IntentValue) -> String {
    switch value {
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .text: "text"
    case .date: "date"
    case .dateComponents: "dateComponents"
    case .duration: "duration"
    case .measurement: "measurement"
    case .url: "url"
    case .entity(let entity): entity.typeName
    case .enumeration(let element): element.typeName
    case .list: "list"
    }
  }

  private func title(of value: IntentValue) -> String? {
    switch value {
    case .entity(let entity): entity.display.title
    case .enumeration(let element): element.display.title
    default: nil
    }
  }

  private func writeContent(of value: IntentValue, to writer: inout JSONWriter) {
    switch value {
    case .boolean(let flag): writer.value(flag)
    case .integer(let number): writer.value(number)
    case .number(let number): writer.value(number)
    case .text(let text): writer.value(text)
    case .date(let date):
      writer.value(date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone)))
    case .dateComponents(let components): writer.value(ISOText.components(components))
    case .duration(let duration): writer.value(ISOText.duration(duration))
    case .measurement(let measured): writer.value(measured.description)
    case .url(let url): writer.value(url.absoluteString)
    case .entity(let entity): writer.value(entity.id)
    case .enumeration(let element): writer.value(element.rawValue)
    case .list(let elements):
      writer.beginArray()
      for element in elements { write(element, to: &writer) }
      writer.endArray()
    }
  }
}

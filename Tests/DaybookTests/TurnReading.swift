import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceJSONText
import ParlanceScenarios

/// Reads a turn back from its line of JSON.
enum TurnReading {
  /// A line that is no turn.
  struct Fault: Error {
    /// What is wrong with it.
    var message: String
  }

  /// The turn that the line tells.
  static func turn(_ line: String) throws -> Turn {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.parse(line)
    } catch {
      throw Fault(message: "“\(line)” is no JSON: \(error)")
    }
    guard let state = node["state"]?.string.flatMap(Turn.State.init) else {
      throw Fault(message: "“\(line)” has no known state")
    }
    return Turn(
      number: node["turn"]?.integer ?? 0, session: try text("session", of: node), locale: try text("locale", of: node),
      utterance: node["utterance"]?.string, state: state,
      performed: try (node["performed"]?.array ?? []).map(performed), spoken: try text("spoken", of: node),
      displayed: try text("displayed", of: node), prompt: try node["prompt"].flatMap(prompt),
      failure: try node["error"].flatMap(failure))
  }

  private static func text(_ key: String, of node: JSONNode) throws -> String {
    guard let text = node[key]?.string else { throw Fault(message: "“\(key)” is missing or no text") }
    return text
  }

  private static func performed(_ node: JSONNode) throws -> Turn.Performed {
    Turn.Performed(
      intent: try text("intent", of: node),
      parameters: try (node["parameters"]?.object?.members ?? []).map { ($0.key, try value($0.value)) },
      value: nil, error: node["error"]?.string)
  }

  private static func value(_ node: JSONNode) throws -> IntentValue {
    let type = try text("type", of: node)
    guard let content = node["value"] else { throw Fault(message: "a value of \(type) has no “value”") }
    let text = content.string ?? ""
    switch type {
    case "text": return .text(text)
    case "boolean": return .boolean(content.bool ?? false)
    case "integer": return .integer(content.integer ?? 0)
    case "number": return .number(content.number ?? 0)
    case "date":
      return .date(try Date(text, strategy: Date.ISO8601FormatStyle(timeZoneSeparator: .colon)))
    case "list": return .list(try (content.array ?? []).map(value))
    case "duration":
      guard text.hasPrefix("PT"), let duration = ShortDuration.read(text.dropFirst(2).lowercased()) else {
        throw Fault(message: "“\(text)” is no duration")
      }
      return .duration(duration)
    case "dateComponents":
      // Only what a scenario can tell of them is compared.
      return .dateComponents(try components(text))
    case "url": throw Fault(message: "no intent of Daybook takes a \(type)")
    default:
      // A case of an enumeration is written as an entity is: its raw value stands for the identifier.
      let title = node["title"]?.string ?? text
      return .entity(EntityReference(typeName: type, id: text, display: DisplayText(title: title)))
    }
  }

  /// The components of a day, or of a day and a time, as they are written.
  private static func components(_ text: String) throws -> DateComponents {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { throw Fault(message: "“\(text)” is no day") }
    var components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    if numbers.count == 5 { (components.hour, components.minute) = (numbers[3], numbers[4]) }
    return components
  }

  private static func prompt(_ node: JSONNode) throws -> Turn.OpenPrompt? {
    guard !node.isNull else { return nil }
    guard let kind = Turn.OpenPrompt.Kind(rawValue: try text("kind", of: node)) else {
      throw Fault(message: "there is no such kind of prompt")
    }
    return Turn.OpenPrompt(
      kind: kind, intent: node["intent"]?.string, parameter: node["parameter"]?.string,
      choices: try (node["choices"]?.array ?? []).map { choice in
        Turn.OpenPrompt.Choice(
          id: try text("id", of: choice), title: try text("title", of: choice), subtitle: choice["subtitle"]?.string)
      }, more: node["more"]?.integer ?? 0)
  }

  private static func failure(_ node: JSONNode) throws -> Turn.Failure? {
    guard !node.isNull else { return nil }
    return Turn.Failure(
      code: try text("code", of: node), message: try text("message", of: node), id: node["id"]?.string)
  }
}

import ParlanceAssistant
import ParlanceJSONText

/// An utterance that plain text cannot carry, as one line of JSON: `{"text":"add milk","context":{"room":"kitchen"}}`.
enum SpokenLine {
  /// A fault, at a column of the text.
  struct Fault: Error {
    /// What is wrong, without the place and without a full stop.
    var message: String
    /// Counted from 1 in the text that was read, which need not begin the line.
    var column: Int
    /// What to write instead; `nil` where there is nothing to propose.
    var fix: String?
  }

  /// Reads an object with `text` and, where wanted, `context` and `alternatives`.
  static func read(_ text: String) throws(Fault) -> Utterance {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.parse(text)
    } catch {
      throw Fault(message: "this is no JSON: \(error.message)", column: error.column, fix: error.fix)
    }
    guard let object = node.object, let said = node["text"]?.string else {
      throw Fault(message: "the object has no “text”", column: 1, fix: "write {\"text\": \"…\"}")
    }
    var utterance = Utterance(said)
    for member in object.members where member.key != "text" {
      let fault = Fault(message: "“\(member.key)” cannot be used here", column: member.keyPosition.column)
      switch member.key {
      case "context":
        for fact in member.value.object?.members ?? [] {
          guard let value = fact.value.string else { throw fault }
          utterance.context[fact.key] = value
        }
        guard member.value.object != nil else { throw fault }
      case "alternatives":
        guard let alternatives = member.value.array else { throw fault }
        for alternative in alternatives {
          guard let text = alternative["text"]?.string else { throw fault }
          utterance.alternatives.append(.init(text: text, confidence: alternative["confidence"]?.number))
        }
      default: throw fault
      }
    }
    return utterance
  }

  /// Writes an utterance: as it is where that reads back the same, else as JSON.
  static func text(_ utterance: Utterance) -> String {
    let isPlain = utterance.context.isEmpty && utterance.alternatives.isEmpty && !utterance.text.hasPrefix("{")
    if isPlain, TextLines.trimmed(utterance.text) == utterance.text, !utterance.text.isEmpty,
      !utterance.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      return utterance.text
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("text", utterance.text)
    if !utterance.context.isEmpty {
      writer.key("context")
      writer.beginObject()
      for (name, value) in utterance.context.sorted(by: { $0.key < $1.key }) {
        writer.key(named: name)
        writer.value(value)
      }
      writer.endObject()
    }
    if !utterance.alternatives.isEmpty {
      writer.key("alternatives")
      writer.beginArray()
      for alternative in utterance.alternatives {
        writer.beginObject()
        writer.member("text", alternative.text)
        if let confidence = alternative.confidence { writer.member("confidence", confidence) }
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
    return writer.line
  }
}

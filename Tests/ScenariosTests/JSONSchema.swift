import Foundation
import ParlanceJSONText

/// As much of JSON Schema as the schemas of files that people write need.
struct JSONSchema {
  private let root: JSONNode

  /// Reads one of the schemas of the documentation.
  init(named name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../Documentation/Schemas/\(name).schema.json")
    root = try JSONReader.parse(try String(contentsOf: file, encoding: .utf8))
  }

  /// Whether a document is as the schema has it.
  func accepts(_ text: String) throws -> Bool { accepts(try JSONReader.parse(text), root) }

  private func accepts(_ node: JSONNode, _ schema: JSONNode) -> Bool {
    if let reference = schema["$ref"]?.string, let target = target(of: reference), !accepts(node, target) {
      return false
    }
    if let types = schema["type"], !(types.array ?? [types]).contains(where: { isOf($0.string ?? "", node) }) {
      return false
    }
    if let values = schema["enum"]?.array, !values.contains(where: { $0.value == node.value }) { return false }
    if let most = schema["exclusiveMinimum"]?.number, let number = node.number, number <= most { return false }
    if let any = schema["anyOf"]?.array, !any.contains(where: { accepts(node, $0) }) { return false }
    if let one = schema["oneOf"]?.array, one.count(where: { accepts(node, $0) }) != 1 { return false }
    if let required = schema["required"]?.array, node.object != nil,
      !required.allSatisfy({ node[$0.string ?? ""] != nil })
    {
      return false
    }
    if let items = node.array {
      if let least = schema["minItems"]?.integer, items.count < least { return false }
      if let inner = schema["items"], !items.allSatisfy({ accepts($0, inner) }) { return false }
    }
    return (node.object?.members ?? []).allSatisfy { member in
      if let own = schema["properties"]?[member.key] { return accepts(member.value, own) }
      guard let other = schema["additionalProperties"] else { return true }
      return other.bool ?? accepts(member.value, other)
    }
  }

  private func target(of reference: String) -> JSONNode? {
    reference.split(separator: "/").dropFirst().reduce(root) { $0?[String($1)] }
  }

  private func isOf(_ type: String, _ node: JSONNode) -> Bool {
    switch node.value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number: type == "number" || type == "integer" && node.integer != nil
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}

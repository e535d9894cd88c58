import ParlanceDiagnostics
import ParlanceTemplates

extension Expression {
  /// The template as hassil writes it.
  var written: String {
    switch self {
    case .text(let text): Self.escaped(text)
    case .rule(let name): "<\(name)>"
    case .slot(let slot): slot.written
    case .sequence(let items): items.map { $0.isGroup ? "(\($0.written))" : $0.written }.joined()
    case .permutation(let items): "(" + items.map { Self.trimmed($0.written) }.joined(separator: "; ") + ")"
    case .alternatives(let items):
      if items.contains(where: \.isEmpty) {
        "[" + items.filter { !$0.isEmpty }.map(\.written).joined(separator: "|") + "]"
      } else {
        "(" + items.map(\.written).joined(separator: "|") + ")"
      }
    }
  }

  /// Whether it is a sequence within another one, whose parts would run together.
  private var isGroup: Bool {
    if case .sequence = self { true } else { false }
  }

  private static func trimmed(_ text: String) -> String {
    String(String(text.drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "()[]{}<>|@;\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

extension SlotReference {
  /// The slot as hassil writes it.
  var written: String {
    let list = self.list + (isRepeated ? "+" : "")
    let name = (isCapture ? "@" : "") + self.name
    return range == nil && self.name == self.list && !isCapture ? "{\(list)}" : "{\(list):\(name)}"
  }
}

/// Templates that come from outside.
enum TemplateText {
  /// What stands for the app's name where nobody tells it: any words.
  static var applicationName: SlotReference { SlotReference(list: "applicationName", isCapture: true) }

  /// A template with its placeholders in hassil's form, where whoever wrote it took them from Apple's catalogues.
  ///
  /// Only the app's name tells that: a “$” before another slot may be a sum of money. The rule for it is none of what comes back.
  static func fromOutside(_ text: String) -> String {
    let text = text.replacing("<\(applicationName.list)>", with: applicationName.written)
    let name = "${\(applicationName.list)}"
    guard text.contains(name) else { return text }
    return text.replacing(name, with: applicationName.written).replacing("${", with: "{")
  }

  /// What is wrong with a template in a line of a file; `nil` if it can be used.
  static func fault(in text: String, at place: SourcePosition) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try TemplateParser.parse(text)
      return nil
    } catch {
      return Diagnostic("“\(text)” is left out: \(error.message)", at: place, fix: error.fix)
    }
  }
}

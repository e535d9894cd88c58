/// What one use of a macro gives.
struct Expansion {
  private let question: Question.Attached

  /// Makes the expansion that the compiler asks for.
  init(_ question: Question.Attached) {
    self.question = question
  }

  /// The text that the compiler adds to the source.
  var text: String? {
    switch (question.macro.typeName, question.macroRole) {
    case ("UnionValue", _): union
    case ("Intent", "memberAttribute"): isBareVariable ? "@IntentParameter" : nil
    case ("Entity", "memberAttribute"): isBareVariable && isPlainValue ? "@EntityProperty" : nil
    case ("Intent", _): conformance("AssistantSchemaIntent", intentKinds)
    case ("Entity", _): conformance("AssistantSchemaEntity")
    case ("Enum", _): conformance("AssistantSchemaEnum")
    default: nil
    }
  }

  // MARK: Schemas

  /// The kinds of intent that a schema makes of a type which has what they ask for.
  private var intentKinds: [String] {
    let name = question.attributeSyntax.source.split(separator: ".").last.map(String.init) ?? ""
    let declares = Declaration(question.declSyntax.source).variables
    var kinds: [String] = []
    if name.hasPrefix("open"), declares.contains("target") { kinds.append("OpenIntent") }
    if name.hasPrefix("delete"), declares.contains("entities") { kinds.append("DeleteIntent") }
    if name.hasPrefix("search"), declares.contains("criteria") { kinds.append("ShowInAppSearchResultsIntent") }
    return kinds
  }

  private func conformance(_ schema: String, _ others: [String] = []) -> String {
    // What the type says itself must not be said again.
    let wanting = question.conformanceListSyntax?.source ?? schema
    let names = ([schema] + others).filter { Declaration.words(in: wanting).contains($0) }
    return names.isEmpty ? "" : "extension \(typeName): \(names.joined(separator: ", ")) {}"
  }

  private var typeName: String {
    question.extendedTypeSyntax?.source.trimmed ?? Declaration(question.declSyntax.source).name
  }

  /// Whether the member is a stored variable that says nothing of itself.
  private var isBareVariable: Bool {
    let source = Declaration.withoutComments(question.declSyntax.source).trimmed
    let words = Declaration.words(in: source)
    guard let keyword = words.firstIndex(of: "var"), !source.contains("@"), !source.contains("{"), !source.contains("=")
    else { return false }
    let others: Set<String> = ["static", "class", "lazy", "weak", "unowned"]
    return others.isDisjoint(with: words[..<keyword]) && keyword + 1 < words.count && words[keyword + 1] != "id"
  }

  /// Whether the member is of a type that is surely one of App Intents, and no model of the app's.
  private var isPlainValue: Bool {
    let source = Declaration.withoutComments(question.declSyntax.source)
    let type = source.split(separator: ":", maxSplits: 1).last.map { Declaration.words(in: String($0)) } ?? []
    let values: Set<String> = [
      "Bool", "Int", "Double", "Decimal", "String", "AttributedString", "Date", "DateComponents", "Duration", "URL",
      "IntentFile", "IntentPerson", "IntentCurrencyAmount", "PersonNameComponents",
    ]
    return type.count == 1 && values.contains(type[0])
  }

  // MARK: Unions

  private var union: String {
    let declaration = Declaration(question.declSyntax.source)
    let access = declaration.isPublic ? "public " : ""
    let cases = declaration.cases
    let list = cases.map { name in
      "_UnionCase(\"\(name.plain)\", { (\(typeName).\(name))($0) }) { if case .\(name)(let value) = $0 { value } else { nil } }"
    }
    return """
      extension \(typeName): AppUnionValue {
        \(access)enum Cases: String, AppUnionValueCasesProviding {
          \(access)typealias UnionValue = \(typeName)
          case \(cases.joined(separator: ", "))
        }
        \(access)static var _unionCases: [_UnionCase<\(typeName)>] {
          [\(list.joined(separator: ", "))]
        }
      }
      """
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A name without the marks of one that is a keyword.
  var plain: String { filter { $0 != "`" } }
}

import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// Lists and rules that no phrase uses.
  static let unusedDefinition = LintRule(
    "unused-definition", .warning, "what no phrase uses is left over, or a phrase lacks it",
    .table { table in
      let used = UsedNames(table.table)
      // The app's name is nobody's to leave out: what declares shortcuts gives it, whatever their phrases make of it.
      let rules = table.table.rules.values.filter {
        !used.rules.contains($0.name) && $0.name != PlaceholderText.applicationName
      }
      let lists = table.table.listPlaces.filter { !used.lists.contains($0.key) }
      let findings =
        rules.map { finding("the rule <\($0.name)>", at: $0.phrase.position) }
        + lists.map { finding("the list {\($0.key)}", at: $0.value) }
      return findings.filter { !Trial.isOfCatalog($0.place) }.sorted { $0.place < $1.place }
    })

  private static func finding(_ what: String, at place: SourcePosition) -> LintFinding {
    LintFinding("no phrase uses \(what)", at: place, fix: "use it, or leave it out")
  }
}

/// The rules and lists that phrases name, by themselves or by other rules.
private struct UsedNames {
  private(set) var rules: Set<String> = []
  private(set) var lists: Set<String> = []
  private let table: PhraseTable

  init(_ table: PhraseTable) {
    self.table = table
    for block in (table.intents + table.offers).flatMap(\.blocks) {
      for phrase in block.phrases { use(phrase.expression) }
      // A rule of a block may serve one of the table's that its phrases name.
      for rule in block.rules.values { use(rule.phrase.expression) }
      for list in block.lists.values { use(list) }
    }
    for phrase in table.negativePhrases { use(phrase.expression) }
  }

  private mutating func use(_ expression: Expression) {
    guard expression.hasReferences else { return }
    var open: [Expression] = []
    var slots: [PhraseList] = []
    expression.forEachReference { name in
      if rules.insert(name).inserted, let rule = table.rules[name] { open.append(rule.phrase.expression) }
    } slot: { slot in
      if lists.insert(slot.list).inserted, let list = table.lists[slot.list] { slots.append(list) }
    }
    for expression in open { use(expression) }
    for list in slots { use(list) }
  }

  private mutating func use(_ list: PhraseList) {
    guard case .values(let entries) = list else { return }
    for entry in entries { use(entry.phrase.expression) }
  }
}

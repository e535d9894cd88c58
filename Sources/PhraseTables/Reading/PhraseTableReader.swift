import ParlanceDiagnostics
import ParlanceTemplates

/// Makes one phrase table of the texts of many files, with all that is wrong in any of them.
package struct PhraseTableReader {
  /// The most diagnostics that one reading gives; what is beyond them is counted.
  package static var mostDiagnostics: Int { 1000 }

  private let locale: String
  private let declarations: ShortcutDeclarations?
  private let name: ProjectName?
  private var contents: [FileContent] = []
  private var catalogs: [PhraseCatalog] = []
  private var sources: [String: SourceText] = [:]
  private var diagnostics = BoundedDiagnostics(most: mostDiagnostics)

  /// Makes a reader of the tables of one locale; phrases of shortcuts that code declares join them, which call the app by a name that its
  /// project is sure of.
  package init(locale: String, declarations: ShortcutDeclarations? = nil, name: ProjectName? = nil) {
    self.locale = locale
    self.declarations = declarations
    self.name = name
  }

  /// Adds one file, given its text; files count in the order in which they are added.
  package mutating func add(yaml text: String, file: String) {
    let source = SourceText(file: file, text: text)
    var reader = FileReader(source: source)
    reader.read()
    sources[file] = source
    diagnostics.append(reader.diagnostics)
    contents.append(reader.content)
  }

  /// Adds a catalogue; the best of its locales is taken, or nothing.
  mutating func add(_ catalog: PhraseCatalog) {
    catalogs.append(catalog)
  }

  /// Adds what was found wrong before any text could be read.
  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Joins the files: the table of all that is sound, and what is wrong, sorted by place.
  package consuming func finish() -> (table: PhraseTable, diagnostics: [Diagnostic]) {
    var table = PhraseTable(locale: locale)
    var blocks: [String: [FileBlock]] = [:]
    let faulty = join(into: &table, &blocks)
    // Where faults leave nothing of the files, the phrases of the code alone would hide that.
    if !blocks.isEmpty || !catalogs.isEmpty || !diagnostics.hasErrors { joinShortcuts(into: &table, &blocks) }
    // As an export writes it, in hassil's form, which has no shorter list.
    if case .wildcard = table.lists[PlaceholderText.applicationName] {
      table.lists[PlaceholderText.applicationName] = .words(most: ShortcutPhrases.longestName)
    }
    let localNames = Set(blocks.values.joined().flatMap { $0.block.rules.keys })
    let elsewhere = localNames.subtracting(table.rules.keys)
    var check = RuleCheck(
      own: .init(rules: table.rules, lists: table.lists), faulty: faulty, elsewhere: elsewhere)
    var usable: [String: PhraseRule] = [:]
    for rule in table.rules.values.sorted(by: { $0.phrase.position < $1.phrase.position }) {
      let state = check.state(of: rule)
      if state != .faulty { usable[rule.name] = rule }
    }
    for (name, list) in table.lists.sorted(by: { $0.key < $1.key }) {
      table.lists[name] = check.sound(list, named: name)
      if case .values(let entries) = list { tellOthers(entries, of: name) }
    }
    let named = contents.flatMap(\.intents).map { ($0.name, $0.position) }
    let faults = diagnostics.sorted.filter { $0.severity == .error }.compactMap(\.position)
    table.intentPlaces = Dictionary(named) { first, _ in first }
    table.silentIntents = table.intentPlaces.filter { name, place in
      blocks[name] == nil && !Self.isFaulty(place, before: named.map(\.1), faults)
    }
    for (name, candidates) in blocks.sorted(by: { $0.key < $1.key }) {
      let sound = candidates.compactMap { block in
        checked(block, &check, PhraseScope(rules: table.rules, faulty: faulty, elsewhere: elsewhere))
      }
      let (said, offered) = (sound.filter { $0.offer == nil }, sound.filter { $0.offer != nil })
      if !said.isEmpty { table.intents.append(IntentPhrases(name: name, blocks: said)) }
      if !offered.isEmpty { table.offers.append(IntentPhrases(name: name, blocks: offered)) }
    }
    table.rules = usable
    tell(check)
    return (table, diagnostics.sorted)
  }

  /// Whether one of the faults is of what stands at a place, up to the next of some others: a sentence with a fault is there, and no lack.
  private static func isFaulty(
    _ place: SourcePosition, before others: [SourcePosition], _ faults: [SourcePosition]
  ) -> Bool {
    let own = faults.filter { $0.file == place.file && $0 >= place }
    guard !own.isEmpty else { return false }
    let next = others.filter { $0.file == place.file && $0 > place }.min()
    return own.contains { fault in next.map { fault < $0 } ?? true }
  }

  /// Joins what the files say, without a look at rules; gives the names of rules that are told to be faulty.
  private mutating func join(into table: inout PhraseTable, _ blocks: inout [String: [FileBlock]]) -> Set<String> {
    var faulty: Set<String> = []
    var seenSkipWords: Set<String> = []
    for content in contents {
      table.settings.ignoreWhitespace = table.settings.ignoreWhitespace || content.settings.ignoreWhitespace
      table.faultyLists.formUnion(content.faultyLists)
      table.skipWords += content.skipWords.filter { seenSkipWords.insert($0).inserted }
      for block in content.blocks { blocks[block.name, default: []].append(block.value) }
      for rule in content.rules {
        guard let value = rule.value else {
          faulty.insert(rule.name)
          continue
        }
        if let first = table.rules[rule.name] {
          guard first.phrase.text != value.phrase.text else { continue }
          tellTwice("rule", rule.name, at: rule.position, first: first.phrase.position)
        } else {
          table.rules[rule.name] = value
        }
      }
      for list in content.lists {
        if let first = table.lists[list.name] {
          guard first != list.value else { continue }
          if case .values(let old) = first, case .values(let new) = list.value {
            table.lists[list.name] = .values(old + new)
          } else if let place = table.listPlaces[list.name] {
            tellTwice("list", list.name, at: list.position, first: place)
          }
        } else {
          table.lists[list.name] = list.value
          table.listPlaces[list.name] = list.position
        }
      }
    }
    return faulty.subtracting(table.rules.keys)
  }

  /// Joins the phrases of shortcuts, behind those of the files.
  private mutating func joinShortcuts(into table: inout PhraseTable, _ blocks: inout [String: [FileBlock]]) {
    guard declarations != nil || !catalogs.isEmpty else { return }
    let candidates = PhraseLocale.candidates(for: locale)
    let name = PlaceholderText.applicationName
    var names = ShortcutPhrases.names(in: catalogs, candidates: candidates)
    if let declarations {
      let place = SourcePosition(file: declarations.origin, line: 1, column: 1)
      let declared = declarations.applicationNames.filter { text in !names.contains { $0.text == text } }
      names = declared.map { .init(text: $0, position: place) } + names
    }
    if let project = self.name, project.isSure {
      let place = SourcePosition(file: project.origin, line: 1, column: 1)
      names = project.names.map { .init(text: $0, position: place) } + names
    }
    if table.rules[name] == nil { table.rules[name] = ShortcutPhrases.rule(names) }
    let isNameKnown = table.rules[name] != nil
    let joined = ShortcutPhrases(catalogs, declarations, candidates: candidates, isNameKnown: isNameKnown)
    diagnostics.append(joined.diagnostics)
    for shortcut in joined.blocks {
      blocks[shortcut.intent, default: []].append(FileBlock(block: shortcut.block, faultyRules: []))
    }
    table.negativePhrases = joined.negativePhrases
    if !isNameKnown, table.lists[name] == nil { table.lists[name] = .words(most: ShortcutPhrases.longestName) }
  }

  /// A block without the phrases that cannot be used; `nil` if none is left.
  private mutating func checked(_ candidate: FileBlock, _ check: inout RuleCheck, _ scope: PhraseScope) -> PhraseBlock?
  {
    var block = candidate.block
    guard !block.rules.isEmpty || !candidate.faultyRules.isEmpty || !block.lists.isEmpty else {
      block.phrases = block.phrases.filter { check.isSound($0) }
      return block.phrases.isEmpty ? nil : block
    }
    var local = RuleCheck(
      own: .init(rules: block.rules, lists: block.lists),
      shared: scope.rules.filter { !candidate.faultyRules.contains($0.key) },
      faulty: scope.faulty.union(candidate.faultyRules), elsewhere: scope.elsewhere)
    let rules = block.rules.values.sorted { $0.phrase.position < $1.phrase.position }
    block.rules = [:]
    for rule in rules where local.state(of: rule) == .sound { block.rules[rule.name] = rule }
    block.phrases = block.phrases.filter { local.isSound($0) }
    for (name, list) in block.lists.sorted(by: { $0.key < $1.key }) {
      block.lists[name] = local.sound(list, named: name)
    }
    tell(local)
    return block.phrases.isEmpty ? nil : block
  }

  private mutating func tellTwice(_ what: String, _ name: String, at place: SourcePosition, first: SourcePosition) {
    diagnostics.append(
      Diagnostic(
        .error, "the \(what) “\(name)” is written twice; this one is left out, the first stands at \(first)",
        at: place, sourceLine: sources[place.file]?.shownLine(place.line), length: name.unicodeScalars.count,
        fix: "rename or remove one of them"))
  }

  /// Tells the entries of a list whose words give another value already: theirs comes of nothing that is said.
  private mutating func tellOthers(_ entries: [ListEntry], of list: String) {
    var firsts: [String: ListEntry] = [:]
    for entry in entries where entry.isOutWritten {
      guard let first = firsts[entry.phrase.text] else {
        firsts[entry.phrase.text] = entry
        continue
      }
      guard first.out != entry.out, first.context == entry.context else { continue }
      let place = entry.phrase.position
      diagnostics.append(
        Diagnostic(
          .warning,
          "in the list “\(list)” these words give “\(first.out.text)” already, at \(first.phrase.position)", at: place,
          sourceLine: sources[place.file]?.shownLine(place.line), length: entry.phrase.text.unicodeScalars.count,
          fix: "say them once, or in other words"))
    }
  }

  private mutating func tell(_ check: RuleCheck) {
    diagnostics.drop(check.faultCount - check.faults.count)
    for fault in check.faults {
      var place = fault.phrase.position
      let line = sources[place.file]?.shownLine(place.line)
      let name = fault.written
      // A name behind an escape or in a folded line is not found so; the phrase's own place then has to do.
      if let line, let offset = Self.offset(of: name, in: line, from: place.column - 1) { place.column = offset + 1 }
      diagnostics.append(
        Diagnostic(
          .error, fault.message, at: place, sourceLine: line, length: name.unicodeScalars.count, fix: fault.fix))
    }
  }

  private static func offset(of name: String, in line: String, from start: Int) -> Int? {
    let line = Array(line.unicodeScalars)
    let name = Array(name.unicodeScalars)
    guard start >= 0, line.count >= name.count, start <= line.count - name.count else { return nil }
    return (start...(line.count - name.count)).first { line[$0..<($0 + name.count)].elementsEqual(name) }
  }
}

/// The rules of a whole table, as the check of one block needs them.
private struct PhraseScope {
  var rules: [String: PhraseRule]
  var faulty: Set<String>
  var elsewhere: Set<String>
}

import ParlanceDiagnostics
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension LintRule {
  /// Slots and values of phrases that the intent has nothing for.
  static let unknownParameter = LintRule(
    "unknown-parameter", .error, "what the intent has no parameter or case for is lost without a word",
    .table { table in
      guard table.isDeclared else { return [] }
      return (table.table.intents + table.table.offers).flatMap { intent -> [LintFinding] in
        guard let signature = table.signature(intent.name) else { return [] }
        return intent.blocks.flatMap { UnknownParameter(table: table, signature: signature, block: $0).findings }
      }
    })
}

/// What the phrases of one block give that their intent does not take.
private struct UnknownParameter {
  let table: LintTable
  let signature: IntentSignature
  let block: PhraseBlock

  var findings: [LintFinding] {
    let said = slots
    return said.compactMap { slot, phrase in
      signature.slot(written: slot.name) == nil
        ? finding(lacking: slot, at: phrase) : finding(unfit: slot, at: phrase)
    } + unknownValues
  }

  /// The slots of the block in the order of their names, each with the first phrase that has it; a hidden one is no parameter's by intention.
  private var slots: [(slot: SlotReference, phrase: Phrase)] {
    var said: [SlotReference: Phrase] = [:]
    for phrase in block.phrases {
      var alone = block
      alone.phrases = [phrase]
      for slot in SlotCombinations.slots(of: alone, in: table.table) where !slot.isCapture {
        let isTold = signature.slot(written: slot.name) == nil && said.keys.contains { $0.name == slot.name }
        if !isTold, said[slot] == nil { said[slot] = phrase }
      }
    }
    return said.sorted { ($0.key.name, $0.key.list) < ($1.key.name, $1.key.list) }.map { ($0.key, $0.value) }
  }

  /// A slot whose words never are what the parameter takes, or numbers beyond those that it takes.
  private func finding(unfit slot: SlotReference, at phrase: Phrase) -> LintFinding? {
    guard let declared = signature.slot(written: slot.name), let type = declared.type else { return nil }
    let length = phrase.text.unicodeScalars.count
    if let range = slot.range {
      guard let bounds = Self.bounds(of: type),
        let beyond = [range.from, range.to].first(where: { !bounds.contains($0) })
      else { return fits(.number(nil), type) ? nil : finding(of: slot, filling: declared, at: phrase) }
      return LintFinding(
        "\(signature.name) takes no \(Self.text(beyond)) for “\(declared.name)”, which {\(slot.list)} lets say",
        at: phrase.position, length: length,
        fix: "write {\(Self.text(bounds.lowerBound))..\(Self.text(bounds.upperBound)):\(declared.name)}")
    }
    if let list = table.table.lists[slot.list] { return finding(in: list, slot, filling: declared, type, at: phrase) }
    guard let filler = SlotType.builtIn[slot.list], !fits(filler, type) else { return nil }
    return finding(of: slot, filling: declared, at: phrase)
  }

  /// The first value of a list that is none of the parameter's, so that what is said for it is lost; `nil` if all are.
  private func finding(
    in list: PhraseList, _ slot: SlotReference, filling declared: IntentSignature.Slot, _ type: SlotType,
    at phrase: Phrase
  ) -> LintFinding? {
    guard case .values(let entries) = list else { return nil }
    // What has no “out” gets the words that were said, of which some may be a value: “[very] high”.
    let lost = entries.filter { $0.verbForm == nil && $0.isOutWritten && !takes($0.out, type) }
    guard let first = lost.first else { return nil }
    let (place, length) = (first.phrase.position, first.phrase.text.unicodeScalars.count)
    guard case .enumeration = type else {
      return LintFinding(
        "no value of the list “\(slot.list)” is one of “\(declared.name)” of \(signature.name), so what is said for it is lost",
        at: phrase.position, length: phrase.text.unicodeScalars.count, fix: "write {\(declared.name)}")
    }
    return LintFinding(
      "\(signature.name) takes no “\(first.out.text)” for “\(declared.name)”, so what {\(slot.list):\(slot.name)} says by it is lost",
      at: place, length: length,
      fix: advice(for: first.out, type).map {
        $0.hasSuffix("?") ? "\($0) Say which by “out:”" : "\($0); say which by “out:”"
      })
  }

  private func finding(
    of slot: SlotReference, filling declared: IntentSignature.Slot, at phrase: Phrase
  ) -> LintFinding {
    LintFinding(
      "{\(slot.list):\(slot.name)} never fills “\(declared.name)” of \(signature.name), so what is said for it is lost",
      at: phrase.position, length: phrase.text.unicodeScalars.count, fix: "write {\(declared.name)}")
  }

  /// Whether what fills a slot can be what a parameter takes.
  private func fits(_ filler: SlotType, _ type: SlotType) -> Bool {
    switch (filler, type) {
    case (_, .text), (_, .list), (.text, .entity): true
    case (.integer, .integer), (.integer, .number), (.integer, .measurement), (.integer, .range): true
    case (.number, .integer), (.number, .number), (.number, .measurement), (.number, .range): true
    case (.date, .date), (.pastDate, .date), (.rangeEnd, .date): true
    case (.duration, .duration), (.boolean, .boolean): true
    default: false
    }
  }

  private static func bounds(of type: SlotType) -> ClosedRange<Double>? {
    switch type {
    case .integer(let bounds), .number(let bounds): bounds
    default: nil
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// The values that the block itself gives and that are no parameter's, or not such as it takes.
  private var unknownValues: [LintFinding] {
    guard let first = block.phrases.first else { return [] }
    return block.slots.sorted { $0.key < $1.key }.compactMap { name, value in
      let place = block.slotPlaces[name]
      let length = place == nil ? first.text.unicodeScalars.count : name.unicodeScalars.count
      guard let slot = signature.slot(written: name) else {
        return finding(lacking: name, at: place ?? first.position, length: length)
      }
      guard let type = slot.type, !takes(value, type) else { return nil }
      return LintFinding(
        "\(signature.name) takes no “\(value.text)” for “\(slot.name)”, so these phrases say nothing of it",
        at: place ?? first.position, length: length, fix: advice(for: value, type))
    }
  }

  /// A slot that no parameter is called like; of one that nothing is called like the fault of the phrase tells it.
  private func finding(lacking slot: SlotReference, at phrase: Phrase) -> LintFinding? {
    if slot.name == slot.list, table.faultyPlaces.contains(phrase.position) { return nil }
    return finding(lacking: slot.name, at: phrase.position, length: phrase.text.unicodeScalars.count)
  }

  private func finding(lacking name: String, at place: SourcePosition, length: Int) -> LintFinding {
    let known = signature.slots.map(\.name)
    let near = Spelling.nearest(to: name, in: known)
    let fix =
      near.map { "did you mean “\($0)”?" }
      ?? (known.isEmpty ? "leave it out" : "it has \(known.map { "“\($0)”" }.joined(separator: ", "))")
    return LintFinding(
      "\(signature.name) has no parameter “\(name)”, so what is said for it is lost", at: place, length: length,
      fix: fix)
  }

  /// Whether a value that a table writes is one of a type.
  private func takes(_ value: ScalarValue, _ type: SlotType) -> Bool {
    if case .list(let values) = value { return values.allSatisfy { takes($0, type) } }
    switch (type, value) {
    case (.enumeration(let name), _):
      let word = value.text.lowercased()
      guard let cases = table.cases[name] else { return true }
      return cases.contains { $0.id.lowercased() == word || $0.title.lowercased() == word }
    case (.boolean, .boolean): return true
    case (.boolean, .text(let word)): return word == "on" || word == "off"
    case (.boolean, _): return false
    case (.integer(let bounds), .integer(let number)), (.number(let bounds), .integer(let number)):
      return bounds?.contains(Double(number)) ?? true
    case (.number(let bounds), .number(let number)): return bounds?.contains(number) ?? true
    // A length of time is written in seconds.
    case (.duration, .integer), (.duration, .number): return true
    case (.integer, _), (.number, _), (.duration, _): return false
    case (.date, _): return false
    default: return true
    }
  }

  private func advice(for value: ScalarValue, _ type: SlotType) -> String? {
    guard case .enumeration(let name) = type, let cases = table.cases[name] else {
      return "give it by a slot, or leave it out"
    }
    let ids = cases.map(\.id)
    return Spelling.nearest(to: value.text, in: ids).map { "did you mean “\($0)”?" }
      ?? "its cases are \(ids.map { "“\($0)”" }.joined(separator: ", "))"
  }
}

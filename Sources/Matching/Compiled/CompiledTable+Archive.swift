import ParlanceArchives
import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension CompiledTable {
  /// Reads a table that was compiled for the language.
  package init(from archive: inout ArchiveReader, language: Language) throws(ArchiveError) {
    locale = try String(from: &archive)
    diagnostics = try [Diagnostic](from: &archive)
    automaton = try Automaton(from: &archive)
    intents = try [String](from: &archive)
    accepted = try [Accepted](from: &archive)
    blocks = try [Block](from: &archive)
    separators = WordSet(try [String](from: &archive))
    leads = try [String: [String: SlotLead]](from: &archive)
    let count = try archive.count(elementSize: 1)
    var slots: [CompiledSlot] = []
    for _ in 0..<count { slots.append(try CompiledSlot(from: &archive, language)) }
    self.slots = slots
    skipPhrases = try [[String]](from: &archive)
    let offerings = try archive.count(elementSize: 1)
    var offers: [CompiledOffer] = []
    for _ in 0..<offerings { offers.append(try CompiledOffer(from: &archive, language: language)) }
    self.offers = offers
    guard try Bool(from: &archive) else {
      negative = nil
      return
    }
    let numbers = try [Int](from: &archive)
    var recognizers: [any SpanRecognizer] = []
    for number in numbers {
      guard slots.indices.contains(number),
        let recognizer = slots[number].recognizer(language, separators: separators)
      else { throw ArchiveError() }
      recognizers.append(recognizer)
    }
    negative = NegativePhrases(
      set: try TemplateSet(from: &archive, recognizers: recognizers), slots: numbers)
  }

  /// Writes the table.
  package func write(to archive: inout ArchiveWriter) {
    locale.write(to: &archive)
    diagnostics.write(to: &archive)
    automaton.write(to: &archive)
    intents.write(to: &archive)
    accepted.write(to: &archive)
    blocks.write(to: &archive)
    separators.words.sorted().write(to: &archive)
    leads.write(to: &archive)
    archive.add(plain: UInt32(slots.count))
    for slot in slots { slot.write(to: &archive) }
    skipPhrases.write(to: &archive)
    archive.add(plain: UInt32(offers.count))
    for offer in offers { offer.write(to: &archive) }
    (negative != nil).write(to: &archive)
    negative?.slots.write(to: &archive)
    negative?.set.write(to: &archive)
  }
}

extension CompiledTable.Accepted: Archivable {
  /// Reads the phrase; that the table has such an intent and block is not checked.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    intent = try Int32(from: &archive)
    block = try Int32(from: &archive)
    text = try String(from: &archive)
    position = try SourcePosition(from: &archive)
  }

  /// Writes the phrase, with its text and place for reports.
  func write(to archive: inout ArchiveWriter) {
    intent.write(to: &archive)
    block.write(to: &archive)
    text.write(to: &archive)
    position.write(to: &archive)
  }
}

extension CompiledTable.Block: Archivable {
  /// Reads what the phrases share.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    slots = try [String: ScalarValue](from: &archive)
    requiresContext = try [String: ContextCondition](from: &archive)
    excludesContext = try [String: ContextCondition](from: &archive)
    keywords = try [[String]](from: &archive)
    weight = try Double(from: &archive)
    isExact = try Bool(from: &archive)
    allowsNegation = try Bool(from: &archive)
    response = try String?(from: &archive)
  }

  /// Writes what the phrases share; equal blocks give equal bytes.
  func write(to archive: inout ArchiveWriter) {
    slots.write(to: &archive)
    requiresContext.write(to: &archive)
    excludesContext.write(to: &archive)
    keywords.write(to: &archive)
    weight.write(to: &archive)
    isExact.write(to: &archive)
    allowsNegation.write(to: &archive)
    response.write(to: &archive)
  }
}

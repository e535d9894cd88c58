import ParlancePhraseTables

/// Reads a phrase table; what is said to be wrong must lie in the file.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzTables(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  var reader = PhraseTableReader(locale: "en")
  reader.add(yaml: text, file: "table.yaml")
  let (table, diagnostics) = reader.finish()
  let lines = text.unicodeScalars.count {
    $0 == "\n" || $0 == "\r" || $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}"
  }
  for diagnostic in diagnostics {
    precondition(!diagnostic.message.isEmpty, "a fault without words")
    guard let place = diagnostic.position else { continue }
    precondition((1...lines + 1).contains(place.line) && place.column >= 1, "a fault outside the file: \(diagnostic)")
  }
  precondition(table.intents.allSatisfy { !$0.blocks.isEmpty }, "an intent without phrases")
  return 0
}

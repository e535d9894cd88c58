import ParlancePhraseTables

/// The table of a text, in a language.
func table(_ yaml: String, _ locale: String) -> PhraseTable {
  var reader = PhraseTableReader(locale: locale)
  reader.add(yaml: yaml, file: "\(locale).yaml")
  return reader.finish().table
}

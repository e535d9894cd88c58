import ParlanceDiagnostics
import ParlancePhraseTables

/// The phrases under folders, from tables and Apple's catalogues alike.
package enum FoundTables {
  /// A table for each locale of each folder of tables and of each catalogue; what is wrong with the files is told.
  package static func tables(in paths: [String], locale: String? = nil) -> (
    tables: [PhraseTable], problems: [Diagnostic]
  ) {
    let files = LintFiles(paths)
    var problems = files.problems
    var tables: [PhraseTable] = []
    for group in TableFiles(files.yaml, locale: locale, &problems).groups {
      var reader = PhraseTableReader(locale: group.locale)
      for source in group.sources { reader.add(yaml: source.text, file: source.file) }
      let (table, faults) = reader.finish()
      problems += faults
      tables.append(table)
    }
    for catalog in LintCatalog.read(files, &problems) where catalog.kind == .phrases {
      for name in catalog.locales where locale.map({ TableFiles.agree(name, $0) }) ?? true {
        tables.append(catalog.table(in: name))
      }
    }
    return (tables.filter { !$0.intents.isEmpty }, problems)
  }
}

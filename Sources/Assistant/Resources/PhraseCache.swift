import ParlanceArchives
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// Compiled phrases in files, so that a program that starts again reads them and compiles nothing.
///
/// A file is named by all that it was made of: the texts, the language, the intents and the program itself.
package struct PhraseCache: Sendable {
  /// What is kept of a locale's phrases.
  package struct Kept: Sendable {
    /// The phrases, compiled.
    package var table: CompiledTable
    /// What is wrong with the files that they were read from.
    package var diagnostics: [Diagnostic]
  }

  /// Where files are kept.
  let archives: ArchiveCache

  /// Keeps files in a folder, which is made when it is needed.
  package init(folder: String) { archives = ArchiveCache(folder: folder) }

  /// What names the file of phrases.
  package func key(_ sources: PhraseSources, _ language: Language, _ signatures: [IntentSignature]) -> Fingerprint {
    var key = archives.key("phrases")
    sources.combine(into: &key)
    key.combine(language.code)
    Self.written(signatures).withUnsafeBytes { key.combine($0) }
    return key
  }

  private static func written(_ signatures: [IntentSignature]) -> [UInt8] {
    var archive = ArchiveWriter()
    for signature in signatures {
      archive.add(signature.name)
      for slot in signature.slots {
        archive.add(slot.name)
        slot.type.write(to: &archive)
        slot.isRequired.write(to: &archive)
      }
    }
    return archive.bytes
  }

  /// The phrases that are kept under a key; `nil` if there are none, or the file is not as it was written.
  package func phrases(_ key: Fingerprint, _ language: Language) -> Kept? {
    archives.value(key) { archive throws(ArchiveError) in
      let diagnostics = try [Diagnostic](from: &archive)
      return Kept(table: try CompiledTable(from: &archive, language: language), diagnostics: diagnostics)
    }
  }

  /// Keeps phrases under a key.
  func keep(_ kept: Kept, _ key: Fingerprint) {
    var archive = ArchiveWriter()
    kept.diagnostics.write(to: &archive)
    kept.table.write(to: &archive)
    archives.keep(archive, key)
  }
}

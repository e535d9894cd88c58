import ParlanceDiagnostics

/// Says what is wrong with the YAML of files that are no phrase tables.
package enum YAMLCheck {
  /// Why a text cannot be read as YAML, in words for a person who writes phrases; `nil` if it can.
  package static func fault(in text: String, file: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try YAMLDocument.composeAny(SourceText(file: file, text: text))
      return nil
    } catch {
      return error
    }
  }
}

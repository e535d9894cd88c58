import CResources
import ParlanceDiagnostics
import ParlanceStrings

/// The sentences of the dialog itself, compiled into the program.
enum DialogCatalog {
  /// Reads the catalogue; an app's own catalogues come before it and so can word each sentence anew.
  static func read() -> (catalogs: [StringCatalog], diagnostics: [Diagnostic]) {
    var count = 0
    guard let bytes = parlance_resource("Catalogs/Dialog.xcstrings", &count) else { return ([], []) }
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    do throws(Diagnostic) {
      let catalog = try StringCatalog(xcstrings: text, file: "Dialog.xcstrings")
      return ([catalog], catalog.diagnostics)
    } catch {
      return ([], [error])
    }
  }
}

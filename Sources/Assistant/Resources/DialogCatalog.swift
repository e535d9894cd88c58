import CResources

/// The sentences of the dialog itself, compiled into the program.
enum DialogCatalog {
  /// The catalogue; an app's own catalogues come before it and so can word each sentence anew.
  static var text: String? {
    var count = 0
    guard let bytes = parlance_resource("Catalogs/Dialog.xcstrings", &count) else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

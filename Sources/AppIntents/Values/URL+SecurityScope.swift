// Foundation's, which Linux lacks. Who is handed a file by an intent brackets its use with them.
extension URL {
  /// Asks for the file: whoever may read it has it already.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the file back.
  public func stopAccessingSecurityScopedResource() {}
}

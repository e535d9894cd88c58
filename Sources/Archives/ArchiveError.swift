/// An archive does not hold what is read from it: it is torn, or of another form.
package struct ArchiveError: Error {
  /// Makes the error.
  package init() {}
}

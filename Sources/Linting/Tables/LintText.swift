/// A text that an app's code declares and that is looked up in its catalogues.
package struct LintText: Sendable, Hashable {
  /// The key, which is the text in the language of the code.
  package var key: String
  /// What it is: “the title of AddTask”.
  package var role: String

  /// Takes a text and what it is.
  package init(key: String, role: String) {
    (self.key, self.role) = (key, role)
  }
}

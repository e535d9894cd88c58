/// The shortcuts that an app declares in code, for their phrases to join a table.
package struct ShortcutDeclarations: Sendable, Hashable {
  /// One shortcut.
  package struct Shortcut: Sendable, Hashable {
    /// The intent that it starts.
    package var intent: String
    /// Its phrases, with `${applicationName}` and `${parameter}`; the first names it in catalogues.
    package var phrases: [String]
    /// What the intent's parameters are preset to.
    package var slots: [String: ScalarValue]

    /// Makes a shortcut.
    package init(intent: String, phrases: [String], slots: [String: ScalarValue] = [:]) {
      self.intent = intent
      self.phrases = phrases
      self.slots = slots
    }
  }

  /// The names by which phrases call the app; catalogues can add some.
  package var applicationNames: [String]
  /// The shortcuts.
  package var shortcuts: [Shortcut]
  /// What is never meant for the app.
  package var negativePhrases: [String]
  /// The locale that the phrases are written in.
  package var locale: String
  /// What stands for a file where the place of a phrase is told: the type that declares them. Lines count its phrases.
  package var origin: String

  /// Whether a key of `InfoPlist` says a name of the app.
  package static func isNameKey(_ key: String) -> Bool {
    key == "CFBundleDisplayName" || key == "CFBundleName" || key.hasPrefix("INAlternativeAppName")
  }

  /// Makes declarations.
  package init(
    applicationNames: [String], shortcuts: [Shortcut], negativePhrases: [String] = [], locale: String, origin: String
  ) {
    self.applicationNames = applicationNames
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.locale = locale
    self.origin = origin
  }
}

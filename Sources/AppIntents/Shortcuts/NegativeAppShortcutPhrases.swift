/// What is never meant for the app, however much it sounds like one of its shortcuts.
public struct NegativeAppShortcutPhrases: Sendable, Hashable {
  /// The phrases with `${applicationName}` and places.
  package let phrases: [String]

  /// Makes a set of phrases.
  public init(phrases: [NegativeAppShortcutPhrase] = []) {
    self.phrases = phrases.map(\.text)
  }
}

/// A phrase that is never meant for the app.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable, Hashable {
  /// The phrase with `${applicationName}` and places such as `${task}`.
  package let text: String

  /// A phrase of words alone.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A phrase of words alone.
  public init(_ phraseKey: String) {
    text = phraseKey
  }

  /// A phrase with places.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The phrase so far.
    var text = ""

    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds the app's name, `.applicationName`.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${\(token.name)}"
    }

    /// Adds a parameter of an intent, such as `\OrderCoffee.$drink`.
    public mutating func appendInterpolation<Intent: AppIntent, Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(NamedParameter.name(of: keyPath))}"
    }
  }
}

/// A phrase that starts an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable, Hashable {
  /// The phrase with `${applicationName}` and places such as `${task}`.
  package let text: String

  /// A phrase of words alone.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A phrase of words alone.
  public init(_ value: String) {
    text = value
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

    /// Adds a parameter, such as `\.$task`.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "${\(NamedParameter.name(of: keyPath))}"
    }
  }
}

/// A word of a phrase that stands for something.
public enum AppShortcutPhraseToken: Sendable, Hashable {
  /// The app's name, or another name it goes by.
  case applicationName

  /// The token's name.
  var name: String {
    switch self {
    case .applicationName: "applicationName"
    }
  }
}

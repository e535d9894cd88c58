/// What an intent says.
public struct IntentDialog: Sendable, Hashable {
  /// The text that stands on its own and is spoken.
  package let full: LocalizedStringResource

  /// The text that goes with something shown.
  package let supporting: LocalizedStringResource?

  /// The name of an SF Symbol shown with it.
  package let systemImageName: String?

  /// Makes a dialog of one text.
  public init(_ text: LocalizedStringResource) {
    self.init(full: text, supporting: nil, symbol: nil)
  }

  /// Makes a dialog of one text that reads as it is in every language.
  @_disfavoredOverload
  public init<Text: StringProtocol>(_ text: Text) {
    self.init(LocalizedStringResource(verbatim: String(text)))
  }

  /// Makes a dialog of a text to be spoken and one that goes with what is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, symbol: nil)
  }

  /// Makes a dialog of one text with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, symbol: systemImageName)
  }

  /// Makes a dialog of a text to be spoken, one that goes with what is shown, and a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: supporting, symbol: systemImageName)
  }

  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, symbol: String?) {
    self.full = full
    self.supporting = supporting
    systemImageName = symbol
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Makes a dialog of one text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a dialog of one text.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

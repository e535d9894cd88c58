extension PersonNameComponents {
  /// Writes a name in the order in which its parts are declared.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, else the given name, else the family name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts, from the prefix to the suffix; the nickname is none of them.
      case long
      /// The first letters of the given name and the family name, with nothing between.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style

    /// Makes a style.
    public init(style: Style = .medium) { self.style = style }

    /// The name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long: [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
        case .abbreviated: [initials(of: value)]
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func initials(of value: PersonNameComponents) -> String {
      [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
    }
  }

  /// The name as text.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The name as a style writes it.
  public func formatted<Output: Foundation.FormatStyle>(_ style: Output) -> Output.FormatOutput
  where Output.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

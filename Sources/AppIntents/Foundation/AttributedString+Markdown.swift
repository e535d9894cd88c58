extension AttributedString {
  /// Makes a text of Markdown: what it reads, without its attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var text = markdown
    for (pattern, replacement) in Self.marks {
      text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    self.init(text)
  }

  /// How Markdown is read; here always alike.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// All of it, or only what stands within lines; here links, emphasis and headings lose their marks in any case.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax

    /// Makes options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  private static let marks = [
    (#"!?\[([^\]]*)\]\([^)]*\)"#, "$1"), (#"(\*\*|__)(?=\S)(.+?)(?<=\S)\1"#, "$2"),
    (#"(?<![\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])"#, "$2"), (#"`([^`]+)`"#, "$1"),
    (#"~~(.+?)~~"#, "$1"), (#"(?m)^#{1,6}\s+"#, ""),
  ]
}

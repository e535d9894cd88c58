/// A part of a YAML file and where it begins.
struct YAMLNode: Equatable {
  /// What a part can be.
  enum Content: Equatable {
    /// Text, and how it is written.
    case scalar(String, Style)
    /// The items in order.
    case sequence([YAMLNode])
    /// The pairs in order.
    case mapping([Pair])
  }

  /// How a text is written.
  enum Style: Equatable {
    /// Without quotes; `isCut` tells that a comment may have cut its end off.
    case plain(isCut: Bool)
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// As a block with its line breaks.
    case literal
    /// As a block whose lines are joined.
    case folded
    /// Behind a tag, `!word`.
    case tagged
    /// Without quotes behind an anchor, `&word`.
    case anchored
  }

  /// A key and its value.
  struct Pair: Equatable {
    /// The key.
    var key: YAMLNode
    /// The value.
    var value: YAMLNode
  }

  /// What it is.
  let content: Content
  private let shortLine: Int32
  private let shortColumn: Int32

  /// Makes a part; line and column count from 1, the column in Unicode scalars.
  init(content: Content, line: Int, column: Int) {
    self.content = content
    // Half the space: a file has millions of parts at most, and its bytes are bounded.
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  /// The line, counted from 1.
  var line: Int { Int(shortLine) }

  /// The column in Unicode scalars, counted from 1.
  var column: Int { Int(shortColumn) }

  /// The text of a scalar.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether it is text in quotes.
  var isQuoted: Bool {
    if case .scalar(_, let style) = content { style == .singleQuoted || style == .doubleQuoted } else { false }
  }

  /// Whether it is text without quotes.
  var isPlain: Bool {
    if case .scalar(_, .plain) = content { true } else { false }
  }

  /// Whether nothing is written where a value could be.
  var isNull: Bool {
    guard isPlain, let text else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The pairs of a mapping.
  var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether it is a mapping with a key.
  func hasKey(_ key: String) -> Bool {
    pairs?.contains { $0.key.text == key } ?? false
  }
}

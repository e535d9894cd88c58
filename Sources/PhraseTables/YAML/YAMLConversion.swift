import Yams

/// Makes our nodes of the YAML library's.
struct YAMLConversion {
  private struct Place: Hashable {
    var line: Int
    var column: Int
    /// A mapping begins where its first key does, and that can be a sequence.
    var isMapping = false
  }

  private let source: SourceText
  /// Collections by their places: what aliases repeat is made once and shared.
  private var known: [Place: YAMLNode] = [:]
  /// The line that was looked at last, and which marks of YAML's it has.
  private var line = 0
  private var hasHash = false
  private var hasAmpersand = false

  /// Makes nodes of a file.
  init(source: SourceText) {
    self.source = source
  }

  /// The node as ours.
  mutating func node(_ node: Node) -> YAMLNode {
    var place = Place(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    if case .mapping = node { place.isMapping = true }
    let content: YAMLNode.Content
    switch node {
    case .scalar(let scalar): content = .scalar(scalar.string, style(of: scalar, at: place))
    case .alias: content = .scalar("", .plain(isCut: false))
    case .sequence(let sequence):
      if let known = known[place] { return known }
      content = .sequence(sequence.map { self.node($0) })
    case .mapping(let mapping):
      if let known = known[place] { return known }
      content = .mapping(mapping.map { YAMLNode.Pair(key: self.node($0.key), value: self.node($0.value)) })
    }
    let made = YAMLNode(content: content, line: place.line, column: place.column)
    if made.text == nil { known[place] = made }
    return made
  }

  private mutating func style(of scalar: Node.Scalar, at place: Place) -> YAMLNode.Style {
    if scalar.tag.rawValue.hasPrefix("!") { return .tagged }
    switch scalar.style {
    case .singleQuoted: return .singleQuoted
    case .doubleQuoted: return .doubleQuoted
    case .literal: return .literal
    case .folded: return .folded
    case .any, .plain: break
    }
    if place.line != line {
      line = place.line
      hasHash = source.hasByte(UInt8(ascii: "#"), inLine: line)
      hasAmpersand = source.hasByte(UInt8(ascii: "&"), inLine: line)
    }
    if hasAmpersand, source.rest(line: line, column: place.column).hasPrefix("&") { return .anchored }
    return .plain(isCut: hasHash)
  }
}

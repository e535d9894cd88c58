/// What the plugin answers.
enum Answer: Encodable {
  /// What a macro gives; `nil` if it gives nothing.
  case expanded(String?)
  /// Which version of the protocol it speaks.
  case capability

  private enum Key: String, CodingKey {
    case expandMacroResult, getCapabilityResult, expandedSource, diagnostics, capability, protocolVersion
  }

  /// Writes the answer as the compiler reads it.
  func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    switch self {
    case .expanded(let text):
      var result = answer.nestedContainer(keyedBy: Key.self, forKey: .expandMacroResult)
      try result.encode(text, forKey: .expandedSource)
      try result.encode([String](), forKey: .diagnostics)
    case .capability:
      var result = answer.nestedContainer(keyedBy: Key.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: Key.self, forKey: .capability)
      try capability.encode(7, forKey: .protocolVersion)
    }
  }
}

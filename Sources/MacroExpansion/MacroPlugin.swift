/// The plugin that the compiler asks to expand the macros of App Intents.
///
/// It speaks the compiler's own protocol, JSON behind a length of eight bytes, and reads the few declarations it needs by itself:
/// swift-syntax takes many minutes to build.
package enum MacroPlugin {
  /// Answers the compiler on standard output until it has no more questions on standard input.
  package static func run() throws {
    while let question = try Wire.read() {
      let answer: Answer
      if let expansion = question.expandAttachedMacro {
        answer = .expanded(Expansion(expansion).text)
      } else if question.expandFreestandingMacro != nil {
        answer = .expanded(nil)
      } else {
        answer = .capability
      }
      try Wire.write(answer)
    }
  }
}

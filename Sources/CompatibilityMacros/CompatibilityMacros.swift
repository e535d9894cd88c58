import ParlanceMacroExpansion

/// The program that the compiler starts. All it does stands in a library: a test that needs a plugin would keep others from needing a
/// program.
@main
enum CompatibilityMacros {
  /// Answers the compiler.
  static func main() throws { try MacroPlugin.run() }
}

import Foundation

/// What the program was started with.
enum ProcessEnvironment {
  /// A variable; `nil` if it is not set.
  static func value(of name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

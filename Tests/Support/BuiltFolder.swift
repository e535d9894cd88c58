import Foundation

/// The folder in which the tests were built, and the programs beside them.
package enum BuiltFolder {
  /// The tests' own program.
  package static let tests: String =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]

  /// Where it is.
  package static let path = URL(fileURLWithPath: tests).deletingLastPathComponent().path

  /// Where programs that tests run keep what they have compiled (`XDG_CACHE_HOME`), so that none has to compile again what another has, and
  /// nothing of the tests comes among what the programs of whoever runs them keep.
  package static var cache: String { path + "/TestCache" }
}

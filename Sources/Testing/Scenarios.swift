import ParlanceScenarios
import Testing

/// The scenarios of an app, for the arguments of a test.
public enum Scenarios {
  /// The files `*.txt` in a folder and all below it, sorted.
  ///
  /// Throws a sentence if there are none, so that a test without scenarios fails.
  public static func files(in folder: String) throws -> [String] {
    try ScenarioFiles.find([folder])
  }

  /// The files `*.txt` in a folder that lies beside a source file, `#filePath` for the test's own.
  public static func files(in folder: String, beside source: String) throws -> [String] {
    let parts = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try files(in: parts.joined(separator: "/") + "/" + folder)
  }
}

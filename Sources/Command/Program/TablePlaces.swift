import ParlanceDiagnostics
import ParlanceLinting
import ParlancePhraseTables

/// Where the tables and catalogues are that the command line names.
enum TablePlaces {
  /// Where they are looked for if it names no place.
  static let usual = "Phrases"

  /// What is told where there is nothing to read.
  static let nowhere =
    "there is no folder \(usual) here, and nothing below this one has phrases; name their folder with --phrases"

  /// The places to read where the command line names none: the usual folder, else all that has phrases below this one.
  static var unnamed: [String] {
    if case .folder = FileStatus(usual) { return found([usual]).places }
    return FoundTables.places(in: ["."])
  }

  /// The places to read: a folder without phrases of its own is taken for the catalogues below it, as an app's project has them; and why
  /// others cannot be read.
  static func found(_ given: [String]) -> (places: [String], faults: [Diagnostic]) {
    var places: [String] = []
    var faults: [Diagnostic] = []
    for path in given {
      let folder = PhraseFolder(path: path)
      let below = folder.isEmpty ? FoundTables.places(in: [path]) : []
      guard below.isEmpty || below == [path] else {
        places += below
        continue
      }
      places.append(path)
      faults += folder.diagnostics.filter { $0.severity == .error }
    }
    return (places, faults)
  }
}

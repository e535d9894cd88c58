import Foundation
import ParlanceDiagnostics
import ParlanceScenarios

/// Runs tests again as files are saved: the tests that changed, or all of them if anything else did.
struct TestWatch {
  /// Files and folders of tests.
  let tests: [String]
  /// Folders of what the tests are about.
  let phrases: [String]

  /// How long a file must be left alone before it counts as saved.
  private static let interval = Duration.milliseconds(300)

  /// How the names of tests end, and those of what they are about: nothing else is read.
  private static let testEndings = [".txt"] + UtteranceFiles.extensions.sorted().map { ".\($0)" }
  private static let phraseEndings = [".yaml", ".yml", ".xcstrings", ".strings", ".stringsdict"]

  private var stamps: FileStamps {
    FileStamps(tests, of: Self.testEndings).merging(FileStamps(phrases, of: Self.phraseEndings))
  }

  /// Runs until the program is ended; `once` takes the tests that changed, `nil` for all.
  func run(_ once: ([String]?) async throws -> Void) async throws {
    var known = stamps
    try await Self.tell { try await once(nil) }
    while true {
      Messages.standardError("Waiting for files to be saved; Ctrl-C ends.")
      let changed = try await changes(since: &known)
      let ownTests = FileStamps(tests, of: Self.testEndings)
      let isAllTests = changed.allSatisfy { ownTests.holds($0) }
      try await Self.tell { try await once(isAllTests ? changed : nil) }
      guard isAllTests else { continue }
      Messages.standardError(
        "Only what changed was run again: \(changed.joined(separator: ", ")). Save a phrase file to run all tests.")
    }
  }

  /// Waits until files are changed, and no more of them are.
  private func changes(since known: inout FileStamps) async throws -> [String] {
    var changed: Set<String> = []
    while true {
      try await Task.sleep(for: Self.interval)
      let now = stamps
      let more = now.changes(since: known)
      known = now
      if more.isEmpty, !changed.isEmpty { return changed.sorted() }
      changed.formUnion(more)
    }
  }

  /// Runs once; a test that fails, or a file that is half written, ends nothing.
  private static func tell(_ once: () async throws -> Void) async throws {
    do {
      try await once()
    } catch let error as CommandExit where error.status == .failed || error.status == .data {
      if let message = error.message { Messages.tell(message) }
    } catch let error as Diagnostic {
      Messages.tell(error)
    }
  }
}

/// When the files under some places were last changed.
struct FileStamps: Equatable {
  private struct Stamp: Equatable {
    var changed: Date
    var size: Int
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at files and all with such endings that is under folders; hidden files are left out, and what the program writes itself.
  init(_ places: [String], of endings: [String]) {
    let own = [STDOUT_FILENO, STDERR_FILENO].compactMap(Self.number)
    for place in places {
      note(place)
      guard let names = FileManager.default.enumerator(atPath: place) else { continue }
      for case let name as String in names {
        if name.hasPrefix(".") || name.contains("/.") {
          names.skipDescendants()
        } else if endings.contains(where: name.lowercased().hasSuffix) {
          note(place + "/" + name, except: own)
        }
      }
    }
  }

  /// What either has.
  func merging(_ other: FileStamps) -> FileStamps {
    var all = self
    all.stamps.merge(other.stamps) { own, _ in own }
    return all
  }

  /// What tells the file that a descriptor writes to from all others on its disk.
  private static func number(of descriptor: Int32) -> Int? {
    var found = stat()
    return fstat(descriptor, &found) == 0 ? Int(found.st_ino) : nil
  }

  /// Whether a file was there.
  func holds(_ file: String) -> Bool { stamps[file] != nil }

  /// The files that differ from those of before, also those that are new or gone.
  func changes(since before: FileStamps) -> [String] {
    Set(stamps.keys).union(before.stamps.keys).filter { stamps[$0] != before.stamps[$0] }.sorted()
  }

  private mutating func note(_ path: String, except own: [Int] = []) {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path),
      found[.type] as? FileAttributeType == .typeRegular,
      !own.contains((found[.systemFileNumber] as? NSNumber)?.intValue ?? -1)
    else { return }
    stamps[path] = Stamp(
      changed: found[.modificationDate] as? Date ?? .distantPast, size: (found[.size] as? NSNumber)?.intValue ?? 0)
  }
}

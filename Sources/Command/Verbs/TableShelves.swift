import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceScenarios

/// The tables of all tests: those that a person names are one app's; of those that were found each test has the nearest, since a folder can
/// hold several apps.
actor TableShelves {
  private let folders: [String]
  private let areDivided: Bool
  private let name: ProjectName?
  private var shelves: [[String]: TableShelf] = [:]

  /// Takes the folders and files of tables, whether tests have only the nearest of them, and what the command line calls the app.
  init(_ folders: [String], areDivided: Bool, name: ProjectName?) {
    self.folders = folders
    self.name = name
    self.areDivided = areDivided
  }

  /// What is wrong with the tables that were read.
  var problems: [Diagnostic] {
    get async {
      var problems: [Diagnostic] = []
      for shelf in used { problems += await shelf.problems.filter { !problems.contains($0) } }
      return problems
    }
  }

  /// What the apps of the tables that were read are called, where their catalogues do not tell.
  var projectNames: [ProjectName] {
    get async {
      var names: [ProjectName] = []
      for shelf in used { names += [await shelf.projectName].compactMap(\.self).filter { !names.contains($0) } }
      return names
    }
  }

  /// What is wrong with all tables, also with those that no test has asked for, in all locales or in one.
  func allProblems(only locale: String?) async -> [Diagnostic] {
    let others = folders.filter { folder in !shelves.keys.contains { $0.contains(folder) } }
    var problems: [Diagnostic] = []
    for shelf in used + [TableShelf(folders: others, name: name)] {
      problems += await shelf.allProblems(only: locale).filter { !problems.contains($0) }
    }
    return problems
  }

  /// The tables that a test is run against; throws a sentence if there are none.
  func tables(for test: UtteranceTest, otherwise locale: String) async throws -> TableShelf.Tables {
    let own = areDivided ? Self.nearest(of: folders, to: test.position.file) : folders
    let shelf = shelves[own] ?? TableShelf(folders: own, name: name)
    shelves[own] = shelf
    return try await shelf.tables(in: test.locale ?? locale)
  }

  /// The tables of a locale that tests were run against.
  func tables(in locale: String) async -> [TableShelf.Tables] {
    var tables: [TableShelf.Tables] = []
    for shelf in used where await shelf.read.contains(where: { $0.table.locale == locale }) {
      if let own = try? await shelf.tables(in: locale) { tables.append(own) }
    }
    return tables
  }

  private var used: [TableShelf] {
    shelves.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// Those places that have the most folders in common with a file.
  static func nearest(of places: [String], to file: String) -> [String] {
    let own = file.split(separator: "/").dropLast()
    let shared = places.map { place in zip(own, place.split(separator: "/")).prefix { $0 == $1 }.count }
    let most = shared.max()
    return zip(places, shared).filter { $0.1 == most }.map(\.0)
  }
}

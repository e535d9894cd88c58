import ArgumentParser
import ParlancePhraseTables

/// What an app is called whose code nobody reads.
struct NameOptions: ParsableArguments {
  /// The best first; none leaves it to the catalogues and the files of the project.
  @Option(
    help: ArgumentHelp("What people call the app of Apple's catalogues; may be repeated.", valueName: "name"))
  var name: [String] = []

  /// The names, if there are some.
  var projectName: ProjectName? { ProjectName(given: name) }
}

import ParlanceCommand

/// Daybook's own options.
struct DaybookOptions: ParsableArguments {
  /// What SQLite calls a database that ends with the program, in place of a file.
  static let memory = ":memory:"

  /// The file of the store, which no scenario may throw away; `nil` for the one in the data folder.
  @Option(
    help: ArgumentHelp("The SQLite file with the tasks and events; \(memory) keeps nothing.", valueName: "file"))
  var store: String?
}

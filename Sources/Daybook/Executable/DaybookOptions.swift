import ParlanceCommand

/// Daybook's own options.
struct DaybookOptions: ParsableArguments {
  /// The file of the store, which no scenario may throw away; `nil` for the one in the data folder.
  @Option(help: ArgumentHelp("The SQLite file with the tasks and events.", valueName: "file"))
  var store: String?
}

import ParlanceCommand

/// Daybook's own options.
struct DaybookOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The SQLite file with the tasks and events.", valueName: "file"))
  var store: String?
}

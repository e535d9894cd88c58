import ParlanceCommand

/// Works on folders of phrase tables, where intents are only names.
@main
enum Parlance {
  /// Hands the command line over, and never returns.
  static func main() async {
    await TableProgram.main()
  }
}

import ParlanceCommand

/// Works on folders of phrase tables, where intents are only names.
@main
enum Parlance {
  static func main() async {
    await TableProgram.main()
  }
}

import ArgumentParser
@_exported import ParlanceAssistant

extension NoOptions: ParsableArguments {}

extension AssistantApp where Options: ParsableArguments {
  /// The whole program: a chat, and the verbs that `AppCommand` lists.
  public static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "ask" { MallocArenas.shareOne() }
    await EarlyReading.$begun.withValue(EarlyReading.begin(Self.self, words: words)) { () async -> Void in
      await Program.run(AppCommand<Self>.self, leading: LeadingOptions<Options>.self)
    }
  }
}

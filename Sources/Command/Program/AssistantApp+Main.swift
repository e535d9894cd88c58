import ArgumentParser
@_exported import ParlanceAssistant

extension NoOptions: ParsableArguments {}

extension AssistantApp where Options: ParsableArguments {
  /// The whole program: a chat, and the verbs `ask`, `match`, `explain`, `test`, `intents` and `run`.
  public static func main() async {
    await Program.run(AppCommand<Self>.self, leading: LeadingOptions<Options>.self)
  }
}

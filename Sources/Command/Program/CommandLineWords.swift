import ArgumentParser

/// The words of the command line, with the verb in front: `daybook --locale de ask …` is `daybook ask --locale de …`.
struct CommandLineWords {
  /// The words as the argument parser takes them.
  let arranged: [String]
  /// What is wrong with the options before the verb; it tells more than what the parser says of the whole.
  let fault: String?

  /// Finds the verb behind options that stand before it; `Leading` are the options that can stand there.
  init<Leading: ParsableArguments>(_ words: [String], verbs: Set<String>, leading: Leading.Type) {
    var fault: String?
    var arranged = words
    if words.first?.hasPrefix("-") ?? false {
      for index in words.indices where verbs.contains(words[index]) {
        let before = Array(words[..<index])
        do {
          _ = try Leading.parse(before)
          arranged = [words[index]] + SpeakArguments.joined(before) + words[(index + 1)...]
          fault = nil
          break
        } catch {
          // `--session ask` alone lacks its value: then the word is that value, and no verb.
          if fault == nil, Leading.exitCode(for: error) != .success { fault = Leading.message(for: error) }
        }
      }
    }
    self.arranged = SpeakArguments.atEnd(arranged)
    self.fault = fault
  }
}

/// The options that can stand before a verb of an app: those that all verbs share, and the app's own.
struct LeadingOptions<Options: ParsableArguments>: ParsableArguments {
  /// The same that each verb takes again behind it.
  @OptionGroup var common: CommonOptions
  /// Not of all verbs: one that does not speak refuses them when they have been moved behind it.
  @OptionGroup var speaking: SpeakingOptions
  /// The app's own; a verb that does not take them refuses them in the same way.
  @OptionGroup var options: Options
}

import ArgumentParser
import ParlanceTerminal

/// How the words on standard input are read.
struct HearingOptions: ParsableArguments {
  /// For standard input; what `--listen` starts is read as a recogniser prints, whatever stands here.
  @Option(
    help: ArgumentHelp(
      "How lines of input are read: auto, text, json, or stt for what a recogniser of speech prints.", valueName: "form"
    ))
  var input: InputForm = .auto

  /// As it was written; ``name(of:)`` makes words of it. `nil` drops nothing but an app's own name.
  @Option(
    name: .customLong("wake-word"),
    help: ArgumentHelp("A name that may stand in front of what is said, such as computer.", valueName: "words"))
  var wakeWord: String?

  /// Refuses a name without a letter or digit, which nobody could say.
  func validate() throws {
    if let wakeWord, WakeWord(wakeWord) == nil {
      throw ValidationError("--wake-word lacks a word; write one such as --wake-word computer")
    }
  }

  /// The name that is dropped in front: the one that was given, else that of the app, if there is one, where it is plainly called.
  func name(of app: String?) -> WakeWord? { wakeWord.flatMap { WakeWord($0) } ?? app.flatMap { WakeWord(ofApp: $0) } }

  /// What reads the bytes of input.
  func machine(of app: String?) -> HearingMachine { HearingMachine(form: input, wakeWord: name(of: app)) }
}

extension InputForm: ExpressibleByArgument {}

/// The recogniser that a conversation starts by itself.
struct ListeningOptions: ParsableArguments {
  /// A line of shell; `nil` starts none.
  @Option(
    help: ArgumentHelp("Start a recogniser of speech and hear what it prints.", valueName: "command"))
  var listen: String?

  /// Refuses a blank line; whether the shell finds a program shows when it is started.
  func validate() throws {
    if listen?.allSatisfy(\.isWhitespace) == true {
      throw ValidationError("--listen lacks a command; write one such as --listen \"whisper-stream -m MODEL --step 0\"")
    }
  }
}

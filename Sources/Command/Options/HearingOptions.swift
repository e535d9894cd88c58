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

  /// As it was written; ``name`` makes words of it. `nil` drops nothing.
  @Option(
    name: .customLong("wake-word"),
    help: ArgumentHelp("A name that may stand in front of what is said, such as computer.", valueName: "words"))
  var wakeWord: String?

  /// Refuses a name without a letter or digit, which nobody could say.
  func validate() throws {
    if wakeWord != nil, name == nil {
      throw ValidationError("--wake-word lacks a word; write one such as --wake-word computer")
    }
  }

  /// The name that is dropped in front.
  var name: WakeWord? { wakeWord.flatMap { WakeWord($0) } }

  /// What reads the bytes of input.
  var machine: HearingMachine { HearingMachine(form: input, wakeWord: name) }

  /// The same for an app, which is called by its own name unless another one was given.
  func machine(of app: String) -> HearingMachine { HearingMachine(form: input, wakeWord: name(of: app)) }

  /// The name that is dropped in front of what is said to an app: the one that was given, else the app's own where it is plainly called.
  func name(of app: String) -> WakeWord? { name ?? WakeWord(app, isPlain: false) }
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

import ArgumentParser
import ParlanceTerminal

/// How the words on standard input are read.
struct HearingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How lines of input are read: auto, text, json, or stt for what a recogniser of speech prints.", valueName: "form"
    ))
  var input: InputForm = .auto

  @Option(
    name: .customLong("wake-word"),
    help: ArgumentHelp("A name that may stand in front of what is said, such as computer.", valueName: "words"))
  var wakeWord: String?

  func validate() throws {
    if wakeWord != nil, name == nil {
      throw ValidationError("--wake-word lacks a word; write one such as --wake-word computer")
    }
  }

  /// The name that is dropped in front.
  var name: WakeWord? { wakeWord.flatMap { WakeWord($0) } }

  /// What reads the bytes of input.
  var machine: HearingMachine { HearingMachine(form: input, wakeWord: name) }
}

extension InputForm: ExpressibleByArgument {}

/// The recogniser that a conversation starts by itself.
struct ListeningOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Start a recogniser of speech and hear what it prints.", valueName: "command"))
  var listen: String?

  func validate() throws {
    if listen?.allSatisfy(\.isWhitespace) == true {
      throw ValidationError("--listen lacks a command; write one such as --listen \"whisper-stream -m MODEL --step 0\"")
    }
  }
}

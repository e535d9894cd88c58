import Foundation
import ParlanceAssistant
import ParlanceJSONText
import ParlanceScenarios
import Testing

/// A run of the built program: one line in, one line out.
actor PipedDaybook: ScenarioConversation {
  /// How long an answer may take, in milliseconds, before the program is taken to hang.
  private static let patience: Int32 = 60_000

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var locale: String?

  /// Starts the program that was built beside the tests; its own folders are in `home`.
  init(arguments: [String], home: String) throws {
    // A program that has died is to fail a test, not to end all of them.
    signal(SIGPIPE, SIG_IGN)
    process.setDaybook(arguments, home: home)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func respond(to input: Input) async -> Turn {
    do {
      let line = line(input)
      try self.input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      var answer = await answer()
      // What goes on meanwhile is told whenever it takes long enough.
      while answer.contains(#""event":"progress""#) { answer = await self.answer() }
      return try TurnReading.turn(answer)
    } catch {
      Issue.record("no turn came for \(input): \(error)")
      return Turn(number: 0, session: "", locale: "", utterance: nil, state: .failed, spoken: "\(error)")
    }
  }

  /// The next line says so to the program.
  func use(locale: String) async throws { self.locale = locale }

  /// Ends the input and waits for the program's end.
  func end() async {
    try? input.fileHandleForWriting.close()
    await process.ended()
  }

  private func line(_ input: Input) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    switch input {
    case .utterance(let utterance):
      if locale == nil { return utterance.text }
      writer.member("text", utterance.text)
    case .choice(let id): writer.member("choice", id)
    case .silence, .cancel:
      if locale == nil { return "" }
      writer.member("text", "")
    }
    if let locale { writer.member("locale", locale) }
    locale = nil
    writer.endObject()
    return writer.line
  }

  /// The next line of the output, to its line break.
  private func answer() async -> String {
    let descriptor = output.fileHandleForReading.fileDescriptor
    return await onThread {
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&entry, 1, Self.patience) > 0, read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") {
        bytes.append(byte)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

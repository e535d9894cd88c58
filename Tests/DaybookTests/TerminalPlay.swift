import Foundation
import ParlanceAssistant
import ParlanceScenarios
import ParlanceTerminal
import Testing

/// A conversation at a prompt, of which each turn must look on the screen as the same turn without a program does.
actor TerminalPlay: ScenarioConversation {
  private let session: any ScenarioConversation
  private let program: TerminalDaybook
  private let file: String
  private var open: Turn.OpenPrompt?
  private let style = TextStyle(usesColor: false, usesSymbols: true)

  /// Plays what a session says on a program's terminal, for the scenario of a file.
  init(_ session: any ScenarioConversation, on program: TerminalDaybook, of file: String) {
    self.file = file
    self.session = session
    self.program = program
  }

  func respond(to input: Input) async -> Turn {
    let turn = await session.respond(to: input)
    if await enter(input) {
      let expected = Self.lines(TurnText.text(turn, style: style))
      var shown = await program.shown(isTyped: input != .cancel)
      // Ctrl-C gives a new prompt before the reply.
      if input == .cancel, shown.isEmpty { shown = await program.shown(belowTyped: false) }
      if shown != expected, shown.dropLast() != expected[...] || !isHint(shown.last) {
        Issue.record("\(file): on the terminal “\(input)” shows \(shown), and not \(expected)")
      }
    }
    open = turn.prompt
    return turn
  }

  func use(locale: String) async throws {
    try await session.use(locale: locale)
    await program.type(".locale \(locale)\r")
    let shown = await program.shown()
    #expect(shown.first == locale)
  }

  /// Types an input, if it can be; a choice by its number.
  private func enter(_ input: Input) async -> Bool {
    switch input {
    case .utterance(let utterance): await program.type(utterance.text + "\r")
    case .choice(let id):
      guard let open, let place = open.choices.firstIndex(where: { $0.id == id }) else { return false }
      await program.type("\(open.before + place + 1)\r")
    case .silence: await program.type("\r")
    case .cancel:
      // Where nothing is asked Ctrl-C only drops what was typed.
      guard open != nil else { return false }
      await program.interrupt()
    }
    return true
  }

  /// Whether a line tells somebody who wanted to leave how that is done.
  private func isHint(_ line: String?) -> Bool { line.map { $0.contains("trl-D") || $0.contains("Strg-D") } ?? false }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

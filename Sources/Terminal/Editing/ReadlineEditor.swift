#if Readline
  import Foundation

  /// A line editor with completion and history, by GNU readline.
  ///
  /// A thread of its own makes every call of readline, so neither the main actor nor the cooperative pool is held up.
  /// readline knows one terminal: a process has one such editor at a time.
  package final class ReadlineEditor: LineEditor {
    package var events: AsyncStream<LineEvent> { mailbox.events }

    /// What the thread is asked; tests send it signals.
    let mailbox: EditorMailbox

    /// Takes over a terminal.
    ///
    /// - Parameters:
    ///   - name: The application's name for the person's `.inputrc`.
    ///   - history: Where lines are kept; `nil` keeps them until the end only.
    ///   - input: Where keys come from; not closed.
    ///   - output: Where lines are shown; not closed.
    ///   - environment: Where the locale is read from.
    ///   - report: Told once, on the editor's thread, when the history cannot be read or written.
    /// - Returns: `nil` if the process has no file descriptors left.
    package init?(
      name: String, history: HistoryFile?, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
      environment: [String: String] = ProcessInfo.processInfo.environment,
      report: @escaping @Sendable (HistoryFile.Problem) -> Void = { _ in }
    ) {
      guard let mailbox = EditorMailbox() else { return nil }
      self.mailbox = mailbox
      Thread.detachNewThread {
        TextEncoding.prepare(environment)
        let loop = ReadlineLoop(mailbox: mailbox, input: input, output: output, history: history, report: report)
        loop.run(name: name)
        mailbox.finish()
      }
    }

    package func prompt(_ text: String) { mailbox.post(.prompt(text)) }

    package func printAbove(_ text: String) { mailbox.post(.printAbove(text)) }

    package func showStatus(_ text: String) { mailbox.post(.status(text)) }

    package func setCompletions(_ provider: @escaping @Sendable (String) -> [String]) {
      mailbox.completions = provider
    }

    package func setTaking(_ taker: @escaping @Sendable (String) -> Bool) { mailbox.taker = taker }

    package func stop() async { await mailbox.stop() }
  }
#endif

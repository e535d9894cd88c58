#if Readline
  import Foundation

  /// A line editor with completion and history, by GNU readline.
  ///
  /// A thread of its own makes every call of readline, so neither the main actor nor the cooperative pool is held up.
  /// readline knows one terminal: a process has one such editor at a time.
  package final class ReadlineEditor: LineEditor {
    /// Lines as readline has edited them, and one by one if several were pasted.
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

    /// Asks for a line; the rest of a paste answers first, and keys that were typed ahead go into it.
    package func prompt(_ text: String) { mailbox.post(.prompt(text)) }

    /// Moves the prompt and what is typed below the text.
    package func printAbove(_ text: String) { mailbox.post(.printAbove(text)) }

    /// Shows the text in its row, in place of the one before it, unless a prompt is shown.
    package func showStatus(_ text: String) { mailbox.post(.status(text)) }

    /// Sets what Tab offers: readline shows the candidates, and puts in what they have in common.
    package func setCompletions(_ provider: @escaping @Sendable (String) -> [String]) {
      mailbox.completions = provider
    }

    /// Sets who may take a line that is typed ahead.
    package func setTaking(_ taker: @escaping @Sendable (String) -> Bool) { mailbox.taker = taker }

    /// Has the thread give the terminal back, and waits for that.
    package func stop() async { await mailbox.stop() }
  }
#endif

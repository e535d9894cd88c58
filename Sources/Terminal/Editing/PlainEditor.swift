import Foundation

/// A line editor without editing: the terminal's own line discipline, a prompt and whole lines.
package final class PlainEditor: LineEditor {
  /// Whole lines, as the terminal's line discipline has let the person edit them.
  package var events: AsyncStream<LineEvent> { mailbox.events }

  /// What the thread is asked; tests send it signals.
  let mailbox: EditorMailbox

  /// Reads `input` and writes to `output`, which it does not own; `nil` if the process has no file descriptors left.
  package init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    guard let mailbox = EditorMailbox() else { return nil }
    self.mailbox = mailbox
    Thread.detachNewThread {
      let watch = SignalWatch([SIGINT] + SignalWatch.ending) { mailbox.post(.signal($0)) }
      PlainLoop(mailbox: mailbox, input: input, output: OutputWriter(descriptor: output)).run()
      watch.cancel()
      mailbox.finish()
    }
  }

  /// Asks for a line; while one is awaited another text stands in a new row.
  package func prompt(_ text: String) { mailbox.post(.prompt(text)) }

  /// Ends the prompt's row, writes the text and shows the prompt again; what is typed stays in the row above.
  package func printAbove(_ text: String) { mailbox.post(.printAbove(text)) }

  /// Writes the text as a line of its own, unless a prompt is shown.
  package func showStatus(_ text: String) { mailbox.post(.status(text)) }

  /// Has no effect: without line editing, Tab is a character.
  package func setCompletions(_ provider: @escaping @Sendable (String) -> [String]) { mailbox.completions = provider }

  /// Sets who may take a line while none is wanted.
  package func setTaking(_ taker: @escaping @Sendable (String) -> Bool) { mailbox.taker = taker }

  /// Has the thread end, and waits for that; what it has read ahead is lost.
  package func stop() async { await mailbox.stop() }
}

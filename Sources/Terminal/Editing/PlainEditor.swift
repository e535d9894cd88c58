import Foundation

/// A line editor without editing: the terminal's own line discipline, a prompt and whole lines.
package final class PlainEditor: LineEditor {
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

  package func prompt(_ text: String) { mailbox.post(.prompt(text)) }

  package func printAbove(_ text: String) { mailbox.post(.printAbove(text)) }

  package func showStatus(_ text: String) { mailbox.post(.status(text)) }

  /// Has no effect: without line editing, Tab is a character.
  package func setCompletions(_ provider: @escaping @Sendable (String) -> [String]) { mailbox.completions = provider }

  package func setTaking(_ taker: @escaping @Sendable (String) -> Bool) { mailbox.taker = taker }

  package func stop() async { await mailbox.stop() }
}

#if Readline
  import CReadline
  import Foundation

  /// What the editor's thread does, and all that readline is told; lives and dies on that thread.
  final class ReadlineLoop {
    /// readline's callbacks carry no context: they find the loop of the thread that they run on.
    private static let threadKey = "parlance.readline"

    private static var current: ReadlineLoop? { Thread.current.threadDictionary[threadKey] as? ReadlineLoop }

    private let mailbox: EditorMailbox
    private let history: HistoryFile?
    private let report: @Sendable (HistoryFile.Problem) -> Void
    private let input: Int32
    private let output: OutputWriter
    private var isPrompting = false
    private var isStatusShown = false
    private var isRunning = true
    private var isHistoryBroken = false
    private var lastLine: String?
    /// The lines of a paste that come after its first.
    private var pasted: ArraySlice<String> = []
    private var ahead = TypedAhead()

    /// Makes a loop; ``run(name:)`` does the work.
    init(
      mailbox: EditorMailbox, input: Int32, output: Int32, history: HistoryFile?,
      report: @escaping @Sendable (HistoryFile.Problem) -> Void
    ) {
      self.mailbox = mailbox
      self.input = input
      self.output = OutputWriter(descriptor: output)
      self.history = history
      self.report = report
    }

    /// Serves requests and keys until it is told to stop, the input ends or a signal ends the program.
    func run(name: String) {
      Thread.current.threadDictionary[Self.threadKey] = self
      defer { Thread.current.threadDictionary.removeObject(forKey: Self.threadKey) }
      let watch = SignalWatch([SIGINT, SIGWINCH, SIGCONT] + SignalWatch.ending) { [mailbox] in
        mailbox.post(.signal($0))
      }
      defer { watch.cancel() }
      let isReady = parlance_rl_setup(
        name, input, output.descriptor, { text, _, _ in ReadlineLoop.complete(text) },
        { stream in ReadlineLoop.current?.ahead.next() ?? rl_getc(stream) }, Int32(HistoryFile.limit))
      guard isReady == 1 else { return mailbox.send(.endOfInput) }
      loadHistory()
      while isRunning { serve() }
      if isPrompting { rl_callback_handler_remove() }
    }

    private func serve() {
      var entries = [pollfd(fd: mailbox.wakePipe.readEnd, events: Int16(POLLIN), revents: 0)]
      if isPrompting || ahead.takesMore && Foreground.owns(input) {
        entries.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0))
      }
      let hasKeys = isPrompting && !ahead.isEmpty
      guard poll(&entries, nfds_t(entries.count), hasKeys ? 0 : -1) > 0 || hasKeys else { return }
      if entries[0].revents != 0 {
        for request in mailbox.takeRequests() where isRunning { handle(request) }
      } else if hasKeys {
        rl_callback_read_char()
      } else if entries.count > 1, entries[1].revents != 0 {
        readKeys()
      }
    }

    private func readKeys() {
      guard !isPrompting else { return rl_callback_read_char() }
      let taker = mailbox.taker
      ahead.read(input) { taker?($0) ?? false }
    }

    private func handle(_ request: EditorRequest) {
      if case .status = request {} else { clearStatus() }
      switch request {
      case .status(let text): showStatus(text)
      case .prompt(let text): prompt(ReadlinePrompt.marked(text))
      case .printAbove(let text): printAbove(text)
      case .signal(let number): handle(signal: number)
      case .stop: isRunning = false
      }
    }

    private func prompt(_ text: String) {
      if isPrompting {
        parlance_rl_change_prompt(text)
      } else if let line = pasted.popFirst() {
        try? output.writeLine(ReadlinePrompt.unmarked(text) + SafeText.line(line))
        deliver(line)
      } else {
        isPrompting = true
        rl_callback_handler_install(text) { ReadlineLoop.current?.take($0) }
      }
    }

    private func showStatus(_ text: String) {
      guard !isPrompting else { return }
      try? output.write("\r\u{1B}[K" + text)
      isStatusShown = true
    }

    private func clearStatus() {
      if isStatusShown { try? output.write("\r\u{1B}[K") }
      isStatusShown = false
    }

    private func printAbove(_ text: String) {
      if isPrompting { parlance_rl_hide_line() }
      // A terminal that is gone shows up as the end of input.
      try? output.writeLine(text)
      if isPrompting { parlance_rl_show_line() }
    }

    private func handle(signal number: Int32) {
      switch number {
      case SIGINT:
        pasted = []
        ahead.clear()
        if isPrompting { parlance_rl_abandon_line() }
        mailbox.send(.interrupt)
      case SIGWINCH: if isPrompting { parlance_rl_resized() }
      case SIGCONT: if isPrompting { parlance_rl_continued() }
      default:
        leave()
        mailbox.send(.terminate(signal: number))
      }
    }

    /// Gives the terminal back and ends the loop.
    private func leave(atEnd: Bool = false) {
      if isPrompting {
        rl_callback_handler_remove()
        if !atEnd || parlance_rl_leaves_row_at_end() == 0 { parlance_rl_leave_row() }
      }
      isPrompting = false
      isRunning = false
    }

    /// A line is complete, or the input is at its end.
    private func take(_ bytes: UnsafeMutablePointer<CChar>?) {
      guard let bytes else {
        leave(atEnd: true)
        mailbox.send(.endOfInput)
        return
      }
      let lines = String(cString: bytes).split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
      free(bytes)
      rl_callback_handler_remove()
      isPrompting = false
      pasted = lines.dropFirst()
      // A paste often ends with a line break, which is no silence.
      if pasted.last?.isEmpty == true { pasted.removeLast() }
      deliver(lines.first ?? "")
    }

    private func deliver(_ line: String) {
      remember(line)
      mailbox.send(.line(line))
    }
  }

  // History.
  extension ReadlineLoop {
    private func loadHistory() {
      guard let history else { return }
      do {
        for line in try history.load() { add_history(line) }
      } catch {
        isHistoryBroken = true
        report(error)
      }
    }

    private func remember(_ line: String) {
      guard HistoryFile.isKept(line), line != lastLine else { return }
      lastLine = line
      add_history(line)
      guard let history, !isHistoryBroken else { return }
      do {
        try history.append(line)
      } catch {
        isHistoryBroken = true
        report(error)
      }
    }
  }

  // Completion.
  extension ReadlineLoop {
    /// readline's list: what replaces the text, then the completions if there are several, then `NULL`.
    private static func complete(
      _ text: UnsafePointer<CChar>?
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      parlance_rl_completions_are_final()
      guard let text, let provider = current?.mailbox.completions else { return nil }
      let completion = LineCompletion(of: String(cString: text), by: provider)
      guard let replacement = completion.replacement else { return nil }
      guard let list = parlance_rl_completion_list(completion.candidates.count) else { return nil }
      list[0] = strdup(replacement)
      if completion.candidates.count > 1 {
        for (index, candidate) in completion.candidates.enumerated() { list[index + 1] = strdup(candidate) }
      }
      return list
    }
  }
#endif

import Glibc

/// What a plain editor's thread does.
final class PlainLoop {
  /// The most lines that are read before they are asked for.
  private static let mostAhead = 100

  private let mailbox: EditorMailbox
  private let input: Int32
  private let output: OutputWriter
  private var splitter = LineSplitter()
  /// Lines that came before they were asked for.
  private var lines: [PipeLine] = []
  /// What stands before the cursor while a line is awaited.
  private var prompt: String?
  private var isPromptShown = false
  private var isAtEnd = false
  private var isRunning = true

  /// Makes a loop; ``run()`` does the work.
  init(mailbox: EditorMailbox, input: Int32, output: OutputWriter) {
    self.mailbox = mailbox
    self.input = input
    self.output = output
  }

  /// Serves requests and lines until it is told to stop, the input ends or a signal ends the program.
  func run() {
    while isRunning { serve() }
  }

  private func serve() {
    var entries = [pollfd(fd: mailbox.wakePipe.readEnd, events: Int16(POLLIN), revents: 0)]
    if prompt != nil || isReadingAhead { entries.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
    guard poll(&entries, nfds_t(entries.count), -1) > 0 else { return }
    if entries[0].revents != 0 {
      for request in mailbox.takeRequests() where isRunning { handle(request) }
    } else if entries.count > 1, entries[1].revents != 0 {
      readInput()
    }
    answer()
  }

  private var isReadingAhead: Bool { !isAtEnd && lines.count < Self.mostAhead && Foreground.owns(input) }

  private func handle(_ request: EditorRequest) {
    switch request {
    case .prompt(let text):
      if prompt != text || !isPromptShown { leaveRow() }
      prompt = text
      showPrompt()
    case .printAbove(let text):
      leaveRow()
      show(text + "\n")
      showPrompt()
    case .status(let text): if !isPromptShown { show(text + "\n") }
    case .signal(SIGINT):
      // The terminal has dropped what was typed, unless a whole line of it is here already. The prompt comes back with
      // what is said next.
      lines = []
      leaveRow()
      mailbox.send(.interrupt)
    case .signal(let number):
      leaveRow()
      isRunning = false
      mailbox.send(.terminate(signal: number))
    case .stop: isRunning = false
    }
  }

  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &buffer, buffer.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    lines += splitter.append(buffer[..<max(0, count)]).filter { line in
      guard prompt == nil, case .success(let text) = line.content, let taker = mailbox.taker else { return true }
      return !taker(text)
    }
    if count <= 0 {
      isAtEnd = true
      if let last = splitter.finish() { lines.append(last) }
    }
  }

  /// Hands over one line for one prompt, or the end.
  private func answer() {
    guard isRunning, prompt != nil else { return }
    if !lines.isEmpty {
      prompt = nil
      isPromptShown = false
      switch lines.removeFirst().content {
      case .success(let text): mailbox.send(.line(text))
      case .failure(let problem):
        show("\(problem)\n")
        mailbox.send(.line(""))
      }
    } else if isAtEnd {
      isRunning = false
      leaveRow()
      mailbox.send(.endOfInput)
    }
  }

  private func showPrompt() {
    guard let prompt, !isPromptShown else { return }
    isPromptShown = true
    show(prompt)
  }

  private func leaveRow() {
    if isPromptShown { show("\n") }
    isPromptShown = false
  }

  private func show(_ text: String) {
    // A terminal that is gone shows up as the end of input.
    try? output.write(text)
  }
}

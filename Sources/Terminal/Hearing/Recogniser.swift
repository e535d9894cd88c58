import Foundation
import Synchronization

/// A recogniser of speech that the program starts itself, and again when it dies.
///
/// One that ends with status 0 has heard all that it wanted to: then the input ends.
package final class Recogniser: AsyncSequence, Sendable {
  /// What is heard, by whichever start of the program.
  package typealias Element = HeardEvent

  /// How often it is started again, and after which pauses.
  package struct Policy: Sendable {
    /// The pause before the first new start; each next one is twice as long.
    package var firstPause: Duration = .milliseconds(250)
    /// The longest pause.
    package var longestPause: Duration = .seconds(8)
    /// The deaths in a row after which it is given up.
    package var mostDeaths = 5
    /// A recogniser that lived so long has not died in a row.
    package var longLife: Duration = .seconds(10)
    /// What a new one says first is no repetition of the old one's last words once it has lived so long.
    package var longestRepetition: Duration = .seconds(2)

    /// Makes the usual policy.
    package init() {}
  }

  /// Takes what is heard one by one.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let recogniser: Recogniser
    fileprivate var running: Running?
    fileprivate var deaths = 0
    /// What was said last, also by one that has died since.
    fileprivate var lastWords = ""
    /// Whether the one that runs has said them.
    fileprivate var hasSpoken = false

    /// What is heard next; `nil` when the recogniser has ended, was given up, or the task is cancelled.
    package mutating func next() async -> HeardEvent? {
      while !Task.isCancelled, !recogniser.isStopped {
        if running == nil { (running, hasSpoken) = (recogniser.start(), false) }
        guard let running else {
          return recogniser.isStopped ? nil : recogniser.giveUp("the recogniser cannot be started")
        }
        if let event = await running.events.next() {
          if isNew(event, from: running) { return event }
          continue
        }
        self.running = nil
        if await !recogniser.goesOn(after: running, deaths: &deaths) { return nil }
      }
      return nil
    }

    /// What the last one said before it died is not said again by the next; within one life the machine sees to that.
    private mutating func isNew(_ event: HeardEvent, from running: Running) -> Bool {
      guard case .line(let line, _) = event, case .utterance(let said) = line.input, said.isRecognised else {
        return true
      }
      let words = Repeats.letters(said.text)
      defer { (lastWords, hasSpoken) = (words, true) }
      guard !hasSpoken, words == lastWords else { return true }
      return ContinuousClock.now - running.began > recogniser.policy.longestRepetition
    }
  }

  /// One life of it.
  fileprivate final class Running: Sendable {
    let process: ToolProcess
    let events: Events
    /// What it prints comes through here.
    let output: Int32
    let began = ContinuousClock.now
    private let lastError = Mutex("")
    /// Signalled when no more errors come.
    private let errorsEnd = DispatchSemaphore(value: 0)

    init(_ process: ToolProcess, _ output: Int32, _ machine: HearingMachine) {
      self.process = process
      self.output = output
      events = Events(PipeReader(machine, descriptor: output))
    }

    /// Keeps the last line on standard error, which often says why it died; the others would disturb the conversation.
    func readErrors(_ descriptor: Int32) {
      var splitter = LineSplitter(limit: 4096)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for line in splitter.append(buffer[..<count]) {
          if case .success(let text) = line.content, !text.isEmpty { lastError.withLock { $0 = text } }
        }
      }
      close(descriptor)
      errorsEnd.signal()
    }

    /// Waits for its end; gives its status and its last words.
    func end() async -> (status: Int32, lastError: String) {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let status = self.process.waitForEnd()
          // They may still be on their way. Somebody who left the group can hold the pipe open for ever.
          _ = self.errorsEnd.wait(timeout: .now() + 1)
          continuation.resume(returning: (status, self.lastError.withLock { $0 }))
        }
      }
    }
  }

  /// What one life of it prints; for one reader.
  fileprivate actor Events {
    private let reader: PipeReader<HearingMachine>
    init(_ reader: PipeReader<HearingMachine>) { self.reader = reader }

    func next() async -> HeardEvent? {
      var iterator = reader.makeAsyncIterator()
      return await iterator.next()
    }
  }

  private let command: String
  private let machine: HearingMachine
  private let environment: [String: String]
  private let policy: Policy
  private let report: @Sendable (String) -> Void
  private let current = Mutex<(process: ToolProcess?, isStopped: Bool, hasFailed: Bool)>((nil, false, false))

  /// Takes a line of shell. `report` is told when it dies, is started again and is given up.
  package init(
    _ command: String, wakeWord: WakeWord? = nil, environment: [String: String], policy: Policy = Policy(),
    report: @escaping @Sendable (String) -> Void
  ) {
    self.command = command
    machine = HearingMachine(form: .stt, wakeWord: wakeWord)
    self.environment = environment
    self.policy = policy
    self.report = report
  }

  /// Starts it when the first event is asked for.
  package func makeAsyncIterator() -> Iterator { Iterator(recogniser: self) }

  /// Ends it for good.
  package func stop() {
    let process = current.withLock { current in
      current.isStopped = true
      return current.process
    }
    process?.stop()
  }

  /// Whether it was given up.
  package var hasFailed: Bool { current.withLock { $0.hasFailed } }

  fileprivate var isStopped: Bool { current.withLock { $0.isStopped } }

  fileprivate func start() -> Running? {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    guard let output = ToolProcess.makePipe() else { return nil }
    guard let errors = ToolProcess.makePipe() else {
      close(output.read)
      close(output.write)
      return nil
    }
    // Started under the lock, so that who stops it finds it.
    let process = current.withLock { current -> ToolProcess? in
      guard !current.isStopped else { return nil }
      current.process = ToolProcess(
        ["/bin/sh", "-c", command], environment: environment, streams: [null, output.write, errors.write])
      return current.process
    }
    close(output.write)
    close(errors.write)
    guard let process else {
      close(output.read)
      close(errors.read)
      return nil
    }
    let running = Running(process, output.read, machine)
    Thread.detachNewThread { running.readErrors(errors.read) }
    return running
  }

  /// Whether it is started again after one life of it, and waits until then.
  fileprivate func goesOn(after running: Running, deaths: inout Int) async -> Bool {
    // Only a reader that was cancelled has not come to the end, and then ours is near.
    if !Task.isCancelled { close(running.output) }
    let (status, last) = await running.end()
    current.withLock { $0.process = nil }
    guard !isStopped else { return false }
    guard status != 0 else {
      report("the recogniser has ended")
      return false
    }
    if ContinuousClock.now - running.began >= policy.longLife { deaths = 0 }
    deaths += 1
    let why = "the recogniser died with status \(status)" + (last.isEmpty ? "" : " (\(SafeText.line(last)))")
    guard deaths < policy.mostDeaths else {
      return giveUp("\(why); it is not started again, since it has died too often") != nil
    }
    let pause = Swift.min(policy.firstPause * (1 << (deaths - 1)), policy.longestPause)
    report("\(why); it is started again")
    try? await Task.sleep(for: pause)
    return true
  }

  fileprivate func giveUp(_ why: String) -> HeardEvent? {
    current.withLock { $0.hasFailed = true }
    report("\(why): try its command by itself")
    return nil
  }
}

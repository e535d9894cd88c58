import Glibc
import Testing

@testable import ParlanceTerminal

@Suite("Reading a pipe")
struct PipeReaderTests {
  private func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test("A line is there as soon as it is written, before the input ends")
  func eachLine() async throws {
    let ends = try makePipe()
    let writer = OutputWriter(descriptor: ends.write)
    var lines = PipeReader(descriptor: ends.read).makeAsyncIterator()
    for text in ["one", "two", "three"] {
      try writer.writeLine(text)
      #expect(await lines.next()?.content == .success(text))
    }
    try writer.write("last")
    close(ends.write)
    #expect(await lines.next() == PipeLine(number: 4, content: .success("last")))
    #expect(await lines.next() == nil)
    #expect(await lines.next() == nil)
    close(ends.read)
  }

  @Test("Ten thousand lines at once all arrive, in order")
  func many() async throws {
    let ends = try makePipe()
    let count = 10_000
    async let isWritten = onThread {
      defer { close(ends.write) }
      return (try? OutputWriter(descriptor: ends.write).write((1...count).map { "line \($0)\n" }.joined())) != nil
    }
    var seen = 0
    for await line in PipeReader(descriptor: ends.read) {
      seen += 1
      #expect(line == PipeLine(number: seen, content: .success("line \(seen)")))
    }
    #expect(seen == count)
    #expect(await isWritten)
    close(ends.read)
  }

  @Test("What is read already is taken at once, and nothing of it comes again")
  func takeRead() async throws {
    let ends = try makePipe()
    try OutputWriter(descriptor: ends.write).write("one\ntwo\nthree\n")
    let reader = PipeReader(descriptor: ends.read)
    #expect(reader.takeRead().isEmpty)
    var lines = reader.makeAsyncIterator()
    #expect(await lines.next()?.content == .success("one"))
    #expect(reader.takeRead().map(\.content) == [.success("two"), .success("three")])
    #expect(reader.takeRead().isEmpty)
    try OutputWriter(descriptor: ends.write).write("four\n")
    close(ends.write)
    #expect(await lines.next()?.content == .success("four"))
    #expect(await lines.next() == nil)
    close(ends.read)
  }

  @Test("Nothing is read before it is asked for")
  func demand() async throws {
    let ends = try makePipe()
    let reader = PipeReader(descriptor: ends.read)
    try OutputWriter(descriptor: ends.write).write("waiting\n")
    var available: Int32 = 0
    #expect(ioctl(ends.read, UInt(FIONREAD), &available) == 0)
    #expect(available == 8)
    var lines = reader.makeAsyncIterator()
    #expect(await lines.next()?.content == .success("waiting"))
    close(ends.write)
    #expect(await lines.next() == nil)
    close(ends.read)
  }

  @Test("A cancelled task does not wait for the pipe")
  func cancelled() async throws {
    let ends = try makePipe()
    let reader = PipeReader(descriptor: ends.read)
    let reading = Task {
      var lines = reader.makeAsyncIterator()
      return await lines.next()
    }
    reading.cancel()
    #expect(await reading.value == nil)
    close(ends.write)
  }

  @Test("What cannot be read is a line that says so")
  func folder() async throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    var lines = PipeReader(descriptor: folder).makeAsyncIterator()
    #expect(await lines.next() == PipeLine(number: 1, content: .failure(.unreadable(errno: EISDIR))))
    #expect(await lines.next() == nil)
  }
}

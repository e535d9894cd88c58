import Testing

@testable import ParlanceDialog

@Suite("A mailbox") struct MailboxTests {
  @Test(
    "Letters are read in the order in which they were put in, whether or not somebody waits for them",
    .timeLimit(.minutes(15)))
  func order() async {
    let box = Mailbox<Int>()
    box.put(1)
    box.put(2)
    #expect(await box.next() == 1)
    #expect(await box.next() == 2)
    let reading = Task {
      var read: [Int] = []
      for _ in 0..<1000 { read.append(await box.next()) }
      return read
    }
    for letter in 0..<1000 {
      box.put(letter)
      if letter.isMultiple(of: 7) { await Task.yield() }
    }
    #expect(await reading.value == Array(0..<1000))
  }
}

import ParlanceTerminal
import Testing

@Suite("What is read ahead while work goes on", .timeLimit(.minutes(15)))
struct HandoverTests {
  @Test("All elements arrive in their order, however few are kept", arguments: [1, 2, 16])
  func order(_ limit: Int) async {
    let handover = Handover<Int>(limit: limit)
    let reading = Task {
      for number in 0..<1000 { await handover.put(number) }
      handover.finish()
    }
    var taken: [Int] = []
    for await number in handover { taken.append(number) }
    await reading.value
    #expect(taken == Array(0..<1000))
  }

  @Test("What was put before the end is taken after it")
  func end() async {
    let handover = Handover<String>(limit: 4)
    await handover.put("one")
    await handover.put("two")
    handover.finish()
    var taken: [String] = []
    for await text in handover { taken.append(text) }
    #expect(taken == ["one", "two"])
  }

  @Test("A reader that waits for room goes on when nothing is wanted any more", .timeLimit(.minutes(15)))
  func unwanted() async {
    let handover = Handover<Int>(limit: 1)
    let reading = Task { await handover.put(1) }
    handover.finish()
    await reading.value
  }
}

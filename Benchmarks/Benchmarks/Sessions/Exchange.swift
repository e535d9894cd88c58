import ParlanceAssistant

/// A few turns of one session, which only its own words can explain.
struct Exchange {
  /// How many turns it has.
  static let turns = 5

  let session: AssistantSession
  let number: Int
  let round: Int

  /// Holds it; gives how long each turn took in microseconds, and what was said that this session cannot know.
  func hold() async -> (times: [Double], fault: String?) {
    let depth = (number * 7 + round * 13) % 900 + 1
    var times: [Double] = []
    var heard: [String] = []
    func say(_ text: String, isTimed: Bool = true) async {
      let start = ContinuousClock.now
      heard.append(await session.respond(to: .utterance(Utterance(text))).spoken)
      if isTimed { times.append((ContinuousClock.now - start) / .microseconds(1)) }
    }
    await say("dig")
    await say("\(depth)")
    await say(round.isMultiple(of: 2) ? "dig" : "note \(depth)")
    await say("cancel")
    switch (number + round) % 50 {
    // One that takes too long, and one that is dropped while it works.
    case 0: await say("sleep", isTimed: false)
    case 1:
      let turn = Task { [session] in await session.respond(to: .utterance(Utterance("sleep"))).spoken }
      turn.cancel()
      _ = await turn.value
      heard.append("")
    default: await say("repeat")
    }
    let third = round.isMultiple(of: 2) ? "How deep?" : "Noted \(depth)."
    let fourth = round.isMultiple(of: 2) ? "Cancelled." : "There is nothing to cancel."
    let wanted = ["How deep?", "Dug \(depth) deep.", third, fourth]
    let isRight = heard.prefix(4) == wanted[...] && ((number + round) % 50 < 2 || heard[4] == fourth)
    return (times, isRight ? nil : "session \(number), round \(round): \(heard) for \(wanted)")
  }
}

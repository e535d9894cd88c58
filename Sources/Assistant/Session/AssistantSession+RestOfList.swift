import AppIntents
import ParlanceDialog
import ParlanceStrings

// The rest of a list of which only a part was told.
extension AssistantSession {
  /// As many as a listener keeps in mind, and as many as fit a screen.
  private static var mostSaid: Int { 5 }
  private static var mostShown: Int { 50 }

  /// What comes next of the list that was told last; `nil` where nobody asks for it, or no list was.
  func restOfList(_ event: DialogEvent) -> Reply? {
    guard case .heard(let heard) = event, heard.saysNothing, promptNow == nil, lastReply.state == .done,
      spoken.language.builtIns(spoken.language.tokens(heard.utterance)).contains(.more)
    else { return nil }
    let list = memory.listedNow
    let titles = list.map(\.display.title)
    let isGoingOn = toldOfList.map { $0.list == list && $0.reply == lastReply.spoken } ?? false
    let first = isGoingOn ? toldOfList?.count ?? 0 : told(of: titles)
    guard first > 0 else { return nil }
    let rest = titles[first...]
    var reply = Reply()
    guard !rest.isEmpty else {
      reply.say(spoken.voice.string("notice.noMore"))
      return reply
    }
    let most = spoken.voice.isVoiceOnly ? Self.mostSaid : Self.mostShown
    // “And one more” is longer than most titles.
    let next = Array(rest.count <= most + 1 ? rest : rest.prefix(most))
    let more = rest.count - next.count
    let said =
      more > 0
      ? spoken.voice.string("list.more", .text(next.joined(separator: ", ")), .integer(more))
      : next.formatted(.list(type: .and).locale(spoken.voice.locale))
    let lines = next.joined(separator: "\n")
    reply.say(said, showing: more > 0 ? spoken.voice.string("list.more", .text(lines), .integer(more)) : lines)
    toldOfList = (list, first + next.count, said)
    return reply
  }

  /// What comes next of the choices of the open question that a listener has not heard yet, or the first of them where it is asked what there is;
  /// `nil` where nobody asks, where they are seen, and once all are told.
  func restOfChoices(_ event: DialogEvent) -> Reply? {
    guard case .heard(let heard) = event, heard.builtIn == .more || heard.builtIn == .options, heard.answers.isEmpty,
      spoken.voice.isVoiceOnly, let prompt = promptNow, prompt.kind != .confirmation
    else { return nil }
    let titles = replies.titled(prompt).choices.map(\.display.title)
    let told = toldOfChoices.flatMap { $0.reply == lastReply.spoken ? $0.count : nil } ?? SpokenText.mostNamed
    let first = heard.builtIn == .options ? 0 : told
    guard titles.count > SpokenText.mostLines, first < titles.count else { return nil }
    let next = Array(titles[first...].prefix(Self.mostSaid))
    let more = titles.count - first - next.count
    var reply = Reply()
    reply.state = .asking
    reply.prompt = replies.openPrompt(prompt)
    reply.prompt?.isTold = true
    reply.say(
      more > 0
        ? spoken.voice.string("list.more", .text(next.joined(separator: ", ")), .integer(more))
        : next.formatted(.list(type: .and).locale(spoken.voice.locale)))
    toldOfChoices = (first + next.count, reply.spoken)
    return reply
  }

  /// How many of a list its reply told, one behind the other.
  private func told(of titles: [String]) -> Int {
    let text = spoken.voice.isVoiceOnly ? lastReply.spoken : lastReply.displayed
    var (start, count) = (text.startIndex, 0)
    for title in titles {
      guard let end = Self.end(of: title, in: text, from: start) else { break }
      (start, count) = (end, count + 1)
    }
    return count
  }

  /// Where a title that is told ends; a number is none that only says how many more there are: “and 3 more”.
  private static func end(of title: String, in text: String, from start: String.Index) -> String.Index? {
    var rest = text[start...]
    while let range = rest.firstRange(of: title) {
      let isFirst = text[..<range.lowerBound].reversed().prefix { !$0.isNewline }
        .allSatisfy { !$0.isLetter && !$0.isNumber }
      let isLast = text[range.upperBound...].first.map { $0.isNewline || $0.isPunctuation } ?? true
      if title.contains(where: \.isLetter) || isFirst || isLast { return range.upperBound }
      rest = rest[range.upperBound...]
    }
    return nil
  }
}

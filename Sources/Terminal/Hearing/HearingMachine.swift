import ParlanceAssistant
import ParlanceJSONText

/// Makes turns of the bytes of input, whoever writes them: a person, a program with lines of JSON, or a recogniser of speech.
///
/// The steps are files of their own: ``LineBuffer`` and ``TerminalText`` make lines of bytes, ``ObjectCollector`` and
/// ``RecogniserObject`` read JSON, ``PlainMarks`` all other lines, ``NoiseMarks`` takes out what is no speech, ``Repeats`` what was
/// said before. However the bytes are divided, the turns are the same.
package struct HearingMachine: Sendable {
  private let form: InputForm
  private let wakeWord: WakeWord?
  private var buffer: LineBuffer
  /// A JSON object that is not complete.
  private var object: ObjectCollector?
  /// What was heard in a block of lines that are one utterance.
  private var block: Recognition?
  private var isInBlock = false
  private var repeats = Repeats()
  /// What was told last of an utterance that is not complete.
  private var partial = ""
  /// Whether it is a recogniser that writes.
  private var isRecogniser: Bool

  /// Makes a machine for lines of at most `limit` bytes.
  package init(
    form: InputForm = .auto, wakeWord: WakeWord? = nil, limit: Int = LineSplitter.defaultLimit
  ) {
    self.form = form
    self.wakeWord = wakeWord
    isRecogniser = form == .stt
    buffer = LineBuffer(limit: limit, erases: form == .auto || form == .stt)
  }

  /// Takes bytes as they come.
  package mutating func take(_ bytes: ArraySlice<UInt8>, at moment: ContinuousClock.Instant) -> [HeardEvent] {
    var events: [HeardEvent] = []
    var rest = bytes
    while let line = buffer.next(of: &rest, followsReturns: isRecogniser) { events += read(line, at: moment) }
    if form == .auto || form == .stt, buffer.isRewritten, buffer.pending.count <= Utterance.longest {
      events += tell(TerminalText(buffer.pending, isStrict: false).text)
    }
    return events
  }

  /// The end of the input: what is left is complete.
  package mutating func finish(at moment: ContinuousClock.Instant) -> [HeardEvent] {
    var events = buffer.finish().map { read($0, at: moment) } ?? []
    if let object { events.append(.problem(Self.torn(object))) }
    object = nil
    return events + endBlock(at: moment)
  }

  /// The input cannot be read any more.
  package mutating func fail(_ number: Int32) -> HeardEvent {
    .unreadable(InputProblem(.unreadable(errno: number), line: buffer.countLine()))
  }

  // MARK: Lines

  private mutating func read(_ line: LineBuffer.Line, at moment: ContinuousClock.Instant) -> [HeardEvent] {
    guard form == .auto || form == .stt else { return own(LineSplitter.line(line, limit: buffer.limit)) }
    if line.isRewritten { isRecogniser = true }
    if line.isTooLong {
      object = nil
      return own(LineSplitter.line(line, limit: buffer.limit))
    }
    let shown = TerminalText(line.bytes, isStrict: !isRecogniser)
    if shown.isWrittenByProgram, !isRecogniser {
      guard case .success = LineSplitter.text(shown.bytes) else {
        return own(LineSplitter.line(line, limit: buffer.limit))
      }
      isRecogniser = true
    }
    if !isRecogniser {
      // What is no text is told before it is looked at.
      guard case .success = LineSplitter.text(line.bytes) else {
        return own(LineSplitter.line(line, limit: buffer.limit))
      }
    }
    return read(shown.text[...], number: line.number, at: moment)
  }

  /// Reads a line, on which several objects can stand.
  private mutating func read(
    _ line: Substring, number: Int, at moment: ContinuousClock.Instant
  ) -> [HeardEvent] {
    var events: [HeardEvent] = []
    var rest: Substring? = line
    while let part = rest {
      rest = nil
      if var collector = object.take() {
        events += gather(part, in: &collector, number: number, at: moment, rest: &rest)
      } else if part.first(where: { !$0.isWhitespace }) != "{" {
        events += readWords(part, number: number, at: moment)
      } else if !isRecogniser, part.trimmed != "{" {
        // An object of our own stands on one line, so a brace that is left open is a fault of it.
        events += readOneLine(part, number: number, at: moment)
      } else {
        var collector = ObjectCollector(number: number, limit: buffer.limit)
        events += gather(part, in: &collector, number: number, at: moment, rest: &rest)
      }
    }
    return events
  }

  /// Adds a part of a line to an object; gives what is complete with it, and the rest of the line.
  private mutating func gather(
    _ part: Substring, in collector: inout ObjectCollector, number: Int, at moment: ContinuousClock.Instant,
    rest: inout Substring?
  ) -> [HeardEvent] {
    switch collector.take(part) {
    case .open:
      object = collector
      return []
    case .torn:
      rest = part
      return [.problem(Self.torn(collector))]
    case .tooLong(let tail):
      rest = Self.more(tail)
      let problem = InputProblem(
        code: "lineTooLong", message: "the JSON object has more than the \(buffer.limit) bytes that are read",
        line: collector.number)
      return [.problem(problem)]
    case .complete(let text, let tail):
      rest = Self.more(tail)
      return readObject(text, from: collector.number, number: number, at: moment)
    }
  }

  /// What stands behind an object on its line; `nil` if nothing does.
  private static func more(_ tail: Substring) -> Substring? {
    let more = tail.drop { $0.isWhitespace || $0 == "," }
    return more.isEmpty ? nil : more
  }

  private static func torn(_ collector: ObjectCollector) -> InputProblem {
    InputProblem(
      code: "invalidJSON",
      message: "a line that begins with “{” must be a JSON object: the object that begins here is cut off",
      line: collector.number)
  }
}

// What lines say.
extension HearingMachine {
  /// A line in our own form.
  private func own(_ line: PipeLine) -> [HeardEvent] {
    if form == .text, case .success(let text) = line.content {
      return own(InputParser.words(text, line: line.number), line.number)
    }
    if form == .json, case .success(let text) = line.content, text[...].trimmed.first != "{" {
      return [
        .problem(
          InputProblem(
            code: "invalidJSON",
            message: "with --input json each line must be a JSON object, such as {\"text\":\"help\"}",
            line: line.number))
      ]
    }
    return own(InputParser.parse(line), line.number)
  }

  private func own(_ line: Result<InputLine, InputProblem>, _ number: Int) -> [HeardEvent] {
    switch line {
    case .success(let line): [.line(line.without(wakeWord), number: number)]
    case .failure(let problem): [.problem(problem)]
    }
  }

  /// A line that begins with a brace and was not printed by a recogniser that is known by now.
  private mutating func readOneLine(
    _ line: Substring, number: Int, at moment: ContinuousClock.Instant
  ) -> [HeardEvent] {
    guard let node = try? JSONReader.parse(String(line)) else {
      return own(InputParser.parse(String(line), line: number), number)
    }
    guard RecogniserObject.isKnown(node) else { return own(InputParser.parse(node, line: number), number) }
    isRecogniser = true
    return hear(RecogniserObject(node), number: number, at: moment)
  }

  /// An object in a stream of objects.
  private mutating func readObject(
    _ text: String, from first: Int, number: Int, at moment: ContinuousClock.Instant
  ) -> [HeardEvent] {
    do {
      let node = try JSONReader.parse(text)
      if !RecogniserObject.isOwn(node), RecogniserObject.isKnown(node) || !RecogniserObject.isFaulty(node) {
        isRecogniser = isRecogniser || RecogniserObject.isKnown(node)
        let object = RecogniserObject(node)
        if object != .unknown || isRecogniser { return hear(object, number: number, at: moment) }
      }
      return own(InputParser.parse(text.split(separator: "\n").joined(separator: " "), line: first), number)
    } catch {
      let place = first + error.line - 1
      return [
        .problem(
          InputProblem(
            code: "invalidJSON", message: "a line that begins with “{” must be a JSON object: \(error.message)",
            line: place, column: error.column))
      ]
    }
  }

  /// A line without braces.
  private mutating func readWords(
    _ line: Substring, number: Int, at moment: ContinuousClock.Instant
  ) -> [HeardEvent] {
    if !isRecogniser {
      guard PlainMarks.unmistakable(line) != nil || NoiseMarks.isUnmistakable(line) else {
        return own(InputParser.parse(String(line), line: number), number)
      }
      isRecogniser = true
    }
    switch PlainMarks(recogniser: line) {
    case .nothing: return []
    case .partial(let text): return tell(text)
    case .blockStart:
      let events = endBlock(at: moment)
      isInBlock = true
      return events
    case .blockEnd: return endBlock(at: moment, number: number)
    case .words(let text, let confidence):
      guard isInBlock else {
        return hear(.heard(Recognition(text, confidence: confidence)), number: number, at: moment)
      }
      // What is too long already is told so at its end.
      if let block, block.text.utf8.count > Utterance.longest { return [] }
      block = Recognition([block?.text, text].compactMap { $0 }.joined(separator: " "), confidence: confidence)
      return []
    }
  }

  private mutating func endBlock(at moment: ContinuousClock.Instant, number: Int = 0) -> [HeardEvent] {
    defer { (block, isInBlock) = (nil, false) }
    return block.map { hear(.heard($0), number: number, at: moment) } ?? []
  }

  // MARK: Speech

  private mutating func hear(
    _ object: RecogniserObject, number: Int, at moment: ContinuousClock.Instant
  ) -> [HeardEvent] {
    switch object {
    case .nothing, .unknown: return []
    case .partial(let text): return tell(text)
    case .heard(let heard) where heard.text.utf8.count > Utterance.longest:
      return own(InputParser.recognised(heard, line: number), number)
    case .heard(let heard):
      let text = Repeats.withoutLoops(NoiseMarks.words(of: heard.text))
      partial = ""
      guard !text.isEmpty, !repeats.isRepeat(text, at: moment) else { return [] }
      let others = heard.alternatives.map {
        Utterance.Alternative(
          text: Repeats.withoutLoops(NoiseMarks.words(of: $0.text)), confidence: Recognition.share($0.confidence))
      }
      return own(
        InputParser.recognised(
          Recognition(text, confidence: heard.confidence, alternatives: others.filter { !$0.text.isEmpty }),
          line: number),
        number)
    }
  }

  /// Tells what seems to be said, if it is anything new.
  private mutating func tell(_ text: String) -> [HeardEvent] {
    guard text.utf8.count <= Utterance.longest,
      case .words(let text, _) = PlainMarks(recogniser: text[...])
    else { return [] }
    let words = NoiseMarks.words(of: text)
    guard !words.isEmpty, words != partial else { return [] }
    partial = words
    return [.partial(words)]
  }
}

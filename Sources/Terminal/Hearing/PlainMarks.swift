/// What a recogniser prints around the words, or in place of them, on a plain line.
enum PlainMarks: Sendable, Hashable {
  /// Words, with the confidence if it stands there too.
  case words(String, confidence: Double? = nil)
  /// What seems to be said so far.
  case partial(String)
  /// A block of lines begins that are one utterance.
  case blockStart
  /// It ends.
  case blockEnd
  /// The line is no speech.
  case nothing

  /// Reads a line that a recogniser is known to have printed.
  init(recogniser line: Substring) {
    let line = line.trimmed
    let words = Self.withoutSpeaker(Self.withoutSegmentNumber(line))
    if let known = Self.unmistakable(line) {
      self = known
    } else if Self.isLog(words) {
      self = .nothing
    } else {
      self = .words(String(words))
    }
  }

  /// Reads a line that nobody would type; `nil` for one that a person may have typed.
  static func unmistakable(_ line: Substring) -> PlainMarks? {
    let line = line.trimmed
    if line.hasPrefix("### Transcription ") { return line.hasSuffix("END") ? .blockEnd : .blockStart }
    if let words = afterTimes(line) { return .words(String(withoutSpeaker(words))) }
    if let words = line.after("RECOGNIZED: ") { return .words(String(words)) }
    if let words = line.after("RECOGNIZING: ") { return .partial(String(words)) }
    if line.hasPrefix("process_"), let colon = line.firstIndex(of: ":"), !line[..<colon].contains(" ") {
      return command(line[colon...].dropFirst().trimmed)
    }
    let isRule = line.count >= 10 && line.allSatisfy { $0 == "#" }
    return isRule || announcements.contains { line.hasPrefix($0) } ? .nothing : nil
  }

  /// Beginnings of lines with which recognisers tell what they do.
  private static let announcements = [
    "Detected language '", "Detected language: ", "Detecting language using up to ", "[Start speaking]",
    "Press Ctrl+C to stop", "READY....", "Connection CONNECTED", "Connection DISCONNECTED", "SESSION STARTED:",
    "SESSION STOPPED:",
  ]

  // MARK: Words

  /// The words behind `[00:00:00.000 --> 00:00:02.500]`.
  private static func afterTimes(_ line: Substring) -> Substring? {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let times = line[..<end].dropFirst()
    guard times.contains("->"), times.contains("."),
      times.allSatisfy({ "0123456789:.,s->  ".contains($0) })
    else { return nil }
    return line[end...].dropFirst().trimmed
  }

  /// The words behind `0:`; a time such as 5:30 is none.
  private static func withoutSegmentNumber(_ line: Substring) -> Substring {
    let rest = line.drop { $0.isASCII && $0.isNumber }
    guard rest.startIndex > line.startIndex, rest.first == ":", rest.dropFirst().first?.isNumber != true else {
      return line
    }
    return rest.dropFirst().trimmed
  }

  /// The words behind `(speaker 1)`, `SPEAKER_01:` or `Speaker 1:`.
  private static func withoutSpeaker(_ line: Substring) -> Substring {
    if line.hasPrefix("(speaker "), let end = line.firstIndex(of: ")") { return line[end...].dropFirst().trimmed }
    guard let name = ["SPEAKER_", "Speaker "].first(where: { line.hasPrefix($0) }),
      case let number = line.dropFirst(name.count).prefix(while: { $0.isASCII && $0.isNumber }), !number.isEmpty,
      case let rest = line[number.endIndex...], rest.first == ":"
    else { return line }
    return rest.dropFirst().trimmed
  }

  /// What `whisper-command` has detected; most of its lines tell only what it waits for.
  private static func command(_ message: Substring) -> PlainMarks {
    if let found = message.after("detected command: ") {
      let parts = found.split(separator: "|").map(\.trimmed)
      let share = parts.dropFirst().lazy.compactMap { $0.after("p = ") }.first
      return .words(String(parts.first ?? ""), confidence: share.flatMap { Double($0) })
    }
    if let found = message.after("Command '"), let end = found.lastIndex(of: "'") {
      return .words(String(found[..<end]))
    }
    return .nothing
  }

  // MARK: Logs

  private static let levels = ["TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "LOG"]

  /// Beginnings of lines with which recognisers tell how they were set up.
  private static let settings = [
    "Listening...", "Started! Please speak", "Start to create", "Creating recognizer", "recognizer created",
    "Number of threads:",
    "Real time factor", "Use recording device", "Current sample rate", "main: ", "init: ", "system_info: ",
  ]

  /// Whole lines with which they do so in a word that people say too.
  private static let settingLines: Set<String> = ["READY", "READY....", "Started", "Started!"]

  private static func isLog(_ line: Substring) -> Bool {
    guard let word = line.split(separator: " ", maxSplits: 1).first else { return true }
    if settingLines.contains(line.trimmed.description) || settings.contains(where: { line.hasPrefix($0) }) {
      return true
    }
    let level = word.prefix { $0.isUppercase }
    let rest = line[level.endIndex...]
    if levels.contains(String(level)), rest.hasPrefix(":") || rest.hasPrefix(" (") { return true }
    // whisper_init_state: …, OnlineRecognizerConfig(…), /src/read.cc:372 …, a.wav
    return word.hasSuffix(":") && word.contains("_") || word.contains("Config(") || word.contains(".cc:")
      || word.hasSuffix(".wav")
  }
}

extension Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    // Nearly every line begins and ends in ASCII that is seen, which is told without a look at grapheme clusters.
    if let first = utf8.first, let last = utf8.last, Self.isVisible(first), Self.isVisible(last) { return self }
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }

  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  /// What follows a beginning; `nil` if it begins otherwise.
  func after(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}

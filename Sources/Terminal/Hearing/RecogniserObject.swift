import ParlanceAssistant
import ParlanceJSONText

/// What the JSON objects of recognisers say, whichever of them printed it.
enum RecogniserObject: Sendable, Hashable {
  /// What was heard.
  case heard(Recognition)
  /// What seems to be said so far.
  case partial(String)
  /// Nothing, or no success.
  case nothing
  /// It is none of a recogniser that is known.
  case unknown

  /// The names that recognisers use and our own lines do not.
  private static let marks = [
    "partial", "t", "transcript", "transcripts", "transcription", "results", "result", "DisplayText", "NBest",
    "RecognitionStatus", "tokens", "timestamps", "segments", "monologues",
  ]

  /// The names that make an object one of our own.
  private static let own = ["id", "choice", "session", "context", "locale"]

  /// Whether the object can only be a line of our own form.
  static func isOwn(_ object: JSONNode) -> Bool { own.contains { object[$0] != nil } }

  /// Whether the object is a recogniser's, and no line of our own form.
  static func isKnown(_ object: JSONNode) -> Bool { !isOwn(object) && marks.contains { object[$0] != nil } }

  /// Whether what an object says of its text is of another kind than any recogniser writes: what is so is a slip of whoever wrote the line.
  static func isFaulty(_ object: JSONNode) -> Bool {
    let said = { (key: String) in object[key].flatMap { $0.isNull ? nil : $0 } }
    if let text = said("text"), text.string == nil, text.array == nil { return true }
    if let confidence = said("confidence"), confidence.number == nil { return true }
    guard let others = said("alternatives") else { return false }
    return others.array?.allSatisfy { $0.number == nil && $0.bool == nil && !$0.isNull } != true
  }

  /// Reads an object.
  init(_ object: JSONNode) {
    if let status = object["RecognitionStatus"]?.string, status != "Success" {
      self = .nothing
    } else if let list = object["NBest"]?.array, let best = Self.best(of: list) {
      self = .heard(best)
    } else if let results = object["results"]?.array {
      self = Self.results(results)
    } else if let inner = object["result"], inner.array == nil, Self.text(of: inner) != nil {
      self = RecogniserObject(inner)
    } else if let text = Self.text(of: object) {
      self = text.isEmpty ? .nothing : .heard(Self.recognition(text, of: object))
    } else if let partial = object["partial"]?.string {
      self = .partial(partial)
    } else if let list = object["alternatives"]?.array, let first = Self.alternatives(list, text: "text").first {
      self = .heard(Recognition(first.text, confidence: first.confidence, alternatives: Self.others(list, "text")))
    } else {
      self = Self.isKnown(object) ? .nothing : .unknown
    }
  }

  // MARK: Text

  private static func text(of object: JSONNode) -> String? {
    for key in ["text", "t", "transcript", "DisplayText"] {
      if let text = object[key]?.string { return text }
    }
    if let parts = object["text"]?.array { return parts.compactMap(\.string).joined(separator: " ") }
    if let words = object["transcripts"]?.array?.first?["words"]?.array {
      return words.compactMap { $0["word"]?.string }.joined(separator: " ")
    }
    for key in ["transcription", "segments"] {
      if let parts = object[key]?.array { return parts.compactMap { $0["text"]?.string }.joined() }
    }
    return nil
  }

  private static func recognition(_ text: String, of object: JSONNode) -> Recognition {
    let words = (object["result"]?.array ?? []).compactMap { $0["conf"]?.number }
    let mean = words.isEmpty ? nil : words.reduce(0, +) / Double(words.count)
    let own = object["confidence"]?.number ?? object["p"]?.number ?? mean
    let others = (object["transcripts"]?.array ?? []).dropFirst().map { other in
      Utterance.Alternative(
        text: (other["words"]?.array ?? []).compactMap { $0["word"]?.string }.joined(separator: " "))
    }
    return Recognition(text, confidence: own, alternatives: others.filter { !$0.text.isEmpty })
  }

  // MARK: Several hearings

  /// Azure's: with capitals and signs where they are not masked, and the bare words besides.
  private static func best(of list: [JSONNode]) -> Recognition? {
    let texts = list.compactMap { hearing -> Utterance.Alternative? in
      let shown = hearing["Display"]?.string.flatMap { $0.contains("**") ? nil : $0 }
      guard let text = shown ?? hearing["Lexical"]?.string else { return nil }
      return Utterance.Alternative(text: text, confidence: Recognition.share(hearing["Confidence"]?.number))
    }
    guard let first = texts.first else { return nil }
    var others = Array(texts.dropFirst())
    if let bare = list.first?["Lexical"]?.string, bare != first.text {
      others.insert(Utterance.Alternative(text: bare, confidence: first.confidence), at: 0)
    }
    return Recognition(first.text, confidence: first.confidence, alternatives: others)
  }

  /// Google's: parts of what was said one after another, each with its hearings.
  private static func results(_ results: [JSONNode]) -> RecogniserObject {
    let texts = results.compactMap { $0["alternatives"]?.array?.first?["transcript"]?.string ?? Self.text(of: $0) }
    let text = texts.joined(separator: " ")
    if results.contains(where: { $0["isFinal"]?.bool == false }) { return .partial(text) }
    guard !text.isEmpty else { return .nothing }
    guard results.count == 1, let list = results[0]["alternatives"]?.array else { return .heard(Recognition(text)) }
    let confidence = list.first?["confidence"]?.number
    return .heard(Recognition(text, confidence: confidence, alternatives: others(list, "transcript")))
  }

  private static func others(_ list: [JSONNode], _ text: String) -> [Utterance.Alternative] {
    Array(alternatives(list, text: text).dropFirst())
  }

  private static func alternatives(_ list: [JSONNode], text: String) -> [Utterance.Alternative] {
    list.compactMap { hearing in
      guard let words = hearing[text]?.string ?? hearing.string else { return nil }
      return Utterance.Alternative(text: words, confidence: Recognition.share(hearing["confidence"]?.number))
    }
  }
}

import Foundation

/// What is there when the sentences of `Tests/Noise` are said, and the clean ones of them.
struct NoiseFixture: Decodable {
  /// A sentence that is understood as it is, and what it means.
  struct Sentence: Decodable {
    var text: String
    var intent: String
    var slots: [String: String]

    /// What ``Understanding/meaning(of:)`` gives for it, dates left out.
    var meaning: String {
      ([intent] + slots.map { "\($0.key)=\($0.value)" }.sorted()).joined(separator: " ")
    }
  }

  var tasks: [String]
  var done: [String]
  var events: [String]

  /// Reads the fixture of a language.
  static func read(_ locale: String) throws -> NoiseFixture {
    try JSONDecoder().decode(NoiseFixture.self, from: Data(contentsOf: file("\(locale)/fixture.json")))
  }

  /// Reads the clean sentences of a language.
  static func sentences(_ locale: String) throws -> [Sentence] {
    try ["seen", "held"].flatMap { half in
      try String(contentsOf: file("\(locale)/\(half)/clean.jsonl"), encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Sentence.self, from: Data($0.utf8))
      }
    }
  }

  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Noise/\(name)")
      .standardizedFileURL
  }
}

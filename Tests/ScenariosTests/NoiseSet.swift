import Foundation
import ParlanceTestSupport
import Testing

@testable import ParlanceScenarios

/// The sentences with noise of one language and half, made from the clean ones beside them.
struct NoiseSet {
  /// A sentence that is understood, and what it means.
  struct Clean: Decodable {
    var id: String
    var text: String
    var names: [String]
    var texts: [String]
    var intent: String
    var slots: [String: String]
  }

  /// A spoiled sentence, which means what the clean one means.
  struct Line: Encodable {
    struct Expectation: Encodable {
      var intent: String
      var slots: [String: String]
    }

    var id: String
    var text: String
    var locale: String
    var kind: String
    var clean: String
    var expect: Expectation
  }

  let locale: String
  private let folder: String

  /// The set of a locale and half, `seen` or `held`.
  init(locale: String, half: String) {
    self.locale = locale
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    folder = "\(root)/Noise/\(locale)/\(half)"
  }

  /// What is written in the file.
  func written() throws -> String { try String(contentsOfFile: "\(folder)/noise.jsonl", encoding: .utf8) }

  /// Writes the file anew.
  func write() throws { try made().write(toFile: "\(folder)/noise.jsonl", atomically: true, encoding: .utf8) }

  /// What the generator makes of the clean sentences: each kind twice.
  func made() throws -> String {
    let maker = try #require(NoiseMaker(locale: locale))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = ""
    for line in try String(contentsOfFile: "\(folder)/clean.jsonl", encoding: .utf8).split(separator: "\n") {
      let clean = try JSONDecoder().decode(Clean.self, from: Data(line.utf8))
      for made in try noisy(clean, maker) {
        lines += String(decoding: try encoder.encode(made), as: UTF8.self) + "\n"
      }
    }
    return lines
  }

  private func noisy(_ clean: Clean, _ maker: NoiseMaker) throws -> [Line] {
    let names = try clean.names.map { try #require(clean.text.range(of: $0)) }
    let texts = try clean.texts.map { try #require(clean.text.range(of: $0)) }
    var lines: [Line] = []
    for kind in Noise.allCases {
      var found: Set<String> = [clean.text]
      for variant in 0..<2 {
        var random = SeededGenerator(seed: seed("\(clean.text) \(kind.rawValue) \(variant)"))
        guard let text = maker.noisy(clean.text, kind, names: names, texts: texts, using: &random),
          found.insert(text).inserted
        else { continue }
        lines.append(
          Line(
            id: "\(clean.id)-\(kind.rawValue)-\(variant)", text: text, locale: locale, kind: kind.rawValue,
            clean: clean.text, expect: .init(intent: clean.intent, slots: clean.slots)))
      }
    }
    return lines
  }

  /// A number that depends on the text alone (FNV-1a), so that a new sentence changes no other.
  private func seed(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

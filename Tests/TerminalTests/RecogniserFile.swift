import Foundation
import Testing

/// What one recogniser printed of one conversation, byte for byte.
struct RecogniserFile: Sendable, CustomTestStringConvertible {
  /// The tool and its mode.
  let name: String
  /// The bytes.
  let bytes: [UInt8]

  var testDescription: String { name }

  /// All that there are.
  static let all: [RecogniserFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Recognisers")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.compactMap { file in
      guard let data = try? Data(contentsOf: file) else { return nil }
      return RecogniserFile(name: file.deletingPathExtension().lastPathComponent, bytes: Array(data))
    }
  }()

  /// Those that print so much on plain lines before they speak that only the person can tell what they are.
  static let unrecognisable = ["pocketsphinx-continuous-logs", "sherpa-microphone", "sherpa-wav"]
}

import Foundation

/// Standard input and output as the compiler uses them.
enum Wire {
  /// The next question; `nil` when there is none.
  static func read() throws -> Question? {
    guard let header = try bytes(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    // The compiler says good-bye with an empty message.
    guard count > 0, let body = try bytes(count) else { return nil }
    return try JSONDecoder().decode(Question.self, from: body)
  }

  /// Sends an answer.
  static func write(_ answer: Answer) throws {
    let body = try JSONEncoder().encode(answer)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: Data(header) + body)
  }

  /// As many bytes as are wanted; `nil` if fewer come.
  private static func bytes(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}

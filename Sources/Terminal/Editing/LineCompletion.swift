/// What Tab does to a line.
struct LineCompletion: Sendable, Hashable {
  /// The whole lines on offer, each once.
  let candidates: [String]

  /// What stands in the line's place at once; `nil` if nothing is on offer.
  let replacement: String?

  /// Asks `provider` for lines. A shared beginning is filled in if it goes on from what was typed.
  init(of line: String, by provider: (String) -> [String]) {
    var seen: Set<String> = []
    candidates = provider(line).filter { !$0.isEmpty && !$0.contains("\0") && seen.insert($0).inserted }
    guard var shared = candidates.first else {
      replacement = nil
      return
    }
    for candidate in candidates.dropFirst() {
      shared = String(zip(shared, candidate).prefix { $0 == $1 }.map(\.0))
    }
    // Candidates that do not begin with the line (another word order, another case) must not shorten it.
    let goesOn = shared.count >= line.count && shared.lowercased().hasPrefix(line.lowercased())
    replacement = candidates.count == 1 || goesOn ? shared : line
  }
}

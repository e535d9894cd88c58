import Foundation

/// How far a long piece of work is, on one line of a terminal; nothing anywhere else.
struct ProgressLine {
  private let total: Int
  private let isShown: Bool

  /// Takes the number of pieces; `isShown` is what the options allow, and needs a terminal besides.
  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
  }

  /// Tells how many are done, and what is begun.
  func tell(_ number: Int, _ text: String) {
    guard isShown else { return }
    let done = number * 20 / max(1, total)
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: 20 - done)
    write("\r\u{1B}[2K\(bar) \(number)/\(total) \(text.suffix(50))")
  }

  /// Takes the line away.
  func end() {
    if isShown { write("\r\u{1B}[2K") }
  }

  private func write(_ text: String) {
    // It is only there to be looked at: what cannot be written is no loss.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

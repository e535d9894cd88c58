import Glibc

/// Wakes a thread that waits in `poll`.
final class WakePipe: Sendable {
  /// The end to wait on.
  let readEnd: Int32
  private let writeEnd: Int32

  /// Makes a pipe; `nil` if the process has no file descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes ``readEnd`` readable.
  func wake() {
    var byte: UInt8 = 1
    // A full pipe wakes as well as a fuller one would.
    _ = Glibc.write(writeEnd, &byte, 1)
  }

  /// Forgets every call of ``wake()`` so far.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}

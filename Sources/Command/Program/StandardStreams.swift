import Foundation

/// The three streams that every program expects to be open.
enum StandardStreams {
  /// Occupies those that the caller has closed, so that no file that is opened later takes their place: answers would
  /// be written into it. To use one that was closed is an error still.
  static func occupy() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }
}

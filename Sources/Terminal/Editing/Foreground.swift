import Glibc

/// Whose turn it is at a terminal that a shell lends to one program after the other.
enum Foreground {
  /// Whether this program may read: one in the background would be stopped.
  static func owns(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group < 0 || group == getpgrp()
  }
}

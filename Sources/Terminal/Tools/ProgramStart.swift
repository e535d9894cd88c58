import Foundation

/// How another program begins: with the signals as they are by default, since it would inherit those that we ignore.
package struct ProgramStart {
  /// What a program leads, so that it ends with all that it has started, or owns a terminal.
  package enum Leadership: Sendable {
    /// Nothing: it stays in our group.
    case none
    /// A group of its own, in our session: a signal to the group ends all of it.
    case group
    /// A session of its own, so that it can own a terminal.
    case session
  }

  private let arguments: [String]
  private let environment: [String]
  private let leadership: Leadership

  /// The path of a program with its arguments; the environment's variables as `NAME=value`.
  package init(_ arguments: [String], environment: [String], leading leadership: Leadership) {
    self.arguments = arguments
    self.environment = environment
    self.leadership = leadership
  }

  /// Starts the program and gives its number, or `nil` and the reason in `errno`; `streams` says what its first three descriptors are.
  package func run(_ streams: (inout posix_spawn_file_actions_t) -> Void) -> pid_t? {
    guard let program = arguments.first else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    streams(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var names: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { (words + names).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, &attributes, &words, &names)
    guard code == 0 else {
      errno = code
      return nil
    }
    return identifier
  }

  private func setSignals(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let leading =
      switch leadership {
      case .none: 0
      case .group: Int(POSIX_SPAWN_SETPGROUP)
      case .session: 0x80  // POSIX_SPAWN_SETSID, which Glibc's module does not show
      }
    posix_spawnattr_setflags(&attributes, Int16(Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | leading))
  }
}

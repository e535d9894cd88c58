import ParlanceAssistant

/// The sessions of a pipe by their names, the program's own first: as many as can be kept, so that a stream that names ever new ones
/// does not fill the memory.
struct PipeSessions {
  /// The most that are kept besides the program's own.
  static let limit = 100

  /// The program's own, which is always kept.
  let own: AssistantSession

  /// The others, the one used last at the end.
  private var others: [AssistantSession] = []
  private var asking: Set<String> = []

  /// Begins with the program's own.
  init(own: AssistantSession) {
    self.own = own
  }

  /// All that are kept, the program's own first.
  var all: [AssistantSession] { [own] + others }

  /// Whether a question is open in any of them.
  var isAsking: Bool { !asking.isEmpty }

  /// The session of a name; `nil` if there is none, any more.
  mutating func session(_ name: String) -> AssistantSession? {
    if name == own.name { return own }
    guard let place = others.firstIndex(where: { $0.name == name }) else { return nil }
    let session = others.remove(at: place)
    others.append(session)
    return session
  }

  /// Keeps another session; forgets, if there are too many, the one that was not used for longest, if possible one that asks nothing.
  mutating func keep(_ session: AssistantSession) {
    others.append(session)
    guard others.count > Self.limit else { return }
    let place = others.dropLast().firstIndex { !asking.contains($0.name) } ?? 0
    asking.remove(others.remove(at: place).name)
  }

  /// Notes how a turn left its session.
  mutating func note(_ turn: Turn) {
    if turn.state == .asking {
      asking.insert(turn.session)
    } else if turn.prompt == nil {
      asking.remove(turn.session)
    }
  }
}

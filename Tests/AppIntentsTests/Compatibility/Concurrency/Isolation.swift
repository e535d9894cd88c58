@MainActor
final class PlayerModel {
  static let shared = PlayerModel()
  var isPlaying = false
  func toggle() -> Bool {
    isPlaying.toggle()
    return isPlaying
  }
}

struct TogglePlayback: AppIntent {
  nonisolated static let title: LocalizedStringResource = "Toggle Playback"
  nonisolated static let description: IntentDescription? = "Plays or stops."

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: PlayerModel.shared.toggle())
  }
}

struct ParallelIntent: AppIntent {
  static let title: LocalizedStringResource = "Parallel"

  @Parameter(title: "Names") var names: [String]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let lengths = await withTaskGroup(of: Int.self) { group in
      for name in names { group.addTask { name.count } }
      return await group.reduce(0, +)
    }
    async let other = Task.detached { 1 }.value
    return .result(value: lengths + (await other))
  }
}

extension TogglePlayback {
  static let isDiscoverable = false
}

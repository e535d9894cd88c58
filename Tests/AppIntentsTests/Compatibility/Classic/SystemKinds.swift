struct DoorControlConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "C"; static let description = IntentDescription("d")
  @Parameter(title: "L") var l: String?
  func perform() async throws -> some IntentResult { .result() }
}
struct DoorWidgetConfiguration: WidgetConfigurationIntent, Sendable {
  static var title: LocalizedStringResource = "W"; static var description = IntentDescription("d")
  static var isDiscoverable: Bool = false
  @Parameter(title: "N", default: 3) var n: Int
  init(n: Int) { self.n = n }
  init() {}
}
struct ToggleDoorIntent: SetValueIntent {
  static let title: LocalizedStringResource = "T"; @Parameter(title: "v") var value: Bool
  @Parameter(title: "id") var id: String
  init() {}
  init(id: String) { self.id = id }
  func perform() throws -> some IntentResult { .result() }
}
struct PlayChimeIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() }
}
struct RideActivityIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() }
}
struct TakePictureIntent: CameraCaptureIntent {
  static let title: LocalizedStringResource = "A"
  struct AppContext: Codable, Sendable { var x = 1 }
  func perform() async throws -> some IntentResult {
    _ = try await Self.appContext; try await Self.updateAppContext(AppContext()); return .result()
  }
}
struct RecordMemoIntent: AudioRecordingIntent {
  static let title: LocalizedStringResource = "A"; func perform() async throws -> some IntentResult { .result() }
}
#if canImport(WidgetKit)
  import WidgetKit
  struct P: AppIntentTimelineProvider {}
#endif

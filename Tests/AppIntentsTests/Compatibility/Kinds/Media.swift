struct PlaySongIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Song"
  @Parameter(title: "Song") var song: SongEntity
  func perform() async throws -> some IntentResult { .result() }
}

struct StartDeliveryIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start Delivery"
  func perform() async throws -> some IntentResult { .result() }
}

struct RecordMemoIntent: AudioRecordingIntent {
  static let title: LocalizedStringResource = "Record Memo"
  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    .result(value: IntentFile(data: Data(), filename: "memo.m4a"))
  }
}

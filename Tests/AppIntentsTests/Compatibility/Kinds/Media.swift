struct PlaySongIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Song"
  @Parameter(title: "Song") var song: PlayedSong
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

struct PlayedSong: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = PlayedSongQuery()

  let id: String
  var title: String { "Song \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct PlayedSongQuery: EntityQuery {
  func entities(for identifiers: [PlayedSong.ID]) async throws -> [PlayedSong] { identifiers.map(PlayedSong.init(id:)) }
}

#if Macros || canImport(Darwin)
  @AppIntent(schema: .audio.playAudio)
  struct PlaySoundIntent: AudioStartingIntent {
    var name: String

    func perform() async throws -> some IntentResult { .result() }
  }

  @AppIntent(schema: .audio.playAudio)
  struct ShowSoundIntent: LiveActivityStartingIntent {
    var name: String

    func perform() async throws -> some IntentResult { .result() }
  }
#endif

import AppIntents
import Testing

private struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Song \(id)") }
}

private struct SongQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Song] { identifiers.map(Song.init) }
}

private struct OpenSong: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Song"
  @Parameter(title: "Song", requestValueDialog: "Which song?") var target: Song
}

private struct ShowSongLink: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Song"
  @Parameter(title: "Song") var target: Song
}

private struct SetShuffle: SetValueIntent {
  static let title: LocalizedStringResource = "Set Shuffle"
  @Parameter(title: "Shuffle") var value: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}

private struct SearchSongs: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Songs"
  static let searchScopes: [StringSearchScope] = [.general, .tv]
  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Searching \(criteria.term)") }
}

private struct PlaySong: AudioPlaybackIntent, PredictableIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Play"
  static let openAppWhenRun = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Song") var song: Song

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$song)) { song in DisplayRepresentation(title: "Play \(song.id)") }
    IntentPrediction { DisplayRepresentation(title: "Play something") }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard systemContext.currentMode.canContinueInForeground else { return .result(value: "background") }
    try await requestToContinueInForeground("Open the app?")
    return .result(value: "foreground")
  }
}

private struct SongWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Song"
  static let description = IntentDescription("Which song the widget shows.")
  @Parameter(title: "Song") var song: Song?
}

private struct SongControl: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Song"
}

private struct Hush: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Hush"
  @Parameter(title: "Quiet", default: true) var quiet: Bool
  var displayRepresentation: DisplayRepresentation { "Hush" }

  func perform() async throws -> some IntentResult { .result() }
}

private struct OldPlay: CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "PlayIntent"
  static let title: LocalizedStringResource = "Play"
  @Parameter(title: "Volume") var volume: Int?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$volume)) { volume in "Play at \(volume ?? 0)" }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct AskInForeground: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Ask"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    try await requestToContinueInForeground("Shall we?")
    let value = try await requestToContinueInForeground { 3 }
    return .result(value: value)
  }
}

@Suite("Kinds of intents")
struct KindTests {
  private func outcome(_ intent: some AppIntent) async throws -> IntentOutcome {
    IntentOutcome(try await intent.perform())
  }

  @Test("What an intent opens is what it says where there is no window")
  func opening() async throws {
    let opening = OpenSong()
    opening.target = Song(id: 7)
    #expect(try await outcome(opening).value?.title() == "Song 7")
    let showing = ShowSongLink()
    showing.target = Song(id: 8)
    #expect(try await outcome(showing).value?.title() == "Song 8")
    #expect(OpenSong.openAppWhenRun && !PlaySong.openAppWhenRun)
    #expect(try await outcome(OpenURLIntent(try #require(URL(string: "https://example.org")))).value != nil)
  }

  @Test("Settings of widgets and controls are performed without effect, and nobody finds them")
  func settings() async throws {
    #expect(try await outcome(SongWidget()).value == nil)
    #expect(try await outcome(SongControl()).value == nil)
    #expect(!SongWidget.isDiscoverable && !SongControl.isDiscoverable && OpenSong.isDiscoverable)
  }

  @Test("A value that an intent sets, and a text that it searches, come as data")
  func values() async throws {
    let setting = IntentDescriptor(SetShuffle.self).makeInvocation()
    try await setting.bind(["value": .boolean(true)])
    #expect(try await setting.perform().value == .boolean(true))
    let searching = IntentDescriptor(SearchSongs.self).makeInvocation()
    try await searching.bind(["criteria": .text("jazz")])
    #expect(try await searching.perform().dialog?.full.rendered() == "Searching jazz")
  }

  @Test("An intent runs in the background, and asks the person before it would go on in the foreground")
  func modes() async throws {
    let playing = PlaySong()
    playing.song = Song(id: 1)
    #expect(try await outcome(playing).value == .text("background"))
    #expect(PlaySong.supportedModes.contains(.background) && SongControl.supportedModes == .background)
    let person = ScriptedRuntime(confirmations: [true, true])
    let value = try await CurrentRuntime.$value.withValue(person) { try await outcome(AskInForeground()).value }
    #expect(value == .integer(3))
    #expect(person.asked.first == "confirm AskInForeground: Shall we?")
    let shy = ScriptedRuntime(confirmations: [false])
    await #expect(throws: IntentAskingError.declined(intent: "AskInForeground")) {
      try await CurrentRuntime.$value.withValue(shy) { try await outcome(AskInForeground()).value }
    }
  }

  @Test("An intent is called like a function, asks for what it lacks and returns its value")
  func calling() async throws {
    let setting = SetShuffle()
    setting.value = true
    #expect(try await setting())
    #expect(try await setting(donate: false))
    try await Hush()()
    let person = ScriptedRuntime(values: [.boolean(false)])
    let asked = try await CurrentRuntime.$value.withValue(person) { try await SetShuffle()() }
    #expect(!asked && person.asked == ["SetShuffle.value: -"])
    await #expect(throws: IntentAskingError.nobodyToAsk(intent: "SetShuffle", parameter: "value")) {
      try await SetShuffle()()
    }
  }

  @Test("What is donated is named and forgotten")
  func donations() async throws {
    let one = try await Hush().donate()
    let other = try await IntentDonationManager.shared.donate(intent: Hush())
    #expect(one != other)
    #expect(try await IntentDonationManager.shared.deleteDonations(matching: .intentType(Hush.self)).isEmpty)
  }

  @Test("Progress outside of a performance is heard by nobody")
  func progress() {
    struct Copy: ProgressReportingIntent {
      static let title: LocalizedStringResource = "Copy"
      func perform() async throws -> some IntentResult { .result() }
    }
    Copy().progress.completedUnitCount = 1
    #expect(Copy().progress.completedUnitCount == 0)
  }
}

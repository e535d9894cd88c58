import AppIntents
import DaybookStore

/// Notes that an event occurred: now, or when that is said.
public struct LogEvent: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Log Event"

  /// What it does.
  public static let description = IntentDescription(
    "Notes that an event occurred, now or at another time, and returns the record.")

  /// What occurred.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I log?",
    requestDisambiguationDialog: "Which of these should I log?")
  public var event: EventEntity

  /// When it occurred; now if that is not said.
  @Parameter(title: "Date", requestValueDialog: "Which day do you mean?")
  public var date: Date?

  /// How often it occurred; once if that is not said.
  @Parameter(title: "Times", inclusiveRange: (1, 20))
  public var times: Int?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity, date: Date? = nil, times: Int? = nil) {
    self.event = event
    self.date = date
    self.times = times
  }

  /// Logs the event.
  public func perform() async throws -> some IntentResult & ReturnsValue<RecordEntity> & ProvidesDialog {
    let said = PastMoment(date, clock: store.clock)
    let moment = said.date
    if let moment, moment > store.clock.now() { throw DaybookIntentError.notYet(event: event.name) }
    // Whoever changes the day later means this time of it.
    if let moment, let date, store.clock.startOfDay(of: date) != date { self.date = moment }
    let (record, undo) = try store.tracking {
      try $0.log(event: event.id, at: moment, hasTime: moment == nil || !said.isDay, times: times ?? 1)
    }
    onUndo(undo, as: "Log “\(event.name)”")
    let value = RecordEntity(record, event: event.name, clock: store.clock)
    let time = RecordTime(record, clock: store.clock).long
    if let times, times > 1 { return .result(value: value, dialog: "Logged “\(event.name)” \(times) times: \(time).") }
    if moment != nil {
      return .result(value: value, dialog: "Logged “\(event.name)”: \(time).")
    }
    let dialog: IntentDialog =
      switch try store.count(event: event.id, in: .today) {
      case 1: "Logged “\(event.name)”, the first time today."
      case 2: "Logged “\(event.name)”, the second time today."
      case 3: "Logged “\(event.name)”, the third time today."
      case let count: "Logged “\(event.name)”, \(count) times today."
      }
    return .result(value: value, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    When(\.$times, .hasAnyValue) {
      Summary("Log \(\.$event) \(\.$times) times") {
        \.$date
      }
    } otherwise: {
      Summary("Log \(\.$event)") {
        \.$date
        \.$times
      }
    }
  }
}

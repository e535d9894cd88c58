import AppIntents
import DaybookStore

/// Notes that an event occurred now.
public struct LogEvent: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Log Event"

  /// What it does.
  public static let description = IntentDescription("Notes that an event occurred now, and returns the record.")

  /// What occurred.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I log?",
    requestDisambiguationDialog: "Which of these should I log?")
  public var event: EventEntity

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity) { self.event = event }

  /// Logs the event.
  public func perform() async throws -> some IntentResult & ReturnsValue<RecordEntity> & ProvidesDialog {
    let record = try store.log(event: event.id)
    onUndo("Log “\(event.name)”", in: store) { try $0.remove(record) }
    let dialog: IntentDialog =
      switch try store.count(event: event.id, in: .today) {
      case 1: "Logged “\(event.name)”, the first time today."
      case 2: "Logged “\(event.name)”, the second time today."
      case 3: "Logged “\(event.name)”, the third time today."
      case let count: "Logged “\(event.name)”, \(count) times today."
      }
    return .result(value: RecordEntity(record, event: event.name, clock: store.clock), dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Log \(\.$event)") }
}

import AppIntents
import DaybookStore

/// Takes back the last occurrence of an event, or the last one of a day.
public struct UndoLastOccurrence: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Take Back Last Occurrence"

  /// What it does.
  public static let description = IntentDescription(
    "Takes back the last record of an event, or its record of another time.")

  /// What did not occur after all.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I take back?",
    requestDisambiguationDialog: "Which of these should I take back?", optionsProvider: OccurredEvents())
  public var event: EventEntity

  /// The day or the time of what did not occur; the last one if that is not said.
  @Parameter(title: "Date", requestValueDialog: "Which day do you mean?")
  public var date: Date?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity, date: Date? = nil) {
    self.event = event
    self.date = date
  }

  /// Takes the record back.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let (taken, undo) = try store.tracking { try $0.undoLast(event: event.id, in: interval) }
    guard let record = taken else { throw DaybookIntentError.nothingToTakeBack(event: event.name) }
    onUndo(undo, as: "Take back “\(event.name)”")
    let time = RecordTime(record, clock: store.clock)
    return .result(dialog: IntentDialog(told(time)))
  }

  private func told(_ time: RecordTime) -> LocalizedStringResource {
    let (name, time, hasTime, isRecent) = (event.name, time.short, time.hasTime, time.isRecent)
    guard hasTime else {
      // A word for the hour stands behind times in some languages, and not behind days.
      return isRecent
        ? LocalizedStringResource("takenBack.day", defaultValue: "Took back “\(name)” of \(time).")
        : LocalizedStringResource("takenBack.date", defaultValue: "Took back “\(name)”, logged \(time).")
    }
    return isRecent ? "Took back “\(name)” of \(time)." : "Took back “\(name)”, logged \(time)."
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    When(\.$date, .hasAnyValue) {
      Summary("Take back \(\.$event) of \(\.$date)")
    } otherwise: {
      Summary("Take back the last \(\.$event)")
    }
  }

  /// The day, or what people mean by a time.
  private var interval: DateInterval? {
    guard let date else { return nil }
    let calendar = store.clock.calendar
    if calendar.startOfDay(for: date) == date { return calendar.dateInterval(of: .day, for: date) }
    return AskedDay.around(date)
  }
}

/// The events that can be taken back.
struct OccurredEvents: DynamicOptionsProvider {
  @Dependency private var store: DaybookStore

  /// The events that have occurred, in the order in which they were created.
  func results() async throws -> [EventEntity] {
    try store.occurredEvents(limit: DaybookStore.searchLimit).map { EventEntity($0) }
  }
}

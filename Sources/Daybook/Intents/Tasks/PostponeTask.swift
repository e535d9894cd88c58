import AppIntents
import DaybookStore

/// Sets when a task is due, later or earlier by some time.
public struct PostponeTask: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Postpone Task"

  /// What it does.
  public static let description = IntentDescription("Makes a task due later by some time and returns it.")

  /// What is put off.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// By how much; asked for unless months are said.
  @Parameter(title: "Time", requestValueDialog: "By how long?")
  public var time: Duration?

  /// By how many months, which are not all of one length.
  @Parameter(title: "Months", inclusiveRange: (1, 1200))
  public var months: Int?

  /// Whether it is brought forward by that instead.
  @Parameter(title: "Earlier")
  public var earlier: Bool?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, time: Duration? = nil, months: Int? = nil, earlier: Bool? = nil) {
    self.task = task
    self.time = time
    self.months = months
    self.earlier = earlier
  }

  /// Sets the date: later than the day it was due on, or than today if that is over or no day was set; earlier only than a day that was set.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard !isEarlier || task.due != nil else {
      return .result(value: task, dialog: "“\(task.title)” has no due date.")
    }
    if months == nil, time == nil { time = try await $time.requestValue("By how long?") }
    let due = try moved
    let (stored, undo) = try store.tracking { try $0.setDue(due, task: task.id) }
    let changed = TaskEntity(stored, clock: store.clock)
    onUndo(undo, as: "Set when “\(changed.title)” is due")
    return .result(value: changed, dialog: IntentDialog(changed.told(due: due, clock: store.clock)))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Postpone \(\.$task) by \(\.$time)") {
      \.$months
      \.$earlier
    }
  }

  private static let secondsOfDay = 86_400
  private static let secondsOfWeek = 7 * secondsOfDay

  private var isEarlier: Bool { earlier ?? false }

  private var moved: Date {
    get throws {
      let calendar = store.clock.calendar
      let today = calendar.startOfDay(for: store.clock.now())
      let isWholeDay = task.due?.isWholeDay ?? true
      let due = task.due.map(\.date).map { isEarlier || $0 >= today ? $0 : moment(of: $0, on: today) } ?? today
      let sign = isEarlier ? -1 : 1
      func later(_ component: Calendar.Component, _ count: Int) -> Date {
        let moved = calendar.date(byAdding: component, value: count * sign, to: due) ?? due
        // Where clocks skip midnight a day begins later.
        return isWholeDay ? calendar.startOfDay(for: moved) : moved
      }
      guard let time else { return later(.month, months ?? 0) }
      guard let said = Int(exactly: (time / .seconds(1)).rounded(.towardZero)) else {
        throw DaybookStoreError.dateOutOfRange
      }
      // “A week and a half” is ten days, whatever the hour.
      let hasHalfWeek = said > Self.secondsOfWeek && said % Self.secondsOfWeek == Self.secondsOfWeek / 2
      let seconds = hasHalfWeek ? said - Self.secondsOfDay / 2 : said
      guard seconds % Self.secondsOfDay == 0 else {
        // A whole day has no hour to count from, but today goes on from now.
        let start = !isWholeDay || isEarlier ? due : max(due, store.clock.now())
        guard calendar.startOfDay(for: start) != start else { throw DaybookIntentError.noHour(task: task.title) }
        return start.addingTimeInterval(Double(seconds * sign))
      }
      return later(.day, seconds / Self.secondsOfDay)
    }
  }

  /// The time of day that a task was due at, today; of a whole day its beginning.
  private func moment(of due: Date, on today: Date) -> Date {
    guard task.due?.isWholeDay == false else { return today }
    let calendar = store.clock.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: due)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: today) ?? today
  }
}

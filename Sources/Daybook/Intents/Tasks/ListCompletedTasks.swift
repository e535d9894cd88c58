import AppIntents
import DaybookStore

/// Lists what was completed in some time.
public struct ListCompletedTasks: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "List Completed Tasks"

  /// What it does.
  public static let description = IntentDescription("Lists what you completed in some time, and returns it.")

  /// In which time; ever if that is not said.
  @Parameter(title: "Period")
  public var period: CountPeriod?

  /// The day, a part of it or a time on it, in place of the period.
  @Parameter(title: "Day", requestValueDialog: "Which day do you mean?")
  public var day: DateComponents?

  /// Since which day; it says which time is meant in place of the period.
  @Parameter(title: "Since")
  public var since: Date?

  /// Before which moment; it limits what is meant by `since`, and without that says which time is meant in place of the period.
  @Parameter(title: "Before")
  public var before: Date?

  /// In how many days until now; they say which time is meant in place of the period.
  @Parameter(title: "Days", inclusiveRange: (1, 366))
  public var days: Int?

  /// In which month, January is 1; it says which time is meant in place of the period.
  @Parameter(title: "Month", inclusiveRange: (1, 12))
  public var month: Int?

  /// Whether what was logged is told too; it is not if that is not said.
  @Parameter(title: "Records")
  public var records: RecordInclusion?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(period: CountPeriod?, day: DateComponents? = nil) {
    self.period = period
    self.day = day
  }

  /// Finds the tasks.
  public func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
    let tasks = try store.completedTasks(in: time.interval).map { TaskEntity($0, clock: store.clock) }
    let logged = records == nil ? nil : try ToldRecords(in: time, store)
    guard !tasks.isEmpty else { return .result(value: tasks, dialog: logged?.dialog ?? none) }
    let list = SpokenList(titles: tasks.map(\.title), lines: { String(localized: "\(tasks[$0].title)") })
    let (full, supporting) = (spoken(tasks.count, list.spoken), list.displayed(under: heading(tasks.count)))
    guard let logged else { return .result(value: tasks, dialog: IntentDialog(full: full, supporting: supporting)) }
    let dialog = IntentDialog(
      full: "\(full) \(logged.full)", supporting: "\(supporting)\n\(logged.supporting)")
    return .result(value: tasks, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("List completed tasks: \(\.$period)") {
      \.$day
      \.$since
      \.$before
      \.$days
      \.$month
      \.$records
    }
  }

  private var time: ToldTime {
    ToldTime(period: period, day: day, since: since, before: before, days: days, month: month, store.clock)
  }

  private var none: IntentDialog {
    if let name = time.name { "You completed nothing \(name)." } else { "You have completed nothing yet." }
  }

  private func heading(_ count: Int) -> LocalizedStringResource {
    if let name = time.name { "You completed \(count) tasks \(name):" } else { "You have completed \(count) tasks:" }
  }

  private func spoken(_ count: Int, _ titles: LocalizedStringResource) -> LocalizedStringResource {
    if let name = time.name {
      "You completed \(count) tasks \(name): \(titles)."
    } else {
      "You have completed \(count) tasks: \(titles)."
    }
  }
}

import AppIntents
import DaybookStore

/// Lists what was logged in some time, whatever event it is of.
public struct ListRecords: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "List Records"

  /// What it does.
  public static let description = IntentDescription("Lists what was logged in some time, the latest first.")

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

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(period: CountPeriod?, day: DateComponents? = nil) {
    self.period = period
    self.day = day
  }

  /// Finds the records.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let time = ToldTime(period: period, day: day, since: since, before: before, days: days, month: month, store.clock)
    let told = try ToldRecords(in: time, store)
    return .result(dialog: told?.dialog ?? none(time))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("List records: \(\.$period)") {
      \.$day
      \.$since
      \.$before
      \.$days
      \.$month
    }
  }

  private func none(_ time: ToldTime) -> IntentDialog {
    if let name = time.name { "You logged nothing \(name)." } else { "You have logged nothing yet." }
  }
}

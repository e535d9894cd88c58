import AppIntents
import DaybookStore

/// Lists the events that can be logged.
public struct ListEvents: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "List Events"

  /// What it does.
  public static let description = IntentDescription("Lists the events that you can log, and returns them.")

  @Dependency private var store: DaybookStore

  /// Makes an intent.
  public init() {}

  /// Finds the events.
  public func perform() async throws -> some IntentResult & ReturnsValue<[EventEntity]> & ProvidesDialog {
    let events = try store.events().map { EventEntity($0) }
    guard !events.isEmpty else { return .result(value: events, dialog: "You have no events.") }
    let list = SpokenList(titles: events.map(\.name), lines: { events[$0].name })
    let dialog = IntentDialog(
      full: "You have \(events.count) events: \(list.spoken).",
      supporting: list.displayed(under: "You have \(events.count) events:"))
    return .result(value: events, dialog: dialog)
  }
}

import AppIntents
import DaybookStore

/// What was logged in some time, as it is said and as it is shown.
struct ToldRecords {
  /// How many records of which events there are, as it is said.
  let full: LocalizedStringResource
  /// A line for each record, the latest first.
  let supporting: LocalizedStringResource

  /// Both as a reply.
  var dialog: IntentDialog { IntentDialog(full: full, supporting: supporting) }

  /// Finds the records; `nil` if there are none. Throws what the store throws.
  init?(in time: ToldTime, _ store: DaybookStore) throws {
    let records = try store.records(in: time.interval)
    guard !records.isEmpty else { return nil }
    let events = try store.events(ids: Array(Set(records.map(\.eventID))))
    let names = Dictionary(events.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let titles = records.map { names[$0.eventID] ?? "" }
    let clock = store.clock
    let list = SpokenList(
      titles: titles, lines: { String(localized: "\(titles[$0]), \(RecordTime(records[$0], clock: clock).long)") })
    let once = SpokenList(titles: Self.counted(titles), lines: { titles[$0] })
    full = Self.spoken(records.count, once.spoken, time)
    supporting = list.displayed(under: Self.heading(records.count, time))
  }

  /// Each name once, with how often it is among the names; in their order.
  private static func counted(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var told: Set<String> = []
    return names.filter { told.insert($0).inserted }.map { name in
      let count = counts[name] ?? 1
      return count == 1 ? name : String(localized: "\(name) \(count) times")
    }
  }

  private static func heading(_ count: Int, _ time: ToldTime) -> LocalizedStringResource {
    if let name = time.name { "You logged \(count) things \(name):" } else { "You have logged \(count) things:" }
  }

  private static func spoken(
    _ count: Int, _ titles: LocalizedStringResource, _ time: ToldTime
  ) -> LocalizedStringResource {
    if let name = time.name {
      "You logged \(count) things \(name): \(titles)."
    } else {
      "You have logged \(count) things: \(titles)."
    }
  }
}

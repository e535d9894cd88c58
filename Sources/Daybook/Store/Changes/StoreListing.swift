import Foundation

/// What a store lists: all rows, or what has become of them since it was asked before.
public struct StoreListing<Row: Sendable>: Sendable {
  /// Whether those that are neither told nor removed are as they were.
  public let isPartial: Bool

  /// The rows, in their order; where only changes are told, in any order.
  public let rows: [Row]

  /// The identifiers of rows that are gone; some may never have been told.
  public let removed: [UUID]

  /// What to ask with the next time.
  public let mark: String
}

/// The state of a store at one moment, for comparing.
struct StoreMark: Hashable {
  /// How far the store's own changes went.
  var place: StoreJournal.Place
  /// What SQLite tells of other connections: another number after each of their changes.
  var version: Int64
  /// When the day began, since how things are spoken of depends on the day.
  var day: Int

  /// The mark as text.
  var text: String { "\(place.age) \(place.count) \(version) \(day)" }

  /// Makes a mark.
  init(place: StoreJournal.Place, version: Int64, day: Int) {
    (self.place, self.version, self.day) = (place, version, day)
  }

  /// Reads a mark; `nil` if the text is none.
  init?(_ text: String) {
    // By bytes: characters cost ten times as much, and a session asks after each intent.
    let parts = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { Substring($0) }
    guard parts.count == 4, let age = UInt64(parts[0]), let count = Int(parts[1]), let version = Int64(parts[2]),
      let day = Int(parts[3])
    else { return nil }
    self.init(place: StoreJournal.Place(age: age, count: count), version: version, day: day)
  }
}

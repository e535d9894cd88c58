import Foundation

/// What the beginning of a scenario depends on.
struct BeginningKey: Hashable {
  /// The fixture; `nil` for an app without any data.
  var fixture: String?
  /// The moment at which it was made.
  var now: Date
  /// The zone in which it was made.
  var timeZone: TimeZone
}

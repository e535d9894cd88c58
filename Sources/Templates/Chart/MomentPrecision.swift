/// How exactly words say a moment.
package enum MomentPrecision: UInt8, Sendable, Hashable {
  /// A day as a whole; the moment is its first.
  case day
  /// A part of a day, such as its afternoon, or what is before or after a time; the moment is the hour that stands for it.
  case part
  /// A time of day.
  case time

  /// Whether more than a day is said.
  package var hasTime: Bool { self != .day }
}

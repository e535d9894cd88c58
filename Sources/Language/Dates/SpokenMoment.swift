import Foundation

/// What phrases beside each other say of one moment: a day, a part of it, a time.
struct SpokenMoment: Sendable {
  private var day: DateMeaning?
  private var part: DateMeaning?
  private var clock: DateMeaning?
  private var distance: DateMeaning?

  /// Nothing said yet.
  init() {}

  /// Whether it says more than a day.
  var hasTime: Bool { part != nil || clock != nil || distance != nil }

  /// Whether more can be said of it.
  var canGoOn: Bool { distance == nil && (day == nil || part == nil || clock == nil) }

  /// The same with what another phrase says; `nil` if that was said already.
  func adding(_ meaning: DateMeaning) -> SpokenMoment? {
    var moment = self
    if meaning[.seconds] != nil {
      guard day == nil, !hasTime else { return nil }
      moment.distance = meaning
      return moment
    }
    guard !(meaning.hasDay && day != nil), !(meaning.isPart && part != nil), !(meaning.hasClock && clock != nil) else {
      return nil
    }
    if meaning.hasDay { moment.day = meaning }
    if meaning.isPart { moment.part = meaning }
    if meaning.hasClock { moment.clock = meaning }
    return moment
  }

  /// When it is; `nil` if there is no such moment.
  func date(by resolver: DateResolver) -> Date? {
    if let distance, let seconds = distance[.seconds] {
      return resolver.moment(seconds: seconds, direction: distance[.direction] ?? 1)
    }
    let spoken = clock.map { clock in part?[.part].map { clock.inPart($0) } ?? clock }
    guard let said = spoken ?? part else { return day.flatMap { resolver.day($0) } }
    guard let time = TimeOfDay(said) else { return nil }
    guard let day else { return resolver.moment(time, on: nil) }
    // A part of today that is over stays one of today: “this morning”.
    return resolver.day(day).flatMap { resolver.moment(time, on: $0) }
  }
}

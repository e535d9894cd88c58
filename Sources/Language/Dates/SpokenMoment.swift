import Foundation
import ParlanceTemplates

/// What phrases beside each other say of one moment: a day, a part of it, a time.
struct SpokenMoment: Sendable {
  /// What is said of its day.
  private(set) var day: DateMeaning?
  /// What is said of the part of the day.
  private(set) var part: DateMeaning?
  /// What is said of its time.
  private(set) var clock: DateMeaning?
  private var distance: DateMeaning?
  /// How many days it is from the day that is said, where words beside that one say so.
  private var shift: Int?

  /// The part of the day that words beside it say, unless it says one itself.
  var partBeside: Int?

  /// The part of the day in which what is done mostly is; it counts for the hours that are usual there.
  var usualPart: Int?

  /// Whether words beside it say that it is on every day: then its hour is the usual one, and not the next.
  var isDaily = false

  /// How many phrases say it.
  private(set) var phrases = 0

  /// Whether its time counts only behind a day, or beside one, and no day was said there.
  var isLoose: Bool { lacksDayBefore || lacksDay && day == nil && part == nil || waitsForShifted }

  /// Whether its day counts only where it is said how far something is from it, and that is not said.
  var lacksShift: Bool { needsShift && shift == nil }

  /// Whether it says how far it is from a day that is still to be said.
  private var waitsForShifted: Bool { shift != nil && day == nil }

  /// Whether it is loose until a day is said behind it.
  var waitsForDay: Bool { !lacksDayBefore && isLoose }

  /// Whether it is said until when what begins then goes on.
  private(set) var isRange = false

  private var needsShift = false
  private var lacksDayBefore = false
  private var lacksDay = false

  /// Nothing said yet.
  init() {}

  /// Whether it says more than a day.
  var hasTime: Bool { precision.hasTime }

  /// What its time, or its day, is only the limit of; `nil` if it is said exactly.
  var limit: DateLimit?

  /// How exactly it is said; an hour that words make of “noon” is a time.
  var precision: MomentPrecision {
    if distance != nil || clock != nil && limit == nil { return .time }
    return part == nil && clock == nil ? .day : .part
  }

  /// Whether a time of day is what was said first.
  private(set) var beginsWithTime = false

  /// Whether it says a day, or how long it is until then.
  var hasDay: Bool { day != nil || distance != nil }

  /// Whether it says a day to come by its name, or today or tomorrow, and no day of a month or so many days from now.
  var hasNearDay: Bool {
    guard let day, day[.direction] == nil, day[.month] == nil, day[.numericDate] == nil, day[.day] == nil else {
      return false
    }
    return day[.weekday] != nil || day[.days].map((0...1).contains) == true
  }

  /// Whether it says a day of a month without the month.
  var hasDayAlone: Bool { day.map { $0[.day] != nil && $0[.month] == nil && $0[.months] == nil } ?? false }

  /// Whether more can be said of it.
  var canGoOn: Bool { distance == nil && (day == nil || part == nil || clock == nil) }

  /// The same with what another phrase says; `nil` if that was said already.
  func adding(_ meaning: DateMeaning) -> SpokenMoment? {
    var moment = self
    moment.phrases += 1
    moment.isRange = isRange || meaning.isRange
    if phrases == 0 { moment.beginsWithTime = meaning.hasTime && !meaning.hasDay }
    if let apart = meaning[.apart] ?? meaning[.apartBehind] {
      // In “tomorrow, a day before the exam” it is the exam from which the day is counted.
      guard shift == nil, !hasTime, meaning[.apart] != nil ? phrases == 0 : day != nil else { return nil }
      moment.shift = apart * ((meaning[.daysLater] ?? 0) + 7 * (meaning[.weeksLater] ?? 0))
      return moment
    }
    let dependence = meaning.dependence
    guard dependence != .behindTime || clock != nil && !isRange else { return nil }
    moment.needsShift = needsShift || dependence == .shifted
    guard !waitsForShifted || meaning.hasDay else { return nil }
    if meaning[.seconds] != nil {
      guard day == nil, !hasTime else { return nil }
      moment.distance = meaning
      return moment
    }
    guard !(meaning.hasDay && day != nil), !(meaning.isPart && part != nil), !(meaning.hasClock && clock != nil) else {
      return nil
    }
    let isBehindDay = dependence == .behindDay || dependence == .endingAll
    moment.lacksDayBefore = lacksDayBefore || isBehindDay && day == nil && part == nil
    moment.lacksDay = lacksDay || dependence == .besideDay || dependence == .besideDayToCome
    if meaning.hasDay { moment.day = meaning }
    if meaning.isPart { moment.part = meaning }
    if meaning.hasClock { moment.clock = meaning }
    return moment
  }

  /// Whether its day is two numbers and nothing else: “14/3”.
  var isOfTwoNumbers: Bool { day?[.numericDate].map { $0 < 10_000 } ?? false }

  /// Whether it says a day of a month that does not have it; digits without a year may be another number.
  func isNoSuchDay(by resolver: DateResolver, takesDigits: Bool) -> Bool {
    guard distance == nil, let day, resolver.day(day, hasTime: hasTime) == nil else { return false }
    if let digits = day[.numericDate] { return takesDigits || digits >= 10_000 }
    return day[.day] != nil && (day[.month] != nil || day[.months] != nil)
  }

  /// The day that is meant: of a weekday or a day of the year the next from which that is still to come.
  private func day(_ said: DateMeaning, by resolver: DateResolver, hasTime: Bool) -> Date? {
    guard let shift else { return resolver.day(said, hasTime: hasTime) }
    let day = resolver.day(said, hasTime: hasTime, shiftedBy: shift)
    guard let day, day < resolver.today, !resolver.arePast, let base = resolver.day(said, hasTime: hasTime) else {
      return day
    }
    return resolver.said(behind: base).day(said, hasTime: hasTime, shiftedBy: shift)
  }

  /// The time, unless words say in which part of the day it is.
  private var ownTime: TimeOfDay? { part == nil && partBeside == nil ? clock.flatMap(TimeOfDay.init) : nil }

  /// Whether nothing that is said of it tells the half of the day in which it is.
  var isOfEitherHalf: Bool { ownTime.map { $0.minutes.count > 1 } ?? false }

  /// The time with what is known of the half of the day in which it is.
  var spokenClock: DateMeaning? {
    let time = ownTime
    // A train at 8 is the next one, but at 5 tomorrow it leaves in the morning.
    let isOtherDay = day.map { $0[.days] != 0 } ?? false
    let isSaid = isOtherDay || usualPart != DateField.Meridiem.morning.rawValue
    let half = isSaid && time?.isUsual(in: usualPart) == true ? usualPart : isDaily ? time?.likelyHalf : nil
    return clock.map { clock in (part?[.part] ?? partBeside ?? half).map { clock.inPart($0) } ?? clock }
  }

  /// When it is; `nil` if there is no such moment.
  func date(by resolver: DateResolver) -> Date? {
    if let distance, let seconds = distance[.seconds] {
      return resolver.moment(seconds: seconds, direction: distance[.direction] ?? 1)
    }
    guard let said = spokenClock ?? part else { return day.flatMap { self.day($0, by: resolver, hasTime: false) } }
    guard let time = TimeOfDay(said) else { return nil }
    let meridiem = clock == nil ? said[.part].flatMap(DateField.Meridiem.init(rawValue:)) : nil
    guard let day else { return resolver.moment(time, on: nil, in: meridiem) }
    // A part of today that is over stays one of today: “this morning”. Of its evening some is always left.
    let last = clock == nil && time.isEvening ? TimeOfDay.lastMinute : nil
    return self.day(day, by: resolver, hasTime: true).flatMap {
      resolver.moment(time, on: $0, or: last, in: meridiem)
    }
  }
}

/// What a phrase of a date can say; the keys of the data file, and the names of its slots.
enum DateField: String, Sendable, Hashable {
  /// Days from today.
  case days
  /// Weeks from today, or from this week.
  case weeks
  /// Months from today, or from this month.
  case months
  /// Years from today, or from this year.
  case years
  /// A day of the week, Sunday is 1.
  case weekday
  /// A day of the week, Sunday is 1, that the day said besides must be.
  case sameWeekday
  /// 1 if day and month of a date in digits may stand the other way round, where only then it is the weekday that is said.
  case eitherOrder
  /// Which such day of the week of its month, 1 to 5; -1 is the last. The month is `month`, or so many `months` from this one.
  case nth
  /// A day of a month.
  case day
  /// A month, January is 1.
  case month
  /// A year.
  case year
  /// A date in digits: year, month and day in one number, year 0 if it has none.
  case numericDate
  /// Start or end of the week, month or year.
  case edge
  /// 1 into the future, -1 into the past.
  case direction
  /// Seconds from now.
  case seconds
  /// An hour, as it was said.
  case hour
  /// A time on a clock, in minutes after midnight.
  case clock
  /// The hour, the day or the like where what begins then is over; right behind what begins it only with a hyphen between them: 2-3.
  case until
  /// The same as a time on a clock, in minutes after midnight.
  case untilClock
  /// The same where each of the two says its half of the day or its unit, and a hyphen stands between them: 9am-10am.
  case end
  /// The hour where what begins then is over, behind a word that says so: “from 2 to 5”.
  case to
  /// Minutes after that hour.
  case toMinutes
  /// The same as a time on a clock, in minutes after midnight.
  case toClock
  /// The last day of the week, of the month, and its month where what begins then is over, behind a word that says so.
  case toWeekday, toDay, toMonth
  /// 1 if words say until when what begins then goes on, 2 if that is said in questions alone: “between Monday and Friday”.
  case range
  /// Minutes after the hour, or before it.
  case minutes
  /// Minutes to add besides.
  case offset
  /// 1 if minutes come after the hour, -1 if before.
  case sign
  /// Which half of the day the hour is in.
  case meridiem
  /// Which part of the day is said; an hour that is said besides is in it.
  case part
  /// Days to add to the day that is said besides.
  case daysLater
  /// Weeks to add to the day that is said besides.
  case weeksLater
  /// 1 if the days and weeks to add are counted from a day that is said right behind these words, -1 if they are before that day: “two days
  /// before” in “two days before Christmas”.
  case apart
  /// The same of a day that is said right before them, as in Japanese.
  case apartBehind
  /// 1 if the day before the one that is said is meant, unless a time is said besides: “before Friday”, but “before Friday at 5”.
  case dayBefore
  /// A day of the week, Sunday is 1: the first such on the day that is said, or after it.
  case following
  /// Days from Easter Sunday.
  case easter
  /// The Saturday of the weekend that is here or comes, and a day of that weekend: 1 is Saturday.
  case weekend
  /// Beside what else a time or a day counts that is none by itself.
  case dependent

  /// Those that say when what begins then is over.
  static let ends: Set<DateField> = [.until, .untilClock, .end, .to, .toClock, .toWeekday, .toDay]

  /// The values that the data file may write as words.
  static let words: [String: Int] = [
    "start": 0, "end": 1, "past": -1, "future": 1, "before": -1, "am": Meridiem.am.rawValue, "pm": Meridiem.pm.rawValue,
    "night": Meridiem.night.rawValue, "noon": Meridiem.noon.rawValue, "evening": Meridiem.evening.rawValue,
    "morning": Meridiem.morning.rawValue, "behindDay": Dependence.behindDay.rawValue,
    "besideDay": Dependence.besideDay.rawValue, "shifted": Dependence.shifted.rawValue,
    "endingAll": Dependence.endingAll.rawValue, "behindTime": Dependence.behindTime.rawValue,
    "besideDayToCome": Dependence.besideDayToCome.rawValue,
  ]

  /// Beside what a time or a day counts that is none by itself.
  enum Dependence: Int {
    /// A time behind a day: by itself it may be how long something takes.
    case behindDay = 1
    /// A time before a day, or behind one.
    case besideDay
    /// A day where words say how far something is from it.
    case shifted
    /// A time behind a day, with nothing behind it: “dinner Friday 8”.
    case endingAll
    /// A day behind a time: «a las 5 del lunes».
    case behindTime
    /// A time beside a day of what is to come, unless a word before it makes it a length: « resto 20h samedi ».
    case besideDayToCome
  }

  /// Which half or part of the day an hour is in.
  enum Meridiem: Int {
    /// Before noon.
    case am
    /// After noon.
    case pm
    /// Before midnight if late, else after it.
    case night
    /// About noon.
    case noon
    /// From the evening of a day into the night after it.
    case evening
    /// Before noon, which is its last hour: «las doce de la mañana».
    case morning

    /// The hour from which on people speak of it.
    var firstHour: Int {
      switch self {
      case .am, .morning: 0
      case .noon: 11
      case .pm: 12
      case .evening, .night: 17
      }
    }

    /// The hour until which a night is one of the evening before it.
    static var lastOfNight: Int { 4 }
  }
}

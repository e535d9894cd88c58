extension Bool: _IntentValue {
  /// Yes or no.
  public static var _ownCoding: _IntentValueCoding<Bool> {
    _IntentValueCoding(.boolean, { .boolean($0) }) { if case .boolean(let value) = $0 { value } else { nil } }
  }
}

extension Int: _IntentValue {
  /// A whole number; a number without a fraction is one too.
  public static var _ownCoding: _IntentValueCoding<Int> {
    _IntentValueCoding(.integer, { .integer($0) }) {
      switch $0 {
      case .integer(let value): value
      case .number(let value): Int(exactly: value)
      case .text(let value): Int(value)
      default: nil
      }
    }
  }
}

extension Double: _IntentValue {
  /// Any number.
  public static var _ownCoding: _IntentValueCoding<Double> {
    _IntentValueCoding(.number, { .number($0) }) {
      switch $0 {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .text(let value): Double(value).flatMap { $0.isFinite ? $0 : nil }
      default: nil
      }
    }
  }
}

extension Decimal: _IntentValue {
  /// Any number.
  public static var _ownCoding: _IntentValueCoding<Decimal> {
    _IntentValueCoding(.number, { .number(NSDecimalNumber(decimal: $0).doubleValue) }) {
      switch $0 {
      case .integer(let value): Decimal(value)
      case .number(let value): Decimal(value)
      default: nil
      }
    }
  }
}

extension String: _IntentValue {
  /// Free text; numbers and addresses read as they are written.
  public static var _ownCoding: _IntentValueCoding<String> {
    _IntentValueCoding(.text, { .text($0) }) {
      switch $0 {
      case .text(let value): value
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      case .url(let value): value.absoluteString
      default: nil
      }
    }
  }
}

extension Date: _IntentValue {
  /// A point in time.
  public static var _ownCoding: _IntentValueCoding<Date> {
    _IntentValueCoding(.date, { .date($0) }) {
      switch $0 {
      case .date(let value): value
      case .dateComponents(let value): value.date ?? sessionCalendar.date(from: value)
      default: nil
      }
    }
  }
}

extension DateComponents: _IntentValue {
  /// Parts of a date; a point in time is taken apart in the session's time zone.
  public static var _ownCoding: _IntentValueCoding<DateComponents> {
    _IntentValueCoding(.dateComponents, { .dateComponents($0) }) {
      switch $0 {
      case .dateComponents(let value): value
      case .date(let value): sessionCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: value)
      default: nil
      }
    }
  }
}

extension Duration: _IntentValue {
  /// A length of time.
  public static var _ownCoding: _IntentValueCoding<Duration> {
    _IntentValueCoding(.duration, { .duration($0) }) { if case .duration(let value) = $0 { value } else { nil } }
  }
}

extension URL: _IntentValue {
  /// An address.
  public static var _ownCoding: _IntentValueCoding<URL> {
    _IntentValueCoding(.url, { .url($0) }) {
      switch $0 {
      case .url(let value): value
      case .text(let value): URL(string: value)
      default: nil
      }
    }
  }
}

extension AttributedString: _IntentValue {
  /// Free text, without its attributes.
  public static var _ownCoding: _IntentValueCoding<AttributedString> {
    _IntentValueCoding(.text, { .text(String($0.characters)) }) {
      if case .text(let value) = $0 { AttributedString(value) } else { nil }
    }
  }
}

extension Calendar.RecurrenceRule: _IntentValue {}

private var sessionCalendar: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  if let timeZone = CurrentRuntime.value?.timeZone { calendar.timeZone = timeZone }
  return calendar
}

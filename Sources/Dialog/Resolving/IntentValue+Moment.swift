import AppIntents
import Foundation
import ParlanceTemplates

// Moments, which a parameter holds as a date or as the components of one.
extension IntentValue {
  /// The moment that it is, of components the first that they can be; `nil` for what is none, and for a time without a day.
  package func moment(in calendar: Calendar) -> Date? {
    switch self {
    case .date(let date): date
    case .dateComponents(let components): components.day == nil ? nil : calendar.date(from: components)
    default: nil
    }
  }

  /// Whether it is a moment of a day, or a part of one, and not the day as a whole.
  package func isTimed(in calendar: Calendar) -> Bool {
    switch self {
    case .date(let date): date != calendar.startOfDay(for: date)
    case .dateComponents(let components): components.hour != nil
    default: false
    }
  }

  /// Another moment in the form that this one has; components say it as exactly as those of `other` do, if there are any.
  package func moved(to date: Date, like other: IntentValue? = nil, in calendar: Calendar) -> IntentValue {
    guard case .dateComponents(var components) = self else { return .date(date) }
    if case .dateComponents(let said)? = other { components = said }
    return .dateComponents(calendar.components(of: date, components.precision))
  }
}

extension DateComponents {
  /// How exactly they say a moment: the hour of a part of a day has no minute.
  fileprivate var precision: MomentPrecision {
    if hour == nil { return .day }
    return minute == nil ? .part : .time
  }
}

extension Calendar {
  /// The components that say a moment so exactly.
  func components(of date: Date, _ precision: MomentPrecision) -> DateComponents {
    var parts: Set<Calendar.Component> = [.year, .month, .day]
    if precision.hasTime { parts.insert(.hour) }
    if precision == .time { parts.insert(.minute) }
    return dateComponents(parts, from: date)
  }
}

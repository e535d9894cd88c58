/// Says how long ago or how far ahead a date is.
open class RelativeDateTimeFormatter: Formatter {
  /// How the unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full
    /// “two months ago”.
    case spellOut
    /// “2 mo. ago”.
    case short
    /// “2mo ago”.
    case abbreviated
  }

  /// Whether a day may have a name.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric
    /// “yesterday”.
    case named
  }

  /// How the unit is written.
  open var unitsStyle = UnitsStyle.full

  /// Whether a day may have a name.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// The calendar that counts.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// The language.
  open var locale: Locale! = CurrentRuntime.value?.locale ?? .autoupdatingCurrent

  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// How `date` lies to `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .current, calendar: calendar ?? .current)
    return style.format(referenceDate)
  }

  /// How a time so many seconds from now lies to now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How a time that is some units from now lies to now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    return localizedString(for: (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// How a date lies to now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

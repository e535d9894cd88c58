/// Writes a length of time: “1:05”, “1h 5m”, “1 hour, 5 minutes”. Weeks are the greatest unit: years and months are counted in them.
open class DateComponentsFormatter: Formatter {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers alone, with colons: “1:05”.
    case positional
    /// With the shortest words: “1h 5m”.
    case abbreviated
    /// With short words: “1 hr, 5 min”.
    case short
    /// With whole words: “1 hour, 5 minutes”.
    case full
    /// Here as `full`: numbers stay digits.
    case spellOut
    /// Here as `short`.
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a behaviour of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the style has it.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)

    /// Those before the first that counts are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)

    /// Those in the middle are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)

    /// Those after the last that counts are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)

    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]

    /// Positions are filled with zeros.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How the units are written.
  open var unitsStyle = UnitsStyle.positional

  /// The units to write; none is those that the length needs.
  open var allowedUnits: NSCalendar.Unit = []

  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The calendar that counts, and whose language is written.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// From when on components are counted.
  open var referenceDate: Date?

  /// The most units that are written; 0 is without limit.
  open var maximumUnitCount = 0

  /// Kept, and not looked at.
  open var allowsFractionalUnits = false

  /// Kept, and not looked at.
  open var collapsesLargestUnit = false

  /// Kept, and not looked at.
  open var includesApproximationPhrase = false

  /// Kept, and not looked at.
  open var includesTimeRemainingPhrase = false

  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// A length in seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    // Beyond this a length has no exact seconds, and no clock shows it.
    guard timeInterval.isFinite, timeInterval.magnitude < 0x1p52 else { return nil }
    let seconds = timeInterval.rounded(.towardZero)
    return unitsStyle == .positional ? positional(seconds) : worded(seconds)
  }

  /// The length from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// A length in units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// A length in units, in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// A length in units or seconds; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  // MARK: Writing

  private var units: [(unit: NSCalendar.Unit, seconds: Double, style: Duration.UnitsFormatStyle.Unit)] {
    let all: [(NSCalendar.Unit, Double, Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
      (.second, 1, .seconds),
    ]
    if allowedUnits.isEmpty { return all }
    var wanted = allowedUnits
    if !wanted.isDisjoint(with: [.year, .month]) { wanted.insert(.weekOfMonth) }
    return all.filter { wanted.contains($0.0) }
  }

  private func positional(_ seconds: Double) -> String? {
    var rest = seconds.magnitude
    var parts = units.map { unit -> Double in
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      return count
    }
    let drops = zeroFormattingBehavior.contains(.dropLeading) || zeroFormattingBehavior.contains(.default)
    if drops { parts = Array(parts.drop { $0 == 0 }) }
    if parts.isEmpty { parts = [0] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let pads = zeroFormattingBehavior.contains(.pad)
    let texts = parts.enumerated().map { place, count in
      let text = String(Int(count))
      return (place > 0 || pads) && text.count < 2 ? "0" + text : text
    }
    return (seconds < 0 ? "-" : "") + texts.joined(separator: ":")
  }

  private func worded(_ seconds: Double) -> String? {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    let shown = units
    guard !shown.isEmpty else { return nil }
    let locale = CurrentRuntime.value?.locale ?? calendar?.locale ?? .current
    let showsZeros = zeroFormattingBehavior.isDisjoint(with: [
      .default, .dropAll, .dropLeading, .dropMiddle, .dropTrailing,
    ])
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(shown.map(\.style)), width: width,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: showsZeros ? .show(length: 1) : .hide,
      fractionalPart: .hide(rounded: .towardZero))
    return style.locale(locale).format(.seconds(seconds))
  }
}

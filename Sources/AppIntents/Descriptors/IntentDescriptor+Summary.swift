extension IntentDescriptor {
  /// The summary with values filled in, a parameter's own title where it has none; `nil` if the intent has no sentence.
  ///
  /// A text or a name that has no mark of the sentence's own before it is put as `quoted` writes it.
  package func summary(of values: [String: IntentValue], quoted: (String) -> String = { $0 }) -> String? {
    summaryText(for: values).sentence.map { sentence in
      filled(sentence) { name, isBare in
        guard let value = values[name] else { return title(of: name) }
        let titled = { (value: IntentValue) in self.parameter(named: name)?.title(of: value) ?? value.title() }
        let title = titled(value)
        switch value {
        case .text, .entity: return isBare ? quoted(title) : title
        case .list(let values) where isBare && !values.isEmpty && values.allSatisfy(\.isNamed):
          return values.map { quoted(titled($0)) }.formatted(
            .list(type: .and).locale(CurrentRuntime.value?.locale ?? .current))
        default: return title
        }
      }
    }
  }

  /// The summary before anyone gives a value, with the titles of parameters in angle brackets: “Add <Title> due <Date>”; `nil` if the intent has
  /// no sentence.
  package var summaryOfTitles: String? {
    summaryText.sentence.map { sentence in filled(sentence) { name, _ in "<\(title(of: name))>" } }
  }

  private func title(of name: String) -> String { parameter(named: name)?.title?.rendered() ?? name }

  /// A sentence with its places filled; `isBare` tells that no mark of the sentence's own stands before one.
  private func filled(
    _ sentence: LocalizedStringResource, by fill: (_ name: String, _ isBare: Bool) -> String
  ) -> String {
    var text = ""
    var rest = Substring(sentence.rendered())
    while let place = Self.place(in: rest) {
      text += rest[..<place.start]
      let isBare = text.last.map { $0.isWhitespace || $0.isLetter } ?? true
      text += fill(String(place.name), isBare)
      rest = rest[place.end...]
    }
    return text + rest
  }

  /// The first place such as `${task}`.
  private static func place(in text: Substring) -> (start: String.Index, name: Substring, end: String.Index)? {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let dollar = bytes[start...].firstIndex(of: UInt8(ascii: "$")) {
      start = bytes.index(after: dollar)
      guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "{") else { continue }
      let name = bytes.index(after: start)
      guard let end = bytes[name...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      return (dollar, text[name..<end], bytes.index(after: end))
    }
    return nil
  }
}

extension IntentValue {
  /// Whether it is a text or an entity.
  fileprivate var isNamed: Bool {
    switch self {
    case .text, .entity: true
    default: false
    }
  }

  /// The value as people read it, in the language of the running session.
  package func title() -> String {
    let locale = CurrentRuntime.value?.locale ?? .current
    switch self {
    case .text(let text): return text
    case .entity(let reference): return reference.display.title
    case .enumeration(let reference): return reference.display.title
    case .boolean(let value): return "\(value)"
    case .integer(let number): return number.formatted(.number.locale(locale))
    case .number(let number): return number.formatted(.number.locale(locale))
    case .url(let url): return url.isFileURL ? url.path : url.absoluteString
    case .date(let date): return Self.title(of: date, locale)
    case .dateComponents(let components):
      return Self.calendar.date(from: components).map { Self.title(of: $0, locale) } ?? ""
    case .duration(let duration):
      return duration.formatted(.units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(locale))
    case .measurement(let measured): return measured.title(locale)
    case .list(let values):
      return values.map { $0.title() }.formatted(.list(type: .and).locale(locale))
    }
  }

  /// The part of a moment that a parameter is about.
  static func title(of date: Date, _ kind: IntentDateKind) -> String {
    let locale = CurrentRuntime.value?.locale ?? .current
    switch kind {
    case .dateTime: return title(of: date, locale)
    case .date: return near(date, locale) ?? text(of: date, .abbreviated, .omitted, locale)
    case .time: return text(of: date, .omitted, .shortened, locale)
    }
  }

  /// That in which the running session says moments.
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = CurrentRuntime.value?.timeZone ?? .current
    return calendar
  }

  private static func title(of date: Date, _ locale: Locale) -> String {
    let far = text(of: date, .abbreviated, .omitted, locale)
    let day = near(date, locale) ?? far
    // A day that is said without a time begins at its first moment, and nobody wants to hear of that.
    guard calendar.startOfDay(for: date) != date else { return day }
    // How a language joins a day and a time stands in the whole.
    return text(of: date, .abbreviated, .shortened, locale).replacing(far, with: day)
  }

  /// A day as people speak of it that is yesterday, today or tomorrow, or one of the week that begins now: “tomorrow”, “Saturday”; `nil` for others, and
  /// where nobody knows what day it is.
  private static func near(_ date: Date, _ locale: Locale) -> String? {
    guard let now = CurrentRuntime.value?.now,
      let days = calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
      ).day, (-1...6).contains(days)
    else { return nil }
    guard days > 1 else {
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
        capitalizationContext: .middleOfSentence)
      style.allowedFields = [.day]
      return style.format(now)
    }
    return date.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).weekday(.wide))
  }

  private static func text(
    of date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ locale: Locale
  ) -> String {
    var style = Date.FormatStyle(date: day, time: time, locale: locale)
    style.timeZone = CurrentRuntime.value?.timeZone ?? .current
    return date.formatted(style)
  }
}

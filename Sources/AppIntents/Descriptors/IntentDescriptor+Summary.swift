extension IntentDescriptor {
  /// The summary with values filled in, a parameter's own title where it has none; `nil` if the intent has no sentence.
  ///
  /// A text that has no mark of the sentence's own before it is put as `quoted` writes it.
  package func summary(of values: [String: IntentValue], quoted: (String) -> String = { $0 }) -> String? {
    guard let sentence = summaryText(for: values).sentence else { return nil }
    var text = ""
    var rest = Substring(sentence.rendered())
    while let start = rest.range(of: "${"), let end = rest.range(of: "}", range: start.upperBound..<rest.endIndex) {
      let name = String(rest[start.upperBound..<end.lowerBound])
      text += rest[..<start.lowerBound]
      let title = values[name]?.title() ?? parameter(named: name)?.title?.rendered() ?? name
      let isBare = text.last.map { $0.isWhitespace || $0.isLetter } ?? true
      if isBare, case .text? = values[name] { text += quoted(title) } else { text += title }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }
}

extension IntentValue {
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
    case .url(let url): return url.absoluteString
    case .date(let date): return Self.title(of: date, locale)
    case .dateComponents(let components):
      return Calendar(identifier: .gregorian).date(from: components).map { Self.title(of: $0, locale) } ?? ""
    case .duration(let duration):
      return duration.formatted(.units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(locale))
    case .measurement(let measured): return measured.title(locale)
    case .list(let values):
      return values.map { $0.title() }.formatted(.list(type: .and).locale(locale))
    }
  }

  private static func title(of date: Date, _ locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = CurrentRuntime.value?.timeZone ?? .current
    // A day that is said without a time begins at its first moment, and nobody wants to hear of that.
    let isDay = calendar.startOfDay(for: date) == date
    var style = Date.FormatStyle(date: .abbreviated, time: isDay ? .omitted : .shortened, locale: locale)
    style.timeZone = calendar.timeZone
    return date.formatted(style)
  }
}

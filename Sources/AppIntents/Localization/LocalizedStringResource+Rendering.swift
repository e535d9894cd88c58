extension LocalizedStringResource {
  /// The text: through the runtime of the running session, else in the words of the source.
  package func rendered() -> String {
    // Names that people typed are by far the most common, and need no locale.
    if let verbatim { return verbatim }
    if let runtime = CurrentRuntime.value { return runtime.localized(self) }
    if arguments.isEmpty { return defaultValue.format }
    return render(format: defaultValue.format, locale: .current, timeZone: .current)
  }

  /// The text in the words of the source, without a session: for comparing and for logs.
  var plain: String {
    render(format: defaultValue.format, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt) { $0.plain }
  }

  /// Fills a format, usually a translated one, with the arguments; positions such as `%2$@` count from 1.
  ///
  /// A format without a counterpart among the arguments stays as it is written. `localize` renders texts that
  /// were interpolated; without it they go the way of `rendered()`.
  package func render(
    format: String, locale: Locale, timeZone: TimeZone, localize: ((LocalizedStringResource) -> String)? = nil
  ) -> String {
    guard !arguments.isEmpty, format.utf8.contains(37) else { return format }
    var renderer = FormatRenderer(arguments: arguments, locale: locale, timeZone: timeZone) { resource in
      if let localize { return localize(resource) }
      if let runtime = CurrentRuntime.value { return runtime.localized(resource) }
      return resource.render(format: resource.defaultValue.format, locale: locale, timeZone: timeZone)
    }
    return renderer.render(format)
  }
}

extension Language {
  /// The words of days, months and times, without numbers; none in a language whose dates are not known.
  package var dateWords: Set<String> { parts.grammar?.dates.ifSound?.spoken ?? [] }
}

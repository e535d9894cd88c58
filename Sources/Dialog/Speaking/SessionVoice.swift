import AppIntents
import ParlanceStrings

/// The person's language: their locale and time zone, and every text in it. An object, since it is handed to all that is said.
package final class SessionVoice: Sendable {
  /// The person's locale.
  package let locale: Locale
  /// The person's time zone.
  package let timeZone: TimeZone
  /// Whether the person only hears what is said.
  package let isVoiceOnly: Bool

  private let localizer: Localizer

  /// Makes a voice that speaks by the catalogues of the localizer.
  package init(localizer: Localizer, timeZone: TimeZone, isVoiceOnly: Bool = false) {
    self.isVoiceOnly = isVoiceOnly
    self.localizer = localizer
    self.timeZone = timeZone
    locale = Locale(identifier: localizer.locale)
  }

  /// A sentence of the dialog itself, by its key.
  package func string(_ key: String, _ arguments: StringArgument...) -> String {
    localizer.string(key, arguments: arguments)
  }

  /// A text of the app, translated if a catalogue has it, else in the words of its source.
  package func localized(_ resource: LocalizedStringResource) -> String {
    let arguments = resource.arguments.map { argument -> StringArgument in
      switch argument {
      case .text(let text): .text(text)
      case .integer(let integer): .integer(integer)
      case .number(let number): .number(number)
      case .resource(let inner): .text(localized(inner))
      case .list(let inner, let style): .text(inner.map(localized).formatted(style.locale(locale)))
      case .formatted(let format): .text(format(locale, timeZone))
      }
    }
    let format = localizer.format(resource.key, arguments: arguments) ?? resource.defaultValue.format
    return FormatString.fill(format, arguments, locale: localizer.locale)
  }
}

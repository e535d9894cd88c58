import AppIntents
import ParlanceStrings
import Synchronization

/// The person's language: their locale and time zone, and every text in it. An object, since it is handed to all that is said.
package final class SessionVoice: Sendable {
  /// The person's locale.
  package let locale: Locale
  /// The person's time zone.
  package let timeZone: TimeZone
  /// Whether the person only hears what is said.
  package let isVoiceOnly: Bool

  /// The moment of the conversation; `nil` if nobody knows one.
  let now: @Sendable () -> Date?

  private let localizer: Localizer
  /// Texts without arguments that a catalogue has, by their keys, as they were said before: each thing of a list is “Open”.
  private let said = Mutex<[String: String]>([:])
  /// The most of them that are kept.
  private static var mostKept: Int { 1000 }

  /// Makes a voice that speaks by the catalogues of the localizer.
  package init(
    localizer: Localizer, timeZone: TimeZone, isVoiceOnly: Bool = false, now: @escaping @Sendable () -> Date? = { nil }
  ) {
    self.isVoiceOnly = isVoiceOnly
    self.now = now
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
    guard resource.arguments.isEmpty else { return filled(resource) }
    if let text = said.withLock({ $0[resource.key] }) { return text }
    guard let format = localizer.format(resource.key) else { return filled(resource) }
    let text = FormatString.fill(format, [], locale: localizer.locale)
    said.withLock { if $0.count < Self.mostKept { $0[resource.key] = text } }
    return text
  }

  /// A question of the app in this language; else that of the dialog.
  func question(_ dialog: IntentDialog?, otherwise: Prompt.Question) -> Prompt.Question {
    guard let dialog else { return otherwise }
    return .said(full: localized(dialog.full), supporting: dialog.supporting.map { localized($0) })
  }

  private func filled(_ resource: LocalizedStringResource) -> String {
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
    guard let held = InflectionMark.held(in: format) else {
      return FormatString.fill(format, arguments, locale: localizer.locale)
    }
    return InflectionMark.resolved(FormatString.fill(held, arguments, locale: localizer.locale), in: locale)
  }
}

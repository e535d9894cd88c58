import AppIntents
import ParlancePhraseTables

/// The shortcuts that an app declares in code, looked at when their phrases are read.
struct DeclaredShortcuts: Sendable {
  /// The locale that their phrases are written in.
  let locale: String
  private let declare: @Sendable () -> ShortcutDeclarations?

  /// Takes the app's shortcuts; `nil` if it has none.
  init?<App: AssistantApp>(_ app: App.Type) {
    guard App.shortcuts != nil else { return nil }
    locale = App.developmentLocale
    declare = { App.shortcuts.map { ShortcutDeclarations($0, of: App.name, locale: App.developmentLocale) } }
  }

  /// What the shortcuts say.
  var declarations: ShortcutDeclarations? { declare() }
}

extension ShortcutDeclarations {
  fileprivate init(_ provider: any AppShortcutsProvider.Type, of app: String, locale: String) {
    self.init(
      applicationNames: [app],
      shortcuts: provider.appShortcuts.map { shortcut in
        Shortcut(
          intent: shortcut.intentName, phrases: shortcut.phrases,
          slots: shortcut.presets.compactMapValues { ScalarValue($0) })
      },
      negativePhrases: provider.negativePhrases.phrases, locale: locale, origin: String(describing: provider))
  }
}

extension ScalarValue {
  /// What a table would write for a value; `nil` for one that no table can write.
  fileprivate init?(_ value: IntentValue) {
    switch value {
    case .boolean(let boolean): self = .boolean(boolean)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .entity(let entity): self = .text(entity.id)
    case .enumeration(let member): self = .text(member.rawValue)
    case .list(let values): self = .list(values.compactMap { ScalarValue($0) })
    case .measurement(let measured): self = .text(measured.description)
    case .date, .dateComponents, .duration, .url: return nil
    }
  }
}

/// An intent with the phrases that start it.
public struct AppShortcut: Sendable {
  /// The intent, with what is preset.
  package let intent: any AppIntent

  /// The name of the intent's type.
  package let intentName: String

  /// The phrases, with `${applicationName}` and places such as `${task}`.
  package let phrases: [String]

  /// What people call it, if it is said.
  package let title: LocalizedStringResource?

  /// The name of an SF Symbol.
  package let systemImageName: String?

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.init(intent, phrases.map(\.text), shortTitle, systemImageName)
  }

  /// Makes a shortcut whose values for a parameter are presented in groups.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(intent, phrases.map(\.text), shortTitle, systemImageName)
  }

  /// Makes a shortcut without a title.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String? = nil
  ) {
    self.init(intent, phrases.map(\.text), nil, systemImageName)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [String], _ title: LocalizedStringResource?, _ systemImageName: String?
  ) {
    self.intent = intent
    intentName = Intent.intentName
    self.phrases = phrases
    self.title = title
    self.systemImageName = systemImageName
  }

  /// The parameters that the shortcut presets, as data: those with a value that a new intent does not have by itself.
  package var presets: [String: IntentValue] {
    func open<Intent: AppIntent>(_ intent: Intent) -> [String: IntentValue] {
      let values = IntentMembers(of: intent).parameters.map { ($0.name, $0.parameter.data) }
      guard values.contains(where: { $0.1 != nil }) else { return [:] }
      let fresh = IntentMembers.made(Intent.self).members.parameters
      var presets: [String: IntentValue] = [:]
      for ((name, value), parameter) in zip(values, fresh) where value != parameter.parameter.data {
        presets[name] = value
      }
      return presets
    }
    return open(intent)
  }

  /// The title in the language of the running session; the intent's own title if it has none.
  package var shortTitle: String {
    (title ?? type(of: intent).title).rendered()
  }
}

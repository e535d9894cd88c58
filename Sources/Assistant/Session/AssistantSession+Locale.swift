import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceTemplates

// The language of a session, which can be changed in the middle of it.
extension AssistantSession {
  /// The locale that the words ask to go on in, said in the session's language or in that one; `nil` if they ask for none that there is.
  ///
  /// With `inAnyLanguage` the words are also read in all languages of the app, which is dearer.
  func localeAsked(for utterance: String, _ tokens: [Token], inAnyLanguage: Bool) -> String? {
    let own = spoken.language.languagesAsked(for: tokens)
    if let asked = locale(called: own.map { $0.map(\.text) }, [spoken.language]) { return asked }
    guard inAnyLanguage else { return nil }
    for locale in assistant.locales where locale != spoken.locale {
      guard let language = assistant.languages.language(of: locale) else { continue }
      let names = language.languagesAsked(for: language.tokens(utterance)).map { $0.map(\.text) }
      if let asked = self.locale(called: names, [language, spoken.language]) { return asked }
    }
    return nil
  }

  /// The locale whose language is called so in one of the languages, or by itself.
  private func locale(called names: [[String]], _ languages: [Language]) -> String? {
    guard !names.isEmpty else { return nil }
    return assistant.locales.first { locale in
      let own = assistant.languages.language(of: locale).map { [$0] } ?? []
      return (languages + own).contains { language in
        let name = Locale(identifier: language.code).localizedString(forLanguageCode: Self.code(locale))
        return name.map { name in
          let words = Self.stems(language.tokens(name).map(\.text), language)
          return names.contains { Self.stems($0, language) == words }
        } ?? false
      }
    }
  }

  /// The locale of the language that words ask for; `nil` if they ask for none, or are a command of the app.
  func localeAsked(_ input: Input, _ event: DialogEvent) -> String? {
    guard case .utterance(let utterance) = input, case .heard(let heard) = event, heard.builtIn == nil,
      !heard.isExactCommand
    else { return nil }
    let tokens = spoken.language.tokens(utterance.text)
    if let prompt = promptNow, replies.titled(prompt).offers(tokens, in: spoken.language) { return nil }
    let isUnderstood = !heard.commands.isEmpty || heard.answers.contains { !$0.isGuess }
    return localeAsked(for: utterance.text, tokens, inAnyLanguage: !isUnderstood)
  }

  /// Goes on in another locale, and says so in it; an open question is asked anew.
  func speak(_ locale: String) async -> Reply? {
    do {
      try await go(to: locale)
    } catch {
      // Its phrases are listed and cannot be read; what is wrong with them is the log's.
      assistant.environment.log("\(error)")
      return nil
    }
    var reply = await question() ?? Reply()
    let name = spoken.voice.locale.localizedString(forLanguageCode: Self.code(spoken.locale)) ?? spoken.locale
    reply = reply.preceded(by: [spoken.voice.string("language.changed", .text(name))])
    return reply
  }

  /// Words without the endings that they take in a sentence: “по-немецки” is said of “немецкий”.
  private static func stems(_ words: [String], _ language: Language) -> [String] {
    words.map { language.stem(of: $0) ?? $0 }
  }

  private static func code(_ locale: String) -> String { String(locale.prefix { $0 != "-" }) }
}

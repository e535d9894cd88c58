import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What single words are to a command.
extension CommandSplitter {
  /// Whether a word is one of the command's phrase, and of none of its values.
  func isPhrase(_ word: Token, of command: Match) -> Bool {
    !command.slots.contains { $0.range?.contains(word.range.lowerBound) == true }
  }

  /// Whether a command calls things by all of their names, but for articles: « le lait » of « Du lait ».
  func namesWhole(_ command: Match) -> Bool {
    command.cost.partial == 0
      || command.slots.allSatisfy { slot in
        guard slot.cost.partial > 0 else { return true }
        guard case .names(let entries) = slot.value, entries.count == 1, let text = slot.text else { return false }
        let said = Set(language.tokens(text).map(\.text))
        return language.tokens(entries[0].title).allSatisfy {
          said.contains($0.text) || language.articles.contains($0)
        }
      }
  }

  /// Whether one word before any words at all tells a command, since what is to be done has another form: «compra pan y apunta llamar a Luis», but
  /// not “make dough and add salt”, nor « appeler Paul et note le numéro ».
  func isCommanding(_ words: [Token], _ command: Match) -> Bool {
    guard words.count > 1, language.isInfinitive(words[0]) == false else { return false }
    return !isPhrase(words[1], of: command) && !language.articles.contains(words[1])
  }

  /// Whether a pronoun is among the words; before a name it is an article where the language has one that is written so: “supprime le pain”.
  func speaksOfIt(_ words: [Token], _ command: Match) -> Bool {
    language.pronouns.contains { pronoun in
      words.indices.contains { place in
        guard words.holds(pronoun, at: place) else { return false }
        let isArticle = pronoun.count == 1 && language.articles.contains(pronoun[0])
        return !isArticle || place + 1 == words.count || isPhrase(words[place + 1], of: command)
      }
    }
  }
}

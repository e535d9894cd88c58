import ParlanceTemplates

// What tells a question from a statement, and from a request that is only put as a question.
extension Language {
  /// Whether the words put a question by themselves, without a sign behind them.
  package func opensQuestion(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first else { return false }
    return parts.words.questionOpenings(with: first.text).contains { tokens.holds($0, at: 0) }
  }

  /// Whether the words ask for something to be told: they begin with a word that asks, or hold one that asks anywhere.
  package func asks(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first else { return false }
    let words = parts.words
    let isIndefinite = { (place: Int) in words.indefinitePhrases.contains { tokens.holds($0, at: place) } }
    return questionWords.contains(first) && !isIndefinite(0) || opensQuestion(tokens)
      || tokens.indices.contains { place in
        words.askingPhrases.contains { tokens.holds($0, at: place) } && !isIndefinite(place)
      }
  }

  /// Whether an utterance asks for something to be told, by its words or by the sign at its end, and not for something to be done.
  package func asks(_ tokens: [Token], _ text: String) -> Bool {
    !requests(tokens) && !requestsByPerson(tokens)
      && (asks(tokens) || text.unicodeScalars.contains(where: Punctuation.isQuestionMark))
  }

  /// Whether the words ask for something to be done: “could you”.
  package func requests(_ tokens: [Token]) -> Bool { parts.words.requestPhrases?.standWithin(tokens) ?? false }

  /// What is left of a text without what is said behind it, after a sign and with a question mark, and whether that asks whether it is so: “bought
  /// milk” and yes of “bought milk, right?”, “add milk” and no of “add milk, ok?”; `nil` where nothing such is said, or nothing else.
  package func withoutTag(_ tokens: [Token], _ text: String) -> (text: String, asksWhether: Bool)? {
    guard text.unicodeScalars.contains(where: Punctuation.isQuestionMark), let last = tokens.last,
      case let scalars = Array(text.unicodeScalars), case let behind = scalars[last.range.upperBound...],
      behind.contains(where: Punctuation.isQuestionMark),
      // What is quoted ends with a mark of its own.
      behind.allSatisfy({ Punctuation.isQuestionMark($0) || $0 == "!" || $0.properties.isWhitespace })
    else { return nil }
    for (tags, asksWhether) in [(parts.words.questionTagPhrases, true), (parts.words.politeTagPhrases, false)] {
      let tag = tags.first { tag in
        tag.count < tokens.count && tokens.holds(tag, at: tokens.count - tag.count)
          && isSign(before: tokens.count - tag.count..<tokens.count, of: tokens, in: text)
      }
      guard let tag else { continue }
      let end = tokens[tokens.count - tag.count - 1].range.upperBound
      return (String(String.UnicodeScalarView(scalars[..<end])), asksWhether)
    }
    return nil
  }

  /// A text without the words with which it ends politely, and the sign before them: “bread please”, “bread, ok”. What is quoted stays.
  package func withoutCourtesy(_ text: String) -> String {
    let tokens = tokens(text)
    let ends = { (words: [String]) in
      words.count < tokens.count && tokens.holds(words, at: tokens.count - words.count)
    }
    let tags = parts.words.politeTagPhrases.filter {
      ends($0) && isSign(before: tokens.count - $0.count..<tokens.count, of: tokens, in: text)
    }
    guard let words = (tags + parts.words.courtesyPhrases.filter(ends)).map(\.count).max(),
      QuotedText.quotations(in: text).isEmpty
    else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.prefix(tokens[tokens.count - words - 1].range.upperBound)))
  }

  /// How many words ask for something to be done before the words that say what: “could you”; `nil` for none.
  package func requestAhead(of tokens: [Token]) -> Int? {
    parts.words.requestPhrases?.length(in: tokens, at: 0, below: tokens.count)
  }

  /// How many words before the others are what people say while they think: “so”; `nil` for none.
  package func fillersAhead(of tokens: [Token]) -> Int? {
    fillers.first { $0.count < tokens.count && tokens.holds($0, at: 0) }?.count
  }

  /// Whether it is known how the language asks.
  package var knowsQuestions: Bool { parts.words.requestPhrases?.isEmpty == false }
}

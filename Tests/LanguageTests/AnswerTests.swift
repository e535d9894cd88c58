import ParlanceLanguage
import Testing

@Suite("Answers")
struct AnswerTests {
  @Test(
    "Yes, no, and neither",
    arguments: [
      ("en", "yes", true), ("en", "Yes, please!", true), ("en", "ok", true), ("en", "no", false),
      ("en", "No thanks.", false),
      ("en", "don't", false), ("en", "yes sir I can boogie", nil), ("en", "", nil), ("en", "milk", nil),
      ("de", "ja", true),
      ("de", "Ja, bitte", true), ("de", "nein danke", false), ("de", "auf keinen Fall", false),
      ("de", "jaja nein", nil),
    ] as [(String, String, Bool?)])
  func decisions(locale: String, text: String, expected: Bool?) throws {
    let language = try Sample.language(locale)
    #expect(language.isYes(language.tokens(text)) == expected)
  }

  @Test(
    "Built-in words match whole utterances only",
    arguments: [
      ("en", "cancel", .cancel), ("en", "never mind", .cancel), ("en", "cancel the gym", nil), ("en", "help", .help),
      ("en", "what can I say?", .help), ("en", "start over", .startOver), ("en", "say that again", .repeat),
      ("en", "undo that", .undo), ("en", "undo", .undo), ("de", "abbrechen", .cancel), ("de", "Hilfe!", .help),
      ("de", "von vorne", .startOver), ("de", "wie bitte?", .repeat), ("de", "rückgängig machen", .undo),
      ("de", "Hilfe holen", nil), ("en", "yes", nil), ("en", "actually, never mind", .cancel),
      ("de", "nein, warte, abbrechen", .cancel),
      ("de", "ach, vergiss es", .cancel), ("en", "actually cancel the gym", nil),
    ] as [(String, String, BuiltIn?)])
  func builtIns(locale: String, text: String, expected: BuiltIn?) throws {
    let language = try Sample.language(locale)
    #expect(language.builtIn(language.tokens(text)) == expected)
  }

  @Test(
    "A choice is pointed at",
    arguments: [
      ("en", "the second one", .index(2)), ("en", "second", .index(2)), ("en", "2", .number(2)),
      ("en", "number two", .number(2)),
      ("en", "option 3", .number(3)), ("en", "two", .number(2)), ("en", "the last one", .last),
      ("en", "the 2nd", .index(2)),
      ("en", "none of these", Pick.none), ("en", "any of them", .any), ("en", "I don't care", .any),
      ("en", "milk", nil),
      ("en", "the first milk", nil), ("de", "das zweite", .index(2)), ("de", "die Zweite", .index(2)),
      ("de", "2", .number(2)),
      ("de", "Nummer zwei", .number(2)), ("de", "das letzte", .last), ("de", "keins davon", Pick.none),
      ("de", "egal", .any),
      ("de", "ich will den dritten", .index(3)), ("de", "das 2.", .index(2)), ("en", "first", .index(1)),
      ("en", "both of them", .both), ("en", "the first two", .firsts(2)), ("en", "all of these", .all),
      ("de", "alle beide", .both), ("de", "die letzten beiden", .lasts(2)), ("de", "die ersten drei", .firsts(3)),
      ("fr", "les deux premières", .firsts(2)), ("fr", "toutes les deux", .both), ("es", "los dos últimos", .lasts(2)),
      ("es", "ambas", .both), ("ru", "первые две", .firsts(2)), ("ru", "обе", .both), ("ja", "最初の2つ", .firsts(2)),
      ("ja", "両方お願い", .both), ("ja", "全部", .all),
    ] as [(String, String, Pick?)])
  func picks(locale: String, text: String, expected: Pick?) throws {
    let language = try Sample.language(locale)
    #expect(language.pick(language.tokens(text)) == expected)
  }

  @Test(
    "A choice is named with words around it",
    arguments: [
      ("en", "the red one", "red"), ("en", "I want the red milk please", "red milk"),
      ("en", "the one with milk", "milk"),
      ("de", "ich möchte die rote bitte", "rote"), ("de", "nimm das mit Milch", "mit milch"),
    ])
  func names(locale: String, text: String, name: String) throws {
    let language = try Sample.language(locale)
    let names = language.names(in: language.tokens(text)).map { $0.map(\.text).joined(separator: " ") }
    #expect(names.contains(name))
  }
}

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
    "A yes of which nobody is sure is one, and known as that",
    arguments: [
      ("en", "I think so"), ("en", "yes, I guess so"), ("de", "ich glaube schon"), ("fr", "je crois que oui"),
      ("es", "creo que sí"), ("ru", "думаю, да"), ("ja", "たぶん、はい"),
    ])
  func doubtful(locale: String, text: String) throws {
    let language = try Sample.language(locale)
    #expect(language.isDoubtfulYes(language.tokens(text)))
    #expect(language.isYes(language.tokens(text)) == true)
    #expect(try !language.isDoubtfulYes(language.tokens(#require(Self.plainYes[locale]))))
  }

  private static let plainYes = ["en": "yes", "de": "ja", "fr": "oui", "es": "sí", "ru": "да", "ja": "はい"]

  @Test(
    "What is needed, still or no more, is neither a yes nor a no by itself",
    arguments: [
      ("en", "I still need it", true), ("en", "I don't need it any more", false), ("en", "I don't need it", false),
      ("en", "I need it now", nil),
      ("de", "die brauche ich noch", true), ("de", "brauche ich nicht mehr", false),
      ("fr", "j'en ai encore besoin", true), ("fr", "je n'en ai plus besoin", false),
      ("es", "todavía la necesito", true), ("es", "ya no la necesito", false),
      ("ru", "оно мне ещё нужно", true), ("ru", "больше не нужно", false), ("ja", "まだ必要です", true),
      ("ja", "もういらない", false),
    ] as [(String, String, Bool?)])
  func needs(locale: String, text: String, expected: Bool?) throws {
    let language = try Sample.language(locale)
    #expect(language.isNeeded(language.tokens(text)) == expected)
    #expect(language.isYes(language.tokens(text)) == nil)
  }

  @Test(
    "One of several things is told by its date",
    arguments: [
      ("en", "the later one", .later), ("en", "it's the one due first", .earliest), ("en", "later", nil),
      ("de", "die spätere", .later), ("de", "die früheste bitte", .earliest), ("fr", "la plus tard", .later),
      ("es", "la que vence antes", .earlier), ("ru", "самая поздняя", .latest), ("ja", "早い方", .earlier),
    ] as [(String, String, DateComparison?)])
  func comparisons(locale: String, text: String, expected: DateComparison?) throws {
    let language = try Sample.language(locale)
    #expect(language.comparison(language.tokens(text)) == expected)
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
    "One or some of several are not all of them, whatever the words for all are",
    arguments: [
      ("en", "complete one of them", .one), ("en", "delete a few of those now", .one),
      ("en", "move some of these", .one),
      ("en", "complete every one of them", .all), ("en", "complete all of them", .all),
      ("en", "complete the two of them", .both), ("de", "lösche eine davon", .one),
      ("de", "erledige ein paar von ihnen", .one), ("fr", "termine l'une d'elles", .one),
      ("fr", "termine certaines d'entre elles", .one), ("es", "completa algunas de ellas", .one),
      ("es", "completa todas ellas", .all), ("ru", "заверши одну из них", .one), ("ru", "заверши их", .all),
      ("ja", "そのうちの一つを削除", .one),
    ] as [(String, String, Pick)])
  func someOfThem(locale: String, text: String, expected: Pick) throws {
    let language = try Sample.language(locale)
    #expect(Set(language.severalPlaces(in: language.tokens(text)).map(\.pick)) == [expected])
  }

  @Test(
    "What was done is taken back in many words, and what is asked is dropped first where they can mean both",
    arguments: [
      ("en", "no, undo that", [.undo]), ("en", "That was wrong, undo it.", [.undo]),
      ("en", "put it back how it was", [.undo]), ("en", "take back the last entry", []),
      ("de", "Mach das bitte wieder rückgängig", [.undo]), ("de", "ich will das zurücknehmen", [.undo]),
      ("fr", "annule ce que tu viens de faire", [.undo]), ("fr", "oups, annule ça", [.cancel, .undo]),
      ("es", "no, quiero deshacerlo", [.undo]), ("es", "déjalo como estaba", [.undo]),
      ("ru", "ой, отмени это", [.cancel, .undo]), ("ru", "верни обратно", [.restore]), ("ja", "一つ前に戻して", [.undo]),
    ] as [(String, String, Set<BuiltIn>)])
  func takingBack(locale: String, text: String, expected: Set<BuiltIn>) throws {
    let language = try Sample.language(locale)
    #expect(Set(language.builtIns(language.tokens(text))) == expected)
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

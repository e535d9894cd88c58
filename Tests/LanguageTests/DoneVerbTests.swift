import ParlanceLanguage
import ParlanceTestSupport
import Testing

@Suite("Verbs of which people say that they have done them")
struct DoneVerbTests {
  @Test(
    "What somebody has done tells the verb",
    arguments: [
      ("en", "watered", "water"), ("en", "baked", "bake"), ("en", "tidied", "tidy"), ("en", "mopped", "mop"),
      ("en", "rewrote", "rewrite"), ("en", "fed", "feed"), ("de", "entfrostet", "entfrosten"),
      ("de", "geköchelt", "köcheln"), ("de", "ausgeklopft", "ausklopfen"), ("de", "repariert", "reparieren"),
      ("de", "gelaufen", "laufen"), ("de", "weggegangen", "weggehen"), ("de", "besprochen", "besprechen"),
      ("de", "vorbereitet", "vorbereiten"), ("de", "gegessen", "essen"), ("de", "gewonnen", "gewinnen"),
      ("fr", "détartrée", "détartrer"), ("fr", "repeint", "repeindre"), ("fr", "couru", "courir"),
      ("fr", "rempli", "remplir"), ("fr", "vendu", "vendre"), ("fr", "ouverte", "ouvrir"),
      ("fr", "appris", "apprendre"),
      ("es", "planchado", "planchar"), ("es", "escrito", "escribir"), ("es", "devuelto", "devolver"),
      ("es", "toqué", "tocar"), ("es", "empecé", "empezar"), ("es", "dormí", "dormir"), ("es", "duchado", "ducharme"),
      ("ru", "перезвонила", "перезвонить"), ("ru", "зашёл", "зайти"), ("ru", "отнес", "отнести"),
      ("ru", "помогли", "помочь"), ("ru", "побрился", "побриться"), ("ru", "испекла", "испечь"),
    ])
  func verbs(locale: String, done: String, verb: String) throws {
    #expect(try Sample.language(locale).doneVerbs(of: done).contains(verb))
  }

  @Test(
    "Words that nobody has done tell no verb",
    arguments: [
      ("en", "milk"), ("en", "water"), ("en", "yesterday"), ("de", "Brot"), ("de", "kaufen"), ("de", "morgen"),
      ("de", "heute"), ("de", "Wäsche"), ("fr", "pain"), ("fr", "appeler"), ("es", "leche"), ("es", "comprar"),
      ("ru", "хлеб"), ("ru", "позвонить"), ("ja", "買った"),
    ])
  func others(locale: String, word: String) throws {
    let language = try Sample.language(locale)
    #expect(language.doneVerbs(of: try #require(language.tokens(word).first).text).isEmpty)
  }

  @Test(
    "What is said behind a sentence is no part of it, and may ask whether it is so",
    arguments: [
      ("en", "add milk, ok?", "add milk", false), ("en", "bought milk, right?", "bought milk", true),
      ("en", "bought milk, haven't I?", "bought milk", true), ("de", "Milch gekauft, oder?", "Milch gekauft", true),
      ("fr", "ajoute du lait, d’accord ?", "ajoute du lait", false), ("es", "añade pan, ¿vale?", "añade pan", false),
      ("ru", "купил хлеб, да?", "купил хлеб", true),
    ])
  func tags(locale: String, text: String, rest: String, asksWhether: Bool) throws {
    let language = try Sample.language(locale)
    let found = try #require(language.withoutTag(language.tokens(text), text))
    #expect(found.text == rest)
    #expect(found.asksWhether == asksWhether)
  }

  @Test(
    "Without a sign before it and a mark behind it nothing is only said behind a sentence, nor where it is all",
    arguments: ["turn right?", "add milk, ok", "ok?", "right?", "add milk, bread?", "is it ok?"])
  func noTags(text: String) throws {
    let language = try Sample.language("en")
    #expect(language.withoutTag(language.tokens(text), text) == nil)
  }

  @Test(
    "No word is its own verb, and no verb is empty, whatever the letters",
    arguments: ["en", "de", "fr", "es", "ru", "ja"])
  func letters(locale: String) throws {
    let language = try Sample.language(locale)
    let parts = ["ge", "ed", "t", "en", "é", "л", "ся", "an", "be", "a", "o", "к", "日", "st", "zu"]
    var random = SeededGenerator(seed: 23)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...5, using: &random)
      let word = (0..<count).map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined()
      #expect(language.doneVerbs(of: word).allSatisfy { !$0.isEmpty && $0 != word })
    }
  }
}

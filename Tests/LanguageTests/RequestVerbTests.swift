import ParlanceLanguage
import ParlanceTestSupport
import Testing

@Suite("Requests put as questions about what the assistant does")
struct RequestVerbTests {
  @Test(
    "The verb, and what stands around it, tells the command",
    arguments: [
      ("de", "setzt du Milch auf die Liste", "setz milch auf die liste"),
      ("de", "löschst du mir bitte die Milch", "lösch mir die milch"), ("de", "nimmst du Brot", "nimm brot"),
      ("fr", "tu m’ajoutes du pain", "ajoute moi du pain"), ("fr", "m’ajoutes-tu du pain", "ajoute moi du pain"),
      ("fr", "est-ce que tu supprimes le pain", "supprime le pain"), ("fr", "tu le mets à demain", "mets le à demain"),
      ("es", "me añades pan", "añade pan"), ("es", "tú me pones leche", "pon me leche"),
      ("es", "lo borras", "borra lo"), ("ru", "ты добавишь хлеб", "добавь хлеб"),
      ("ru", "напомнишь мне позвонить маме", "напомни мне позвонить маме"),
    ])
  func commands(locale: String, asked: String, command: String) throws {
    let language = try Sample.language(locale)
    let found = language.commands(requestedBy: language.tokens(asked), isQuestion: true)
    #expect(found.map { $0.tokens.map(\.text) }.contains(language.tokens(command).map(\.text)))
  }

  @Test(
    "What says nothing about what the assistant does asks for nothing so",
    arguments: [
      ("en", "do you add milk"), ("de", "setzt Milch auf die Liste"), ("de", "setz Milch auf die Liste"),
      ("de", "du"), ("de", "du setzt Milch auf die Liste"), ("de", "vergisst du die Milch"), ("fr", "ajoutes du pain"),
      ("fr", "tu ne supprimes pas le pain"), ("es", "no borras el pan"),
      ("fr", "m’ajoutes-tu"),
      ("fr", "j’ajoute du pain"), ("es", "añade pan"), ("es", "borras"),
      ("ru", "добавь хлеб"), ("ja", "牛乳を追加してくれる"),
    ])
  func others(locale: String, words: String) throws {
    let language = try Sample.language(locale)
    #expect(language.commands(requestedBy: language.tokens(words), isQuestion: true).isEmpty)
  }

  @Test(
    "What may ask whether the assistant does such a thing at all is doubted",
    arguments: [
      ("de", "setzt du Milch auf die Liste", false), ("de", "löschst du manchmal Aufgaben", true),
      ("de", "setzt du mir auch Milch auf die Liste", false), ("fr", "tu supprimes le pain", false),
      ("ru", "не удалишь ли хлеб", true), ("fr", "tu finis le pain", true), ("es", "borras el pan", true),
      ("es", "me borras el pan", false), ("es", "la borras", false), ("ru", "удалишь хлеб", false),
      ("ru", "закончишь отчёт", true),
    ])
  func doubts(locale: String, words: String, isDoubted: Bool) throws {
    let language = try Sample.language(locale)
    let commands = language.commands(requestedBy: language.tokens(words), isQuestion: true)
    #expect(!commands.isEmpty)
    #expect(commands.allSatisfy { $0.isDoubted == isDoubted })
  }

  @Test(
    "A pronoun before the verb that somebody asks for stands behind a command",
    arguments: ["tu peux le supprimer", "peux-tu me l’enlever"])
  func allowed(words: String) throws {
    let language = try Sample.language("fr")
    let commands = language.commands(requestedBy: language.tokens(words), isQuestion: true)
    #expect(commands.contains { ["supprimer le", "enlever l"].contains($0.tokens.map(\.text).joined(separator: " ")) })
  }

  @Test("Without a mark a no is a no", arguments: [("es", "no me borras el pan"), ("ru", "не удалишь хлеб")])
  func negations(locale: String, words: String) throws {
    let language = try Sample.language(locale)
    #expect(language.commands(requestedBy: language.tokens(words), isQuestion: false).isEmpty)
    #expect(!language.commands(requestedBy: language.tokens(words), isQuestion: true).isEmpty)
  }

  @Test(
    "Words keep their places, which never overlap",
    arguments: [("es", "¿me la añades hoy?"), ("fr", "m’ajoutes-tu du lait")])
  func ranges(locale: String, words: String) throws {
    let language = try Sample.language(locale)
    for command in language.commands(requestedBy: language.tokens(words), isQuestion: true) {
      let ranges = command.tokens.map(\.range)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }
}

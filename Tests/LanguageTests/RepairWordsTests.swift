import ParlanceLanguage
import Testing

@Suite("Words that mend what was said")
struct RepairWordsTests {
  /// A way of mending, and the words that are meant.
  private typealias Example = (locale: String, text: String, kind: RepairWords.Kind, new: String)

  private static let samples: [Example] = [
    ("en", "wait, make the title Call Ann", .naming, "call ann"), ("en", "not tomorrow, Friday", .contrast, "friday"),
    ("en", "no, I meant the report", .change, "the report"), ("en", "actually at six", .aside, "at six"),
    ("en", "make it Friday please", .change, "friday"), ("en", "yes, but tomorrow", .acceptance, "tomorrow"),
    ("en", "no, the other one", .refusal, "the other one"), ("en", "tea and make it hot", .addition, "hot"),
    ("de", "ändere den Titel auf Anna anrufen", .naming, "anna anrufen"),
    ("de", "nicht morgen, sondern Freitag", .contrast, "freitag"),
    ("de", "nein, ich meinte den Bericht", .change, "den bericht"), ("de", "doch lieber um sechs", .aside, "um sechs"),
    ("de", "ja, aber morgen", .acceptance, "morgen"), ("de", "nein, die andere", .refusal, "die andere"),
    ("de", "Tee und mach ihn auf Freitag", .addition, "freitag"),
    ("fr", "non, je voulais dire le rapport", .change, "le rapport"),
    ("fr", "pas demain, vendredi", .contrast, "vendredi"),
    ("fr", "oui, mais demain", .acceptance, "demain"), ("es", "no, quería decir el informe", .change, "el informe"),
    ("es", "no mañana sino el viernes", .contrast, "el viernes"), ("es", "sí, pero mañana", .acceptance, "mañana"),
    ("ru", "нет, я имел в виду отчёт", .change, "отчет"), ("ru", "не завтра, а в пятницу", .contrast, "в пятницу"),
    ("ru", "да, но завтра", .acceptance, "завтра"), ("ja", "明日じゃなくて金曜日", .contrast, "金曜日"),
    ("ja", "いや、金曜日にして", .aside, "金曜日"),
  ]

  private func meant(_ locale: String, _ text: String, _ kind: RepairWords.Kind) throws -> [String] {
    let language = try Sample.language(locale)
    let tokens = language.tokens(text)
    let isSpaced = locale != "ja"
    return language.repairs(kind, in: tokens).map {
      tokens[$0.new].map { language.unmarked($0.text) }.joined(separator: isSpaced ? " " : "")
    }
  }

  @Test("Each language has its words for it", arguments: samples.indices)
  func words(place: Int) throws {
    let sample = Self.samples[place]
    let language = try Sample.language(sample.locale)
    #expect(try meant(sample.locale, sample.text, sample.kind).contains(language.unmarked(sample.new)))
  }

  @Test(
    "Something is said to be wrong, and no more",
    arguments: [
      ("en", "no", true), ("en", "no wait", true), ("en", "not that one", true), ("en", "no thanks", false),
      ("en", "no, the other one", false), ("de", "nein", true), ("de", "nicht das", true),
      ("de", "das war falsch", true),
      ("de", "nein danke", false), ("fr", "non, pas ça", true), ("es", "no, ese no", true), ("ru", "нет, не то", true),
      ("ja", "違います", true), ("ja", "いや、違う", true), ("ja", "金曜日", false),
    ] as [(String, String, Bool)])
  func mistakes(locale: String, text: String, isOne: Bool) throws {
    let language = try Sample.language(locale)
    #expect(language.areMistake(language.tokens(text)) == isOne)
  }

  @Test("Plain words mend nothing", arguments: ["milk", "add buy milk", "what are my tasks", "yes", "no", ""])
  func plain(text: String) throws {
    for kind in [RepairWords.Kind.naming, .contrast, .change, .aside, .acceptance, .refusal] {
      #expect(try meant("en", text, kind).isEmpty)
    }
  }
}

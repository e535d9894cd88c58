import ParlanceLanguage
import ParlanceTemplates
import Testing

@Suite("French, Spanish, Russian and Japanese")
struct WorldTests {
  @Test(
    "Dates mean what people mean, on Thursday 12 February 2026",
    arguments: [
      ("fr", "demain", "2026-02-13"), ("fr", "après-demain", "2026-02-14"), ("fr", "le 3 mars", "2026-03-03"),
      ("fr", "le premier mai", "2026-05-01"), ("fr", "mardi prochain", "2026-02-17"),
      ("fr", "lundi de la semaine prochaine", "2026-02-16"), ("fr", "dans trois semaines", "2026-03-05"),
      ("fr", "il y a deux jours", "2026-02-10"), ("fr", "3/4", "2026-04-03"), ("fr", "à 17 h 30", "2026-02-12 17:30"),
      ("fr", "demain à huit heures et demie", "2026-02-13 08:30"), ("fr", "ce soir", "2026-02-12 19:00"),
      ("fr", "demain à cinq heures de l'après-midi", "2026-02-13 17:00"), ("fr", "la semaine prochaine", "2026-02-16"),
      ("fr", "dans une demi-heure", "2026-02-12 10:00"), ("fr", "fin du mois", "2026-02-28"),
      ("es", "mañana", "2026-02-13"), ("es", "pasado mañana", "2026-02-14"), ("es", "el 3 de marzo", "2026-03-03"),
      ("es", "el próximo martes", "2026-02-17"), ("es", "dentro de tres semanas", "2026-03-05"),
      ("es", "hace dos días", "2026-02-10"), ("es", "3/4", "2026-04-03"), ("es", "a las 17:30", "2026-02-12 17:30"),
      ("es", "mañana a las ocho y media", "2026-02-13 08:30"), ("es", "esta noche", "2026-02-12 21:00"),
      ("es", "mañana a las cinco de la tarde", "2026-02-13 17:00"), ("es", "la semana que viene", "2026-02-16"),
      ("es", "en media hora", "2026-02-12 10:00"), ("es", "fin de mes", "2026-02-28"),
      ("es", "el 1 de mayo de 2027", "2027-05-01"),
      ("ru", "завтра", "2026-02-13"), ("ru", "послезавтра", "2026-02-14"), ("ru", "3 марта", "2026-03-03"),
      ("ru", "в следующий вторник", "2026-02-17"), ("ru", "через три недели", "2026-03-05"),
      ("ru", "два дня назад", "2026-02-10"), ("ru", "3.4.", "2026-04-03"), ("ru", "в 17:30", "2026-02-12 17:30"),
      ("ru", "завтра в восемь часов", "2026-02-13 08:00"), ("ru", "сегодня вечером", "2026-02-12 19:00"),
      ("ru", "завтра в пять вечера", "2026-02-13 17:00"), ("ru", "на следующей неделе", "2026-02-16"),
      ("ru", "через полчаса", "2026-02-12 10:00"), ("ru", "в конце месяца", "2026-02-28"),
      ("ru", "первого мая", "2026-05-01"), ("ru", "ко вторнику", "2026-02-17"), ("ru", "через час", "2026-02-12 10:30"),
      ("ja", "明日", "2026-02-13"), ("ja", "明後日", "2026-02-14"), ("ja", "3月3日", "2026-03-03"),
      ("ja", "2027年5月1日", "2027-05-01"), ("ja", "火曜日", "2026-02-17"), ("ja", "三週間後", "2026-03-05"),
      ("ja", "二日前", "2026-02-10"), ("ja", "4/3", "2026-04-03"), ("ja", "17時30分", "2026-02-12 17:30"),
      ("ja", "明日の午前八時半", "2026-02-13 08:30"), ("ja", "今夜", "2026-02-12 20:00"),
      ("ja", "明日の午後5時に", "2026-02-13 17:00"), ("ja", "来週の月曜日", "2026-02-16"), ("ja", "来週", "2026-02-16"),
      ("ja", "30分後", "2026-02-12 10:00"), ("ja", "月末までに", "2026-02-28"), ("ja", "十二月二十四日", "2026-12-24"),
    ] as [(String, String, String)])
  func dates(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "What is no date is none",
    arguments: [("fr", "marseille"), ("fr", "trois"), ("es", "tres"), ("ru", "три"), ("ja", "日"), ("ja", "三")])
  func noDates(locale: String, text: String) throws {
    #expect(try Sample.date(text, locale: locale) == nil)
  }

  @Test(
    "Lengths of time",
    arguments: [
      ("fr", "deux heures et demie", 9000), ("fr", "un quart d'heure", 900), ("fr", "1 h 30", 5400),
      ("fr", "une semaine", 604_800),
      ("es", "dos horas y media", 9000), ("es", "media hora", 1800), ("es", "una semana", 604_800),
      ("ru", "полтора часа", 5400), ("ru", "два часа", 7200), ("ru", "пять минут", 300), ("ru", "неделя", nil),
      ("ja", "二時間半", 9000), ("ja", "5分", 300), ("ja", "三週間", 1_814_400), ("ja", "時間", nil),
    ] as [(String, String, Double?)])
  func durations(locale: String, text: String, seconds: Double?) throws {
    let value = try Sample.value(text, locale: locale) { $0.duration }
    #expect(value == seconds.map { .duration(seconds: $0) })
  }

  @Test(
    "Ordinals",
    arguments: [
      ("fr", "première", 1), ("fr", "deuxième", 2), ("fr", "vingt-cinquième", 25), ("fr", "3e", 3), ("fr", "1er", 1),
      ("es", "primer", 1), ("es", "segunda", 2), ("es", "décimo", 10), ("es", "3º", 3), ("es", "2a", 2),
      ("ru", "первый", 1), ("ru", "вторую", 2), ("ru", "третьего", 3), ("ru", "двадцать пятая", 25), ("ru", "3-й", 3),
      ("ja", "3番", 3),
    ] as [(String, String, Int)])
  func ordinals(locale: String, text: String, value: Int) throws {
    #expect(try Sample.value(text, locale: locale) { $0.ordinal } == .integer(value))
  }

  @Test(
    "Yes and no",
    arguments: [
      ("fr", "oui", true), ("fr", "oui, vas-y", true), ("fr", "non merci", false), ("fr", "surtout pas", false),
      ("es", "sí", true), ("es", "claro que sí", true), ("es", "no, gracias", false), ("es", "mejor no", false),
      ("ru", "да", true), ("ru", "да, конечно", true), ("ru", "нет, не надо", false), ("ru", "не сейчас", false),
      ("ja", "はい", true), ("ja", "うん、お願い", true), ("ja", "いいえ", false), ("ja", "やめておきます", false),
      ("fr", "oui ou non", nil), ("es", "sí o no", nil), ("ru", "да или нет", nil), ("ja", "はいかいいえ", nil),
    ] as [(String, String, Bool?)])
  func decisions(locale: String, text: String, expected: Bool?) throws {
    let language = try Sample.language(locale)
    #expect(language.isYes(language.tokens(text)) == expected)
  }

  @Test(
    "Built-in words",
    arguments: [
      ("fr", "annule", .cancel), ("fr", "aide-moi", .help), ("fr", "recommence", .startOver), ("fr", "répète", .repeat),
      ("fr", "défais ça", .undo), ("es", "cancela", .cancel), ("es", "ayuda", .help),
      ("es", "empieza de nuevo", .startOver),
      ("es", "repite", .repeat), ("es", "deshaz eso", .undo), ("ru", "отмена", .cancel), ("ru", "помоги мне", .help),
      ("ru", "начни сначала", .startOver), ("ru", "повтори", .repeat), ("ru", "верни как было", .undo),
      ("ja", "キャンセルして", .cancel), ("ja", "ヘルプ", .help), ("ja", "最初から", .startOver), ("ja", "もう一度", .repeat),
      ("ja", "元に戻して", .undo), ("fr", "annule la tâche", nil), ("ru", "отмени йогу", nil), ("ja", "牛乳を取り消して", nil),
    ] as [(String, String, BuiltIn?)])
  func builtIns(locale: String, text: String, expected: BuiltIn?) throws {
    let language = try Sample.language(locale)
    #expect(language.builtIn(language.tokens(text)) == expected)
  }

  @Test(
    "Choices are pointed at",
    arguments: [
      ("fr", "la deuxième s'il te plaît", .index(2)), ("fr", "le numéro trois", .number(3)),
      ("fr", "la dernière", .last),
      ("fr", "aucune des deux", Pick.none), ("fr", "peu importe", .any), ("es", "la segunda", .index(2)),
      ("es", "el número tres", .number(3)), ("es", "la última por favor", .last), ("es", "ninguno", Pick.none),
      ("es", "me da igual", .any), ("ru", "вторую пожалуйста", .index(2)), ("ru", "номер три", .number(3)),
      ("ru", "последнюю", .last), ("ru", "ни одну из них", Pick.none), ("ru", "всё равно", .any),
      ("ja", "二番目のでお願いします", .index(2)), ("ja", "3番", .number(3)), ("ja", "最後の", .last),
      ("ja", "どれでもない", Pick.none), ("ja", "どれでもいい", .any), ("ja", "一つ目", .index(1)),
    ] as [(String, String, Pick)])
  func picks(locale: String, text: String, expected: Pick) throws {
    let language = try Sample.language(locale)
    #expect(language.pick(language.tokens(text)) == expected)
  }

  @Test(
    "A choice is named with words around it",
    arguments: [
      ("fr", "je prends la rouge", "rouge"), ("es", "quiero la roja", "roja"), ("ru", "давай красную", "красную"),
      ("ja", "赤いのをお願いします", "赤いの"),
    ])
  func names(locale: String, text: String, expected: String) throws {
    let language = try Sample.language(locale)
    let names = language.names(in: language.tokens(text)).map { $0.map(\.text).joined() }
    #expect(names.contains(expected), "\(names)")
  }

  @Test("Words are known by their use", arguments: ["fr", "es", "ru"])
  func words(locale: String) throws {
    let language = try Sample.language(locale)
    #expect(!language.negations.isEmpty && !language.articles.isEmpty && !language.questionWords.isEmpty)
    #expect(Set(language.negations).isDisjoint(with: language.articles))
    #expect(language.fillers.count > 20 && language.opposites.allSatisfy { $0.count >= 2 })
  }
}

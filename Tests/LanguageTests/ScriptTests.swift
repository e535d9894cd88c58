import Foundation
import ParlanceLanguage
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Scripts")
struct ScriptTests {
  private func words(_ text: String, _ locale: String) throws -> String {
    try Language.general(locale: locale).tokens(text).map(\.text).joined(separator: " ")
  }

  @Test(
    "A text becomes the words that are compared",
    arguments: [
      ("fr", "Allume l’ampoule", "allume l ampoule"), ("it", "dell'ufficio", "dell ufficio"),
      ("ca", "Obre l´habitació d`en Pol", "obre l habitació d en pol"), ("nl", "foto's", "foto s"),
      ("tr", "Mutfak'taki ışığı", "mutfak taki ışığı"), ("tr", "ISI İNDİR", "ısı indir"),
      ("en", "İSTANBUL IS", "istanbul is"),
      ("az", "QIZDIRICI", "qızdırıcı"), ("uk", "П’ять м'ят", "пять мят"), ("el", "ΦΩΣ στο ΣΠΙΤΙΣ", "φωσ στο σπιτισ"),
      ("de", "Große STRAẞE", "grosse strasse"), ("fr", "A.M. et p.m.", "am et pm"),
      ("en", "Stop.Then go... now", "stop then go now"),
      ("en", "wait…what", "wait what"), ("en", "living_room-light", "living room light"),
      ("ar", "شَغِّل الأضـــواء في الغُرفة", "شغل الاضواء في الغرفه"), ("ar", "إلى آخر مبنى", "الي اخر مبني"),
      ("fa", "چراغ‌های کتابخانه", "چراغ هاي كتابخانه"), ("fa", "۲۵٪", "25 %"), ("ar", "٢٠٫٥", "20.5"),
      ("he", "הַדְלֵק אֶת־הָאוֹר", "הדלק את האור"), ("he", "צה״ל וג'ירפה \"בבית\"", "צהל וגירפה בבית"),
      ("hi", "२५ डिग्री", "25 डिग्री"), ("ta", "நிலை ௧௨", "நிலை 12"), ("ml", "ന്\u{200D}", "ന്"), ("ml", "ൻ", "ന്"),
      ("ja", "ﾘﾋﾞﾝｸﾞの照明", "リ ビ ン グ の 照 明"), ("ko", "거실에 불", "거 실 에 불"), ("ko", "\u{1100}\u{1161}", "가"),
      ("zh-CN", "打开LED灯，５０％", "打 开 led 灯 50 %"), ("th", "เปิดไฟ น้ำ", "เปิ ด ไฟ น้ํา"), ("lo", "ເປີດໄຟ", "ເປີ ດ ໄຟ"),
      ("km", "បន្ទប់", "ប ន្ទ ប់"), ("my", "မီးဖွင့်", "မီး ဖွ င့်"), ("my", "မ္မ", "မ္မ"), ("vi", "Bật đèn", "bật đèn"),
      ("en", "100percent 5s 20º 3×4 Hue™", "100 percent 5 s 20 ° 3 × 4 hue"), ("en", "☕Coffee", "☕ coffee"),
      ("en", "zero\u{200B}width\u{200D}s \u{202A}x", "zero widths x"),
    ] as [(String, String, String)])
  func words(locale: String, text: String, expected: String) throws {
    #expect(try words(text, locale) == expected)
  }

  @Test("An apostrophe leaves a place where a name can begin, and both parts know theirs")
  func elision() throws {
    let tokens = try Language.general(locale: "fr").tokens("l’ampoule")
    #expect(tokens == [Token("l", range: 0..<1), Token("ampoule", range: 2..<9)])
    #expect(try Language.general(locale: "fr").tokens("l'").map(\.text) == ["l"])
  }

  @Test(
    "Marks that people leave out are left out",
    arguments: [
      ("éàüñç", "eauno".replacing("o", with: "c")), ("für", "fur"), ("ışık", "isik"), ("łóżko", "lozko"),
      ("ødelæg", "odelaeg"),
      ("σαλόνι", "σαλονι"), ("ёлка", "елка"), ("й", "й"), ("їжа", "їжа"), ("đèn", "den"), ("ガ", "ガ"), ("फ़ोन", "फोन"),
      ("plain", "plain"),
    ] as [(String, String)])
  func unmarked(word: String, expected: String) throws {
    let language = try Sample.language("en")
    #expect(language.unmarked(word).unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(language.unmarked(expected) == expected)
  }

  @Test("A letter is the same without its marks, whether it is written as one or with marks behind it")
  func bareLetters() throws {
    let language = try Sample.language("en")
    let letters = (UInt32(0x80)..<0x530).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    for letter in letters {
      let apart = String(letter).decomposedStringWithCanonicalMapping
      #expect(
        language.unmarked("a\(letter)b") == language.unmarked("a\(apart)b\u{301}"),
        "U+\(String(letter.value, radix: 16))")
    }
  }

  @Test("A word can be spelled in other ways")
  func variants() throws {
    #expect(try Sample.language("de").variants(of: "rückgängig") == ["rueckgaengig", "ruckgangig"])
    #expect(try Language.general(locale: "da").variants(of: "køkken") == ["koekken", "kokken"])
    #expect(try Language.general(locale: "fr").variants(of: "été") == ["ete"])
    #expect(try Sample.language("de").variants(of: "licht").isEmpty)
  }

  @Test(
    "Dividing twice is dividing once, and ranges tile, in every script",
    arguments: ["en", "de", "tr", "fr", "uk", "he", "ar", "fa", "hi", "ml", "th", "km", "my", "ja", "ko", "zh-CN"])
  func laws(locale: String) throws {
    let language = try Language.general(locale: locale)
    var random = SeededGenerator(seed: 65)
    for _ in 0..<400 {
      let text = random.text(upTo: 24)
      let tokens = language.tokens(text)
      var end = 0
      for token in tokens {
        #expect(token.range.lowerBound >= end && !token.text.isEmpty, "\(text.debugDescription)")
        end = token.range.upperBound
      }
      #expect(end <= text.unicodeScalars.count)
      let again = language.tokens(tokens.map(\.text).joined(separator: " "))
      #expect(again.map(\.text).map(Self.scalars) == tokens.map(\.text).map(Self.scalars), "\(Self.scalars(text))")
      for token in tokens {
        let alone = language.tokens(token.text).map(\.text)
        #expect(alone.map(Self.scalars) == [Self.scalars(token.text)], "\(Self.scalars(text))")
      }
    }
  }

  @Test("A text in ASCII is divided as it is inside any other text", arguments: ["en", "de", "tr", "fr"])
  func fastPath(locale: String) throws {
    let language = try Language.general(locale: locale)
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "a", "B", "I", "i", "'", "`", ".", "..", "-", "5", "20", ",", " ", "/", ":", "%", "what's", "p.m.", "+", "\"",
      "_", "2026-03-03",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined()
      #expect(language.tokens(text) == language.tokens(text + " é").dropLast(), "\(text.debugDescription)")
    }
  }

  @Test("Marks without end are cut off, the same each time")
  func manyMarks() throws {
    let language = try Sample.language("en")
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 500) + "b ﷺ" + String(repeating: "\u{345}", count: 90)
    let once = language.tokens(text).map(\.text)
    #expect(once.joined().unicodeScalars.count < 200)
    #expect(language.tokens(once.joined(separator: " ")).map(\.text).map(Self.scalars) == once.map(Self.scalars))
  }

  /// Strings are equal whatever their composition; scalars are not.
  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}

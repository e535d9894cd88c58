import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Tokens")
struct TokenTests {
  @Test("A hyphen between two numbers belongs to the second, and to none where it is part of a date")
  func boundNumbers() throws {
    let ranges = { (text: String) in try Sample.language("en").tokens(text).map(\.range) }
    #expect(try ranges("2-3 pm") == [0..<1, 1..<3, 4..<6])
    #expect(try ranges("2–3") == [0..<1, 1..<3])
    #expect(try ranges("2 3") == [0..<1, 2..<3])
    #expect(try ranges("2 -3") == [0..<1, 2..<4])
    #expect(try ranges("2 - 3") == [0..<1, 1..<5])
    #expect(try ranges("2.-3.") == [0..<1, 1..<4])
    #expect(try ranges("9am-10am") == [0..<1, 1..<3, 3..<6, 6..<8])
    #expect(try ranges("2pm - 3") == [0..<1, 1..<3, 3..<7])
    #expect(try ranges("milk - 3") == [0..<4, 7..<8])
    #expect(try ranges("b-3") == [0..<1, 2..<3])
    #expect(try ranges("17-02-2026") == [0..<10])
    #expect(try ranges("17-02-2026-1") == [0..<2, 2..<5, 5..<10, 10..<12])
    #expect(try ranges("555-1234-7") == [0..<3, 3..<8, 8..<10])
  }

  @Test(
    "English text is divided into words",
    arguments: [
      ("Add buy milk!", "add buy milk"),
      ("What’s on my list?", "what is on my list"),
      ("whats on my list", "what is on my list"),
      ("It's its own", "it is its own"),
      ("“Twenty-three” (red) apples.", "twenty three red apples"),
      ("50% at 5pm", "50 % at 5 pm"),
      ("at 9:30 p.m.", "at 9:30 pm"),
      ("1,000.50, please", "1,000.50 please"),
      ("on 2026-03-03", "on 2026-03-03"),
      ("pages 3-5", "pages 3 5"),
      ("set -5 degrees", "set -5 degrees"),
      ("five o'clock", "five o clock"),
      ("five oclock", "five o clock"),
      ("the 2nd", "the 2 nd"),
      ("salt & pepper", "salt and pepper"),
      ("C++ and Tom's", "c++ and tom s"),
      ("ＦＵＬＬ ｗｉｄｔｈ ﬁne", "full width fine"),
      ("1½ cups ½", "1 1/2 cups 1/2"),
      ("20°C", "20 ° c"),
      ("", ""), (" \t\n", ""), ("?!…", ""), ("a\u{0}b", "a b"),
      ("牛乳を買う", "牛 乳 を 買 う"),
      ("٣ apples", "3 apples"),
      ("cannot can't", "can not can not"),
    ] as [(String, String)])
  func english(text: String, expected: String) throws {
    #expect(try Sample.language("en").tokens(text).map(\.text).joined(separator: " ") == expected)
  }

  @Test(
    "German text is divided into words",
    arguments: [
      ("Füge Äpfel hinzu.", "füge äpfel hinzu"),
      ("Wie geht's?", "wie geht es"),
      ("STRASSE Straße", "strasse strasse"),
      ("A\u{308}pfel", "äpfel"),
      ("am 3.3.2026", "am 3.3.2026"),
      ("zwei\u{AD}und\u{AD}zwanzig", "zweiundzwanzig"),
      ("E-Mail", "e mail"),
    ])
  func german(text: String, expected: String) throws {
    #expect(try Sample.language("de").tokens(text).map(\.text).joined(separator: " ") == expected)
  }

  @Test("A token knows its place in the original")
  func ranges() throws {
    let text = "  What’s “naïve” 5pm? ½"
    let scalars = Array(text.unicodeScalars)
    let parts = try Sample.language("en").tokens(text).map { token in
      String(String.UnicodeScalarView(scalars[token.range]))
    }
    #expect(parts == ["What", "’s", "naïve", "5", "pm", "½"])
  }

  @Test("A form of what a word stands for has all of its letters, and the word besides it none")
  func forms() throws {
    let tokens = try Sample.language("en").tokens("gym on Mondays")
    #expect(tokens.map(\.text) == ["gym", "on", "every", "monday"])
    #expect(tokens.map(\.range) == [0..<3, 4..<6, 7..<7, 7..<14])
    #expect(try Sample.language("de").tokens("montags").map(\.range) == [0..<0, 0..<7])
  }

  @Test("Dividing twice is dividing once, and ranges are in order, for any Unicode", arguments: ["en", "de"])
  func anyUnicode(locale: String) throws {
    var random = SeededGenerator(seed: 20_260_212)
    let language = try Sample.language(locale)
    for _ in 0..<1500 {
      let text = random.text(upTo: 30)
      let tokens = language.tokens(text)
      var end = 0
      for token in tokens {
        #expect(token.range.lowerBound >= end, "\(text.debugDescription)")
        #expect(!token.text.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= text.unicodeScalars.count)
      let again = language.tokens(tokens.map(\.text).joined(separator: " "))
      #expect(again.map(\.text) == tokens.map(\.text), "\(text.debugDescription)")
    }
  }

  @Test("A long text is divided like a line", arguments: ["milk ", "e\u{301}ﬁ ", "½", "'"])
  func long(unit: String) throws {
    let count = 200_000 / unit.utf8.count
    let tokens = try Sample.language("en").tokens(String(repeating: unit, count: count))
    #expect(tokens.count <= count * 2)
    #expect(tokens.last.map(\.range.upperBound) ?? 0 <= count * unit.unicodeScalars.count)
  }

  @Test(
    "A language is found by its locale in any spelling", arguments: ["de", "de-AT", "de_CH.UTF-8", "DE", "de@euro"])
  func locales(locale: String) throws {
    #expect(try Language(locale: locale).code == "de")
  }

  @Test("An unknown locale says which exist", arguments: ["xx", "", "tlh-KX", "../en"])
  func unknownLocale(locale: String) throws {
    let fault = #expect(throws: Diagnostic.self) { try Language(locale: locale) }
    #expect(fault?.description.contains("de, en") == true)
    #expect(Language.available == ["de", "en", "es", "fr", "ja", "ru"])
  }

  @Test("Stop words identify no name")
  func stopWords() throws {
    #expect(Set(try Sample.language("en").stopWords).isSuperset(of: ["the", "a", "my"]))
    #expect(Set(try Sample.language("de").stopWords).isSuperset(of: ["der", "die", "das"]))
  }
}

extension SeededGenerator {
  /// A text of scalars from everywhere, the difficult ones more often.
  mutating func text(upTo length: Int) -> String {
    let difficult: [Unicode.Scalar] = [
      "'", "’", "-", ".", "1", "½", "ß", "ẞ", "İ", "Σ", "ς", "\u{301}", "\u{308}", "\u{345}", "\u{200D}", "\u{FE0F}",
      "ﬁ", "Ǆ", "ﾞ", "ｶ", "%", "&", "²", "¨", "\u{1100}", "\u{1161}", "a", "e", "T", "\u{0}", "\u{FFFF}", " ", "ŉ", "⁄",
      "℃", "㍿",
    ]
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      if Bool.random(using: &self), let scalar = difficult.randomElement(using: &self) {
        view.append(scalar)
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2_FFFF, using: &self)) {
        view.append(scalar)
      }
    }
    return String(view)
  }
}

import Testing

@testable import ParlanceStrings

@Suite("Format strings")
struct FormatStringTests {
  @Test(
    "Places are filled in order or by number",
    arguments: [
      ("Added “%@”.", ["milk"], "Added “milk”."),
      ("%@ of %@", ["a", "b"], "a of b"),
      ("%2$@ of %1$@", ["a", "b"], "b of a"),
      ("%lld %d %ld %i %u %lu", [1, 2, 3, 4, 5, 6], "1 2 3 4 5 6"),
      ("%lld", [-9_223_372_036_854_775_807], "-9223372036854775807"),
      ("%lld", [1_234_567], "1234567"),
      ("%.1f|%.0f|%f", [2.25, 2.5, 1.5], "2.2|2|1.500000"),
      ("%lf", [3], "3.000000"),
      ("%.2f", [1e15], "1000000000000000.00"),
      ("%@ %@", [2.5, 3.0], "2.5 3"),
      ("%@", [7], "7"),
      ("%lld", ["many"], "many"),
      ("%lld", [2.0], "2"),
      ("%x %X %o", [255, 255, 8], "ff FF 10"),
      ("%5d|%-5d|%05d|%+d", [42, 42, -42, 42], "   42|42   |-0042|+42"),
      ("%-6@|%.2@", ["é", "abc"], "é     |ab"),
      ("100%% of %@", ["it"], "100% of it"),
      ("Due at %@.", ["3:00 p.m."], "Due at 3:00 p.m."), ("%@.", ["Wait..."], "Wait...."),
      ("%@...", ["p.m."], "p.m...."),
    ] as [(String, [StringArgument], String)])
  func fills(format: String, arguments: [StringArgument], expected: String) {
    #expect(FormatString.fill(format, arguments, locale: "en") == expected)
  }

  @Test(
    "What is missing or no specifier stays as it is written",
    arguments: [
      "%@", "%2$lld", "%05.2f", "%", "100%", "100% done", "%y", "%0$@", "%01$@", "%.@", "%123$@", "%999999999d",
      "%.999999999f", "%#@",
      "%#@x", "%#@name@", "%1$#@name@", "%lll", "%llllld", "%$", "%1$", "%-", "%arg", "50 % off", "%.", "%é", "é%",
    ])
  func stays(format: String) {
    #expect(FormatString.fill(format, [], locale: "en") == format)
  }

  @Test("An argument is used once, and those left over are dropped")
  func leftOver() {
    #expect(FormatString.fill("%@, %@", ["a"], locale: "en") == "a, %@")
    #expect(FormatString.fill("%@", ["a", "b"], locale: "en") == "a")
    #expect(FormatString.fill("%@", ["%@ %d"], locale: "en") == "%@ %d")
  }

  @Test("Fractions have the locale's separator, whole numbers plain digits")
  func separators() {
    #expect(FormatString.fill("%.2f %lld", [1234.5, 1234], locale: "de_DE.UTF-8") == "1234,50 1234")
    #expect(FormatString.fill("%@", [0.1], locale: "fr") == "0,1")
    #expect(FormatString.fill("%lld %.1f", [12, 1.5], locale: "ar-EG").hasPrefix("12 1"))
    #expect(FormatString.fill("%.1f", [1.5], locale: "nonsense-locale") == "1.5")
  }

  @Test("Numbers without end are shown and never crash")
  func unusualNumbers() {
    for number in [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] {
      for format in ["%@", "%lld", "%.1f", "%99.99f", "%x", "%c"] {
        #expect(!FormatString.fill(format, [.number(number)], locale: "en").isEmpty)
      }
    }
  }

  @Test("Any short run of format characters is taken apart and put together again")
  func anyRun() {
    let alphabet: [String] = ["%", "1", "$", "#", "@", "l", "d", ".", "-", "a"]
    var formats = [""]
    for _ in 0..<4 { formats += formats.flatMap { format in alphabet.map { format + $0 } } }
    for format in Set(formats) where !format.contains("%%") {
      #expect(FormatString.fill(format, [], locale: "en") == format)
    }
  }
}

import Testing

@testable import ParlanceJSONText

@Suite("The JSON reader")
struct JSONReaderTests {
  static let sample = """
    {
      "sourceLanguage" : "en",
      "größe": [1, -2.50e+1, true, false, null, {}, []],
      "escapes": "a\\"b\\\\c\\/d\\b\\f\\n\\r\\t \\u00e9 \\ud83d\\ude00 😀"
    }

    """

  @Test("Reads every kind of value")
  func readsEveryKind() throws {
    let root = try JSONReader.parse(Self.sample)
    #expect(root["sourceLanguage"]?.string == "en")
    let list = try #require(root["größe"]?.array)
    #expect(list[0].integer == 1)
    #expect(list[1].number == -25)
    #expect(list[2].bool == true)
    #expect(list[3].bool == false)
    #expect(list[4].isNull)
    #expect(list[5].object?.members.isEmpty == true)
    #expect(list[6].array?.isEmpty == true)
    #expect(root["escapes"]?.string == "a\"b\\c/d\u{8}\u{c}\n\r\t é 😀 😀")
    #expect(root["missing"] == nil)
    #expect(list[0]["name"] == nil)
  }

  @Test("Keeps where a value and a name begin, in lines, scalars and bytes")
  func keepsPositions() throws {
    let root = try JSONReader.parse("{\n  \"größe\": [1,\r\n \"é\", 2]}")
    let member = try #require(root.object?.members.first)
    #expect(member.keyPosition == JSONPosition(offset: 4, line: 2, column: 3))
    #expect(member.value.position == JSONPosition(offset: 15, line: 2, column: 12))
    let list = try #require(member.value.array)
    #expect(list[1].position == JSONPosition(offset: 21, line: 3, column: 2))
    #expect(list[2].position == JSONPosition(offset: 27, line: 3, column: 7))
  }

  @Test("Text cut off at any byte is an error with a place inside it")
  func truncated() throws {
    let bytes = Array(Self.sample.utf8)
    let lastBrace = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for end in 0...lastBrace {
      let error = #expect(throws: JSONError.self) { try JSONReader.parse(Array(bytes[..<end])) }
      let position = try #require(error?.position)
      #expect(position.offset <= end && position.line >= 1 && position.column >= 1)
    }
    #expect(throws: Never.self) { try JSONReader.parse(Array(bytes[...lastBrace])) }
  }

  @Test("Any single byte replaced is read or refused, never a crash")
  func damaged() throws {
    let bytes = Array(Self.sample.utf8)
    var (read, refused) = (0, 0)
    for place in bytes.indices {
      for byte in [UInt8(0), 0x0A, 0x22, 0x2C, 0x5C, 0x7B, 0x7D, 0xC2, 0xE2, 0xFF] {
        var damaged = bytes
        damaged[place] = byte
        if (try? JSONReader.parse(damaged)) == nil { refused += 1 } else { read += 1 }
      }
    }
    #expect(read > 0 && refused > read)
  }

  @Test("Nesting is read to the limit and refused beyond it, however deep")
  func nesting() throws {
    let limit = JSONReader.maximumDepth
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONReader.parse(nested(limit)) }
    let error = #expect(throws: JSONError.self) { try JSONReader.parse(nested(limit + 1)) }
    #expect(error?.column == limit + 1)
    #expect(throws: JSONError.self) { try JSONReader.parse(String(repeating: "{\"a\":[", count: 500_000)) }
  }

  @Test(
    "Faults say what, where and what to do",
    arguments: [
      ("", "1:1: the text is empty Write one JSON value."),
      ("{\"a\":1,}", "1:8: expected a name in double quotes, found “}” Remove the comma before it."),
      ("[1,\n]", "2:1: expected a value, found “]” Remove the comma before it."),
      ("{\"a\" 1}", "1:6: expected “:” after the name “a”, found “1”"),
      ("{\"ä\":1 \"b\":2}", "1:8: expected “,” or “}” after the value, found “\"”"),
      ("{'a':1}", "1:2: expected a name in double quotes, found “'”"),
      ("[1 2]", "1:4: expected “,” or “]” after the value, found “2”"),
      ("[True]", "1:2: expected a value, found “True” Words are true, false and null; put a text in double quotes."),
      ("[1, // one\n2]", "1:5: expected a value, found “/” JSON has no comments; remove it."),
      ("01", "1:2: a number does not begin with 0 Remove the 0."),
      ("-", "1:2: expected a digit after “-”, found the end of the text"),
      ("1.", "1:3: expected a digit after the decimal point, found the end of the text"),
      ("1e+", "1:4: expected a digit after the exponent’s “e”, found the end of the text"),
      ("[\"abc", "1:2: the text ends inside a string Close the string with a double quote."),
      ("\"a\nb\"", "1:3: a string holds the control character U+000A Close the string on its line, or write \\n."),
      ("\"\\x\"", "1:2: a string holds a backslash that begins no escape Write \\\\ for a backslash."),
      ("\"\\u12g4\"", "1:2: “\\u” needs four hexadecimal digits"),
      ("\"\\ud800x\"", "1:2: “\\uD800” is half of a surrogate pair Write both halves, or the character itself."),
      ("\"\\udc00\"", "1:2: “\\uDC00” is half of a surrogate pair Write both halves, or the character itself."),
      ("\"\\ud800\\u0041\"", "1:2: “\\uD800” is half of a surrogate pair Write both halves, or the character itself."),
      ("{} {}", "1:4: the JSON value has ended, but “{” follows Keep one value a text."),
    ] as [(String, String)])
  func faults(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.parse(text) }
    #expect(error?.description == message)
  }

  @Test("A fault names its file")
  func namesFile() {
    let error = #expect(throws: JSONError.self) { try JSONReader.parse("x", file: "a.json") }
    #expect(error?.description.hasPrefix("a.json:1:1: ") == true)
  }

  @Test("Bytes that are no UTF-8 are refused at the first such byte")
  func invalidBytes() {
    let error = #expect(throws: JSONError.self) { try JSONReader.parse(Array("[\n\"é".utf8) + [0xFF, 0x22, 0x5D]) }
    #expect(error?.position == JSONPosition(offset: 5, line: 2, column: 3))
    #expect(error?.message == "the text is not valid UTF-8: byte 0xFF")
  }

  @Test("A byte order mark is skipped and no column counts it")
  func byteOrderMark() throws {
    #expect(try JSONReader.parse("\u{FEFF}1").position == JSONPosition(offset: 3, line: 1, column: 1))
  }

  @Test("Of a repeated name the last counts and all can be seen")
  func duplicates() throws {
    let root = try JSONReader.parse("{\"a\":1,\"b\":2,\"a\":3}")
    #expect(root["a"]?.integer == 3)
    #expect(root.object?.members.map(\.key) == ["a", "b", "a"])
    #expect(root.object?.duplicates.map(\.keyPosition.column) == [14])
  }

  @Test("Numbers are whole where they are written so, and never rounded in silence")
  func numbers() throws {
    #expect(try JSONReader.parse("3.0").integer == 3)
    #expect(try JSONReader.parse("3.5").integer == nil)
    #expect(try JSONReader.parse("-9223372036854775808").integer == .min)
    #expect(try JSONReader.parse("9223372036854775808").integer == nil)
    #expect(try JSONReader.parse("18446744073709551615").value == .number("18446744073709551615"))
    #expect(try JSONReader.parse("1e999").number == nil)
    #expect(try JSONReader.parse("\"3\"").number == nil)
  }

  @Test("A string of many escapes is read whole")
  func manyEscapes() throws {
    let text = "\"" + String(repeating: "\\n\\u00e9x", count: 20_000) + "\""
    #expect(try JSONReader.parse(text).string == String(repeating: "\néx", count: 20_000))
  }
}

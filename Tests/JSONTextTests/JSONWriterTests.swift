import Testing

@testable import ParlanceJSONText

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test("Writes nested values on one line with commas where they belong")
  func nested() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("v", 1)
    writer.member("id", nil as String?)
    writer.key("list")
    writer.beginArray()
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.value("a")
    writer.value(true)
    writer.null()
    writer.endArray()
    writer.member("score", 0.25)
    writer.member("none", nil as Bool?)
    writer.endObject()
    #expect(writer.line == #"{"v":1,"id":null,"list":[{},[],"a",true,null],"score":0.25,"none":null}"#)
  }

  @Test(
    "Numbers are as short as reads back the same",
    arguments: [
      (1.0, "1"), (-0.0, "0"), (0.1, "0.1"), (-2.5, "-2.5"), (1e300, "1e+300"),
      (9_007_199_254_740_991, "9007199254740991"),
      (.infinity, "null"), (.nan, "null"), (1 / 3, "0.3333333333333333"),
    ])
  func numbers(number: Double, text: String) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(writer.line == text)
  }

  @Test("Escapes what would end a string or a line, and nothing else")
  func escapes() {
    var writer = JSONWriter()
    writer.value("\"\\/\u{0}\u{8}\t\n\u{c}\r\u{1b}\u{7f}\u{85}\u{2028}\u{2029}é\u{a0}\u{2027}…😀")
    #expect(
      writer.line
        == #""\"\\/\u0000\b\t\n\f\r\u001b\u007f\u0085\u2028\u2029"# + "é\u{a0}\u{2027}…😀\"")
    #expect(writer.line.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test("What must be escaped is found wherever it stands among other letters")
  func places() throws {
    let special: [Unicode.Scalar] = ["\"", "\\", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}"]
    for scalar in special {
      for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
        let text = String(repeating: "~", count: before) + String(scalar) + String(repeating: "\u{20}", count: after)
        var writer = JSONWriter()
        writer.value(text)
        #expect(!writer.bytes.dropFirst().dropLast().contains(UInt8(ascii: "\"")) || scalar == "\"")
        #expect(try JSONReader.parse("[\(writer.line)]").array?.first?.string == text)
        #expect(writer.bytes.contains(UInt8(ascii: "\\")), "\(scalar.value) \(before) \(after)")
      }
    }
  }

  @Test("What is written reads back the same, each scalar of the first plane included")
  func roundTrip() throws {
    var text = ""
    text.unicodeScalars.append(contentsOf: (0...0x2FFF).compactMap(Unicode.Scalar.init))
    var writer = JSONWriter()
    writer.beginObject()
    writer.key(named: text)
    writer.value(text)
    writer.endObject()
    let root = try JSONReader.parse(writer.bytes)
    #expect(root.object?.members.first?.key.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(root.object?.members.first?.value.string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test("A value that was read is echoed digit by digit")
  func echo() throws {
    let text = #"{"id":18446744073709551615,"list":[1.50,true,null,"é",{}]}"#
    var writer = JSONWriter()
    writer.value(try JSONReader.parse(text))
    #expect(writer.line == text)
  }
}

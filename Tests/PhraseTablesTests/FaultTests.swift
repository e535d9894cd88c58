import ParlanceDiagnostics
import ParlancePhraseTables
import Testing

@Suite("What is wrong in a phrase table")
struct FaultTests {
  @Test(
    "A sentence that breaks the YAML drops the file, with the advice to quote it",
    arguments: [
      ("X:\n  - [please] add {task}\n", "error 2:5", "\"[please] add {task}\""),
      ("X:\n  - {task} is done\n", "error 2:5", "\"{task} is done\""),
      ("X:\n  - \"exactly\" foo\n", "error 2:5", "'\"exactly\" foo'"),
      ("X:\n  - 'tis done\n  - b\n", "error 2:5", "\"'tis done\""),
      ("X:\n  - 'what's on'\n", "error 2:5", "\"what's on\""),
      ("X:\n  - \"say \"hi\"\"\n", "error 2:5", "'say \"hi\"'"),
      ("X:\n  - @home\n", "error 2:5", "\"@home\""),
      ("X:\n  - `a` b\n", "error 2:5", "\"`a` b\""),
      ("X:\n  - %a b\n", "error 2:5", "\"%a b\""),
      ("X:\n  - |a b\n", "error 2:5", "\"|a b\""),
      ("X:\n  - *a b\n", "error 2:5", "\"*a b\""),
      ("X:\r\n  - ok\r\n  - [c] d\r\n", "error 3:5", "\"[c] d\""),
      ("X: a: b\n", "error 1:4", "\"a: b\""),
      ("lists:\n  a:\n    values:\n      - in: [x] y\n", "error 4:13", "\"[x] y\""),
    ] as [(String, String, String)])
  func breaksYAML(text: String, place: String, quoted: String) {
    let (table, diagnostics) = read(text)
    #expect(table.intents.isEmpty)
    #expect(diagnostics.map(\.place) == [place])
    #expect(diagnostics.first?.message.contains("quote this line; the file is left out") == true)
    #expect(diagnostics.first?.fix == "write \(quoted)")
    #expect(diagnostics.first?.sourceLine?.isEmpty == false)
  }

  @Test(
    "A sentence that YAML takes for something else is dropped alone",
    arguments: [
      ("add {task}: now", "\"add {task}: now\""), ("{task}", "\"{task}\""), ("{lists}", "\"{lists}\""),
      ("[please]", "\"[please]\""), ("~", "\"~\""),
      ("!not foo", "\"!not foo\""), ("&a b", "\"&a b\""), ("- a", nil),
    ])
  func misread(sentence: String, quoted: String?) {
    let (table, diagnostics) = read("X:\n  - first\n  - \(sentence)\n  - last\n")
    #expect(table.texts("X") == ["first", "last"])
    #expect(diagnostics.map(\.place) == ["error 3:5"])
    #expect(diagnostics.first?.fix == quoted.map { "write \($0)" })
  }

  @Test("A list of sentences among sentences is no optional of them, and what has no words is no sentence")
  func nestedList() {
    let (table, diagnostics) = read("X:\n  - first\n  - [\"on\"]\n  - \"...\"\n  - last\n")
    #expect(table.texts("X") == ["first", "last"])
    #expect(diagnostics.map(\.place) == ["error 3:5", "error 4:5"])
    #expect(diagnostics.map(\.message) == ["a list stands where a sentence belongs", "the sentence has no words"])
    #expect(diagnostics.first?.fix?.hasPrefix("leave out the brackets") == true)
  }

  @Test("A quotation mark that is never closed is told where it is opened")
  func openQuotation() {
    let (_, diagnostics) = read("X:\n  - \"first\"\n  - \"second\n  - \"third\"\nlists:\n  a: [\"b\"]\n")
    #expect(diagnostics.map(\.place) == ["error 3:5"])
    #expect(diagnostics.first?.message.contains("never closed") == true)
  }

  @Test(
    "A bracket that is never closed is told where it is opened, with the other one",
    arguments: [
      ("lists:\n  a:\n    values: [red, green\n  b:\n    values: [c]\n", "error 3:13", "close it with “]”"),
      ("X: [\"go {a}\"]\nlists:\n  a: {range: {from: 1, to: 2}\nY: [b]\n", "error 3:6", "close it with “}”"),
      ("X:\n  - sentences: [\"a\",\n", "error 2:16", "close it with “]”"),
      ("X:\n  - sentences: [\n      \"a\"\n\n", "error 2:16", "close it with “]”"),
      ("X: [", "error 1:4", "close it with “]”"),
    ])
  func openBracket(text: String, place: String, fix: String) {
    let (_, diagnostics) = read(text)
    #expect(diagnostics.map(\.place) == [place])
    #expect(diagnostics.first?.message.contains("never closed") == true)
    #expect(diagnostics.first?.fix == fix)
  }

  @Test(
    "Lines that YAML takes for one text are told",
    arguments: [
      "X:\n  data:\n    - sentences\n        - \"a\"\n        - \"b\"\n",
      "X:\n  data:\n    - sentences:\n        -\"a\"\n        - \"b\"\n",
    ])
  func folded(text: String) {
    let (table, diagnostics) = read(text)
    #expect(table.intents.isEmpty)
    #expect(diagnostics.contains { $0.message == "YAML takes these lines for one text" && $0.severity == .error })
  }

  @Test("Words of a list that give another value already are told")
  func otherValues() {
    let (_, diagnostics) = read("X: [\"go {a}\"]\nlists:\n  a: [{in: b, out: 1}, {in: b, out: 2}, {in: c, out: 1}]\n")
    #expect(diagnostics.map(\.message) == ["in the list “a” these words give “1” already, at 0.yaml:3:12"])
  }

  @Test("The tail that is lost to a comment is told; a real comment is not")
  func comments() {
    let (table, diagnostics) = read("X:\n  - what's #1\n  - two # a comment\n  - three ## one\n  - \"four #4\" #5\n")
    #expect(table.texts("X") == ["what's", "two", "three", "four #4"])
    #expect(diagnostics.map(\.place) == ["warning 2:12"])
    #expect(diagnostics.first?.marked == "#1")
    #expect(diagnostics.first?.message.contains("quote this line") == true)
  }

  @Test(
    "A fault in a template is told at its very character",
    arguments: [
      ("- a (b", 3, 7, "("), ("- 'it''s (b'", 3, 12, "("), ("- \"a\\u0020(b\"", 3, 13, "("),
      ("- \"ä \\\"(b\"", 3, 10, "("),
      ("- >-\n    foo\n    bar (x", 5, 9, "("), ("- |\n    foo (x", 4, 9, "("), ("- foo\n    bar }x", 4, 9, "}"),
    ] as [(String, Int, Int, String)])
  func template(item: String, line: Int, column: Int, marked: String) {
    let (table, diagnostics) = read("X:\n  - fine\n  \(item)\n")
    #expect(table.texts("X") == ["fine"])
    #expect(diagnostics.map(\.place) == ["error \(line):\(column)"])
    #expect(diagnostics.first?.marked == marked)
  }

  @Test("All faults of all files come in one run, by place")
  func together() {
    let (table, diagnostics) = read("X: [\"(\", ok]\nY: [\"[\"]\n", "Z:\n  - {a} b\n", "W: [fine, \"<no>\"]")
    #expect(
      diagnostics.map { "\($0.position?.file ?? "") \($0.place)" } == [
        "0.yaml error 1:6", "0.yaml error 2:6", "1.yaml error 2:5", "2.yaml error 1:12",
      ])
    #expect(table.intents.map(\.name) == ["W", "X"])
  }

  @Test(
    "A key that means nothing is told with the one that is meant",
    arguments: [
      ("skip_word: [a]", "skip_words"), ("rules: {a: b}", "expansion_rules"), ("Lists: {a: [b]}", "lists"),
      ("settings: {ignore_whitespaces: true}", "ignore_whitespace"),
      ("intents: {X: {dat: []}}", "data"), ("intents: {X: {data: [{sentences: [a], slotz: {}}]}}", "slots"),
      ("lists: {a: {values: [b], wildcards: true}}", "wildcard"),
      ("lists: {a: {range: {from: 0, to: 2, setp: 1}}}", "step"), ("lists: {a: {values: [{in: a, outt: b}]}}", "out"),
    ])
  func unknownKeys(text: String, near: String) {
    let (_, diagnostics) = read(text)
    // With these all is lost that stands under them.
    #expect(
      diagnostics.map(\.severity) == [
        ["skip_words", "expansion_rules", "lists", "data"].contains(near) ? .error : .warning
      ])
    #expect(diagnostics.first?.fix == "did you mean “\(near)”?")
  }

  @Test(
    "A value that cannot be used is told and left out",
    arguments: [
      ("lists: {a: {range: {from: 5, to: 1}}}", "the range begins above its end"),
      ("lists: {a: {range: {from: x, to: 1}}}", "“from” must be a number"),
      ("lists: {a: {range: {from: 1e300, to: 1}}}", "“from” must be a number"),
      ("lists: {a: {range: {to: 1}}}", "a range needs “from” and “to”"),
      ("lists: {a: {range: {from: 0, to: 1, step: 0}}}", "“step” must be above 0"),
      ("lists: {a: {range: {from: 0, to: 1, type: colour}}}", "“type” must be one of number, percentage, temperature"),
      (
        "lists: {a: {range: {from: 0, to: 1, digits: no, words: no}}}",
        "a range without digits and words takes nothing"
      ),
      ("lists: {a: {}}", "the list “a” has no values, range or wildcard"),
      ("lists: [a]", "“lists” must be a mapping of keys and values"),
      ("- a", "a phrase table must be a mapping of keys and values"),
      (
        "intents: {X: {data: [{slots: {a: b}}]}}",
        "the block has no “sentences”"
      ),
      ("intents:\n  X:\n    data:\n    - slots: {a: b}", "the block has no “sentences”"),
      ("intents: {X: {data: [{sentences: []}]}}", "the block has no sentences"),
      ("intents: {X: {data: [{sentences: [a], weight: 0}]}}", "“weight” must be above 0"),
      ("intents: {X: {data: [{sentences: [a], exact: maybe}]}}", "“exact” must be true or false"),
      ("intents: {X: {data: [{sentences: [a], negation: no}]}}", "“negation” must be refuse or allow"),
    ] as [(String, String)])
  func values(text: String, message: String) {
    let (table, diagnostics) = read(text)
    #expect(diagnostics.map(\.message) == [message])
    #expect(table.lists.isEmpty)
  }

  @Test(
    "What is indented too little and so stands beside its intent is told, and makes no intent",
    arguments: ["data": "- sentences: [go]", "sentences": "- go"])
  func beside(key: String, value: String) {
    let (table, diagnostics) = read("intents:\n  Go:\n  \(key):\n    \(value)\n")
    #expect(diagnostics.map(\.message) == ["“\(key)” stands beside the intent “Go” as if it were one"])
    #expect(table.intents.isEmpty)
  }

  @Test("A block's misspelt key, and a list's value without words, are told as that and not as sentences")
  func misspelt() {
    let (_, diagnostics) = read(
      "intents:\n  X:\n    data:\n      - sentence: [\"b two\"]\nlists:\n  l: {values: [{out: 3}, {in: x}]}\n")
    #expect(
      diagnostics.map(\.fix) == ["did you mean “sentences”?", "say them: {in: …}"], "\(diagnostics.map(\.description))")
  }

  @Test("A key with a small letter is no intent, a slot without a value none, a list of words no “in”")
  func leftOut() {
    let (table, diagnostics) = read(
      "tags: [a, b]\nlists: {l: {values: [{in: [c, d], out: e}, f]}}\nintents: {X: {data: [{sentences: [g], slots: {h: }}]}}\n"
    )
    #expect(diagnostics.map(\.place) == ["warning 1:1", "error 2:27", "warning 3:47"])
    #expect(table.intents.map(\.name) == ["X"])
    #expect(table.block("X")?.slots == [:])
  }

  @Test("A block whose condition is faulty is left out, for without it it would match too much")
  func conditions() {
    let (table, diagnostics) = read(
      "intents: {X: {data: [{sentences: [a], requires_context: [b]}, {sentences: [c]}]}}")
    #expect(table.texts("X") == ["c"])
    #expect(diagnostics.map(\.place) == ["error 1:57"])
  }

  @Test(
    "What is written twice is told",
    arguments: [
      ("lists:\n  a: {values: [b]}\n  a: {values: [c]}\n", "error 3:3"), ("X: [a]\nX: [b]\n", "error 2:1"),
    ])
  func duplicates(text: String, place: String) {
    let (_, diagnostics) = read(text)
    #expect(diagnostics.map(\.place) == [place])
    #expect(diagnostics.first?.message.contains("is written twice") == true)
  }

  @Test("Two files may agree on a rule or a list; where they differ the first stands and the second is told")
  func differences() {
    let same = read(
      "expansion_rules: {a: x}\nlists: {l: {wildcard: true}}", "expansion_rules: {a: x}\nlists: {l: {wildcard: true}}")
    #expect(same.diagnostics.isEmpty)
    let (table, diagnostics) = read(
      "expansion_rules: {a: x}\nlists: {l: {wildcard: true}}", "lists: {l: [b]}\nexpansion_rules: {a: y}")
    #expect(diagnostics.map { "\($0.position?.file ?? "") \($0.place)" } == ["1.yaml error 1:9", "1.yaml error 2:19"])
    #expect(table.rules["a"]?.phrase.text == "x")
    #expect(table.lists["l"] == .wildcard)
  }

  @Test(
    "A tab, a control character and a second document are told by their place",
    arguments: [
      ("X:\n\t- a\n", "error 2:1"), ("X: [b]\nY: [a\u{1}]\n", "error 2:6"),
      ("X: [äöü]\r\nY:\r\n  - 日本\u{0}\r\n", "error 3:7"), ("X: [a]\n---\nY: [b]\n", "error 2:1"),
    ])
  func otherYAML(text: String, place: String) {
    #expect(read(text).diagnostics.map(\.place) == [place])
  }

  @Test("Sentences between brackets that break the YAML get the advice to quote each")
  func flow() {
    let (_, diagnostics) = read("X: [\"a\", add {task} now]\n")
    #expect(diagnostics.first?.fix?.contains("quote each sentence") == true)
  }

  @Test("An empty file is a warning, a file of comments too", arguments: ["", "# nothing\n", "\u{FEFF}"])
  func empty(text: String) {
    #expect(read(text).diagnostics.map(\.message) == ["the file is empty"])
  }

  @Test("A byte order mark changes nothing")
  func byteOrderMark() {
    let (table, diagnostics) = read("\u{FEFF}X: [\"a (b\", c]\n")
    #expect(table.texts("X") == ["c"])
    #expect(diagnostics.map(\.place) == ["error 1:8"])
  }
}

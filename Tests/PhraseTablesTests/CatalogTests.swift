import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Apple's catalogues of phrases")
struct CatalogTests {
  /// Both shapes: a string set under the first phrase of a shortcut, and a string unit under each phrase.
  private static let both = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Order ${drink} with ${applicationName}" : {
          "localizations" : {
            "de" : { "stringSet" : { "state" : "translated", "values" : [
              "Bestelle ${drink} mit ${applicationName}", "${drink} (groß) bei ${applicationName}" ] } },
            "en" : { "stringSet" : { "state" : "translated", "values" : [
              "Order ${drink} with ${applicationName}", "Get ${drink} from ${applicationName}" ] } }
          }
        },
        "Stop ${applicationName}" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Halte ${applicationName} an" } } }
        }
      },
      "version" : "1.0"
    }
    """

  private static let names = """
    { "sourceLanguage": "en", "strings": {
      "CFBundleDisplayName": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Coffee Club" } },
        "de": { "stringUnit": { "state": "translated", "value": "Kaffeeklub" } } } },
      "INAlternativeAppName": { "localizations": { "en": { "stringUnit": { "state": "new", "value": "Brew" } } } },
      "NSCameraUsageDescription": { "localizations": { "en": { "stringUnit": { "state": "new", "value": "No" } } } }
    } }
    """

  private static let declarations = ShortcutDeclarations(
    applicationNames: ["Coffee"],
    shortcuts: [
      .init(
        intent: "OrderCoffee",
        phrases: ["Order ${drink} with ${applicationName}", "A ${drink} please, ${applicationName}"],
        slots: ["size": .text("large")]),
      .init(intent: "StopOrder", phrases: ["Stop ${applicationName}", "Cancel in ${applicationName}"]),
    ], negativePhrases: ["Order in the court, ${applicationName}"], locale: "en", origin: "CoffeeShortcuts")

  @Test("A folder of catalogues alone is a table: each key is an intent of that name, both shapes are read")
  func bare() throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": Self.both])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "de-AT")
    #expect(diagnostics.isEmpty)
    #expect(table.locale == "de")
    #expect(table.intents.map(\.name) == ["Order ${drink} with ${applicationName}", "Stop ${applicationName}"])
    #expect(
      table.texts("Order ${drink} with ${applicationName}") == [
        "Bestelle ${drink} mit ${applicationName}", "${drink} (groß) bei ${applicationName}",
      ])
    #expect(table.texts("Stop ${applicationName}") == ["Halte ${applicationName} an"])
    #expect(PhraseFolder(path: folder.path).locales == ["de", "en"])
  }

  @Test("Of a catalogue words stand for themselves, parameters are slots, and an unknown app's name is a few words")
  func expressions() throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": Self.both])
    let table = PhraseTableReader.read(folders: [folder.path], locale: "de").table
    let app = Expression.slot(SlotReference(list: "applicationName", isCapture: true))
    let phrases = try #require(table.block("Order ${drink} with ${applicationName}")).phrases
    #expect(
      phrases.map(\.expression) == [
        .sequence([.text("Bestelle "), .slot(SlotReference(list: "drink")), .text(" mit "), app]),
        .sequence([.slot(SlotReference(list: "drink")), .text(" (groß) bei "), app]),
      ])
    #expect(phrases.map { "\($0.position.line):\($0.position.column)" } == ["7:12", "7:56"])
    #expect(table.lists["applicationName"] == .words(most: 4))
  }

  @Test("A key without a text in its own language is the text; in a language without one there is none")
  func sourceLanguage() throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": Self.both])
    let english = PhraseTableReader.read(folders: [folder.path], locale: "en-GB").table
    #expect(english.texts("Stop ${applicationName}") == ["Stop ${applicationName}"])
    let (french, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "fr")
    #expect(french.intents.isEmpty)
    #expect(diagnostics.map(\.message) == ["there are no phrases for the locale “fr”; there are some for de, en"])
  }

  @Test("The app's names come from InfoPlist, in the language of the table")
  func applicationNames() throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": Self.both, "InfoPlist.xcstrings": Self.names])
    let english = PhraseTableReader.read(folders: [folder.path], locale: "en").table
    #expect(
      english.rules["applicationName"]?.phrase.expression == .alternatives([.text("Coffee Club"), .text("Brew")]))
    #expect(
      english.block("Stop ${applicationName}")?.phrases.first?.expression
        == .sequence([.text("Stop "), .rule("applicationName")]))
    let german = PhraseTableReader.read(folders: [folder.path], locale: "de").table
    #expect(german.rules["applicationName"]?.phrase.text == "Kaffeeklub")
  }

  @Test("The older text form of a language's folder says the same")
  func strings() throws {
    let folder = try TemporaryFolder([
      "en.lproj/AppShortcuts.strings": "/* A */\n\"Stop ${applicationName}\" = \"Stop ${applicationName}\";\n",
      "de.lproj/AppShortcuts.strings": "\"Stop ${applicationName}\" =\n  \"Halte ${applicationName} an\";\n",
      "de.lproj/InfoPlist.strings": "CFBundleName = \"Kaffee\";",
    ])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "de")
    #expect(diagnostics.isEmpty)
    #expect(table.locale == "de")
    #expect(table.texts("Stop ${applicationName}") == ["Halte ${applicationName} an"])
    let position = try #require(table.block("Stop ${applicationName}")?.phrases.first?.position)
    #expect(position.line == 2 && position.column == 4)
    #expect(table.rules["applicationName"]?.phrase.text == "Kaffee")
    #expect(PhraseFolder(path: folder.path).locales == ["de", "en"])
  }

  @Test("A single catalogue can be named in place of its folder")
  func single() throws {
    let folder = try TemporaryFolder([
      "AppShortcuts.xcstrings": Self.both, "de.lproj/AppShortcuts.strings": "\"Stop\" = \"Halt\";",
    ])
    let all = PhraseTableReader.read(folders: [folder.path + "/AppShortcuts.xcstrings"], locale: "de").table
    #expect(all.intents.count == 2)
    let one = PhraseTableReader.read(folders: [folder.path + "/de.lproj/AppShortcuts.strings"], locale: "de").table
    #expect(one.texts("Stop") == ["Halt"])
  }

  @Test("Phrases that code declares join the table of their language, behind those of its files")
  func declared() throws {
    let folder = try TemporaryFolder(["en/a.yaml": "OrderCoffee: [coffee]\nX: [\"<applicationName>\"]"])
    let (table, diagnostics) = PhraseTableReader.read(
      folders: [folder.path], locale: "en", declarations: Self.declarations)
    #expect(diagnostics.isEmpty)
    #expect(
      table.texts("OrderCoffee") == [
        "coffee", "Order ${drink} with ${applicationName}", "A ${drink} please, ${applicationName}",
      ])
    #expect(table.intents.first { $0.name == "OrderCoffee" }?.blocks.last?.slots == ["size": .text("large")])
    #expect(table.texts("StopOrder") == ["Stop ${applicationName}", "Cancel in ${applicationName}"])
    #expect(table.negativePhrases.map(\.text) == ["Order in the court, ${applicationName}"])
    #expect(table.block("StopOrder")?.phrases.last?.position == .init(file: "CoffeeShortcuts", line: 4, column: 1))
    #expect(table.rules["applicationName"]?.phrase.text == "Coffee")
    #expect(table.texts("X") == ["<applicationName>"])
  }

  @Test("In another language translations replace them; what has none is not said there")
  func translated() throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": Self.both, "InfoPlist.xcstrings": Self.names])
    let (table, diagnostics) = PhraseTableReader.read(
      folders: [folder.path], locale: "de", declarations: Self.declarations)
    #expect(diagnostics.isEmpty)
    #expect(
      table.texts("OrderCoffee") == [
        "Bestelle ${drink} mit ${applicationName}", "${drink} (groß) bei ${applicationName}",
      ])
    #expect(table.texts("StopOrder") == ["Halte ${applicationName} an"])
    #expect(table.negativePhrases.isEmpty)
    #expect(table.rules["applicationName"]?.phrase.text == "Coffee|Kaffeeklub")
  }

  @Test("In the language of the code a string set is all that a shortcut says")
  func replaced() throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": Self.both])
    let table = PhraseTableReader.read(folders: [folder.path], locale: "en", declarations: Self.declarations).table
    #expect(
      table.texts("OrderCoffee") == [
        "Order ${drink} with ${applicationName}", "Get ${drink} from ${applicationName}",
      ])
    #expect(table.texts("StopOrder") == ["Stop ${applicationName}", "Cancel in ${applicationName}"])
  }

  @Test("A key that no shortcut declares is told at its place")
  func strangers() throws {
    let folder = try TemporaryFolder([
      "AppShortcuts.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {\n  \"Stop \\\\(app)\": {} } }"
    ])
    let (table, diagnostics) = PhraseTableReader.read(
      folders: [folder.path], locale: "en", declarations: Self.declarations)
    #expect(diagnostics.map(\.place) == ["warning 2:4"])
    #expect(diagnostics.first?.message == "no shortcut declares the phrase “Stop \\(app)”; it is left out")
    #expect(table.intents.count == 2)
  }

  @Test("Shortcuts need no folder of phrases")
  func noFolder() {
    let (table, diagnostics) = PhraseTableReader.read(folders: [], locale: "en", declarations: Self.declarations)
    #expect(diagnostics.isEmpty)
    #expect(table.intents.map(\.name) == ["OrderCoffee", "StopOrder"])
  }

  @Test(
    "Where faults leave nothing of the files, the phrases of the code do not hide it",
    arguments: [["en/a.yaml": "A: ["], ["notes.txt": ""], ["AppShortcuts.xcstrings": "{"]])
  func nothingLeft(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let (table, diagnostics) = PhraseTableReader.read(
      folders: [folder.path], locale: "en", declarations: Self.declarations)
    #expect(table.intents.isEmpty)
    #expect(diagnostics.contains { $0.severity == .error })
  }

  @Test(
    "A phrase that cannot be used is told at its very character, and the others are read",
    arguments: [
      ("Order \\\\(.applicationName)", 19, "“\\(…)” is Swift and means nothing in a catalogue"),
      ("Order ${", 19, "“${” is never closed"), ("Order ${ }", 19, "“${}” names no parameter"),
      ("Order ${a b}", 19, "“${a b}” names no parameter"), ("  ", 13, "the phrase is empty"),
      ("${applicationName}", 13, "nobody tells the app's name, so this phrase would match anything"),
    ])
  func faulty(text: String, column: Int, message: String) throws {
    let folder = try TemporaryFolder([
      "AppShortcuts.xcstrings": """
      {"sourceLanguage": "en", "strings": { "Order": {"localizations": {"en": {"stringSet": {"values": [
                 "\(text)", "fine"]}}}}}}
      """
    ])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    #expect(diagnostics.map(\.place) == ["error 2:\(column)"])
    #expect(diagnostics.first?.message == message)
    #expect(diagnostics.first?.fix != nil)
    #expect(table.texts("Order") == ["fine"])
  }

  @Test(
    "A file that is no catalogue is told and left out, and a broken entry leaves the others",
    arguments: [
      ("{", 0), ("[]", 0), ("{\"strings\": 1}", 0), ("{\"strings\": {\"a\": 1, \"b\": {}}}", 1),
      ("{\"strings\": {\"a\": {\"localizations\": 1}, \"b\": {}}}", 2),
      ("{\"strings\": {\"a\": {\"localizations\": {\"de\": {}}}, \"b\": {}}}", 2),
      ("{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"stringSet\": {\"values\": [1, \"c\"]}}}}}}", 1),
      ("{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"stringUnit\": {}}}}}}", 1),
      ("\u{0}", 0),
    ])
  func broken(text: String, intents: Int) throws {
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": text])
    let (table, diagnostics) = PhraseTableReader.read(folders: [folder.path], locale: "en")
    // What is wrong in German is counted only.
    #expect(diagnostics.contains { $0.severity == .error || $0.code == Diagnostic.otherLanguages })
    #expect(table.intents.count == intents)
  }

  @Test(
    "A text that is still to be translated is not said, but in the language of the keys, where “new” is what code says")
  func new() throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": { "Go ${applicationName}": { "localizations": {
        "en": { "stringSet": { "state": "new", "values": ["Go ${applicationName}", "Run ${applicationName}"] } },
        "de": { "stringSet": { "state": "new", "values": ["Los ${applicationName}"] } },
        "fr": { "stringUnit": { "state": "needs_review", "value": "Va ${applicationName}" } } } } } }
      """
    let folder = try TemporaryFolder(["AppShortcuts.xcstrings": catalog])
    let table = { (locale: String) in PhraseTableReader.read(folders: [folder.path], locale: locale).table }
    #expect(table("en").texts("Go ${applicationName}") == ["Go ${applicationName}", "Run ${applicationName}"])
    #expect(table("fr").texts("Go ${applicationName}") == ["Va ${applicationName}"])
    #expect(table("de").intents.isEmpty)
    #expect(PhraseFolder(path: folder.path).locales == ["en", "fr"])
  }

  @Test("Faults of the language that is read are told, those of others are counted")
  func otherLanguages() throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": { "Go ${applicationName}": { "localizations": {
        "de": { "stringSet": { "state": "translated" } }, "fr": { "stringUnit": { "state": "translated" } } } } } }
      """
    let folder = try TemporaryFolder([
      "AppShortcuts.xcstrings": catalog, "es.lproj/AppShortcuts.strings": "\"Go ${applicationName}\" = \"Ve",
    ])
    let told = { (locale: String) in PhraseTableReader.read(folders: [folder.path], locale: locale).diagnostics }
    #expect(told("en").map(\.message) == ["3 faults in other languages are not told here"])
    let files = "\(folder.path)/AppShortcuts.xcstrings \(folder.path)/es.lproj/AppShortcuts.strings"
    #expect(told("en").first?.fix == "`lint \(files)` tells all")
    let german = told("de")
    #expect(german.map(\.severity) == [.error, .error, .warning])
    #expect(german.contains { $0.position?.line == 2 && $0.message.contains("has no list of texts") })
    #expect(german.last?.message == "2 faults in other languages are not told here")
  }
}

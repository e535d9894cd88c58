import Foundation
import Testing

@Suite("The verb export")
struct ExportVerbTests {
  @Test("An app's phrases come with the names of its things; the fault of a bare grammar is told")
  func names() async throws {
    let home = try Home()
    #expect(try await home.daybook("ask", "add paint room 12").status == 0)
    let outcome = try await home.daybook("export", "--format", "jsgf", "--locale", "en")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("<names_TaskEntity> = paint room twelve;"))
    #expect(outcome.errors.contains("hears a command in whatever is said"))
    let words = try await home.daybook("export", "--format", "words", "--locale", "de", "--quiet")
    #expect(words.lines.contains("aufgabe") && words.errors.isEmpty)
  }

  @Test("Without a locale there is a file for each, so a folder is needed")
  func locales() async throws {
    let home = try Home()
    // A few phrases: those of six languages take long in a debug build.
    for (locale, phrase) in [("de", "notiere"), ("en", "note"), ("ru", "запиши")] {
      _ = try home.file("few/\(locale)/a.yaml", "intents:\n  AddTask: [\"\(phrase) {title}\"]\n")
    }
    let export = "$daybook export --phrases few --format words"
    #expect(try await home.shell(export).status == 2)
    let outcome = try await home.shell("\(export) --output out --quiet")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: home.folder + "/out").sorted()
    #expect(files == ["de.txt", "en.txt", "ru.txt"])
  }

  @Test("Tables alone are exported too, hassil is a name of YAML, and files that cannot be read are told")
  func tables() async throws {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"go to {place}\"]\n")
    _ = try home.file("words.txt", "rome paris\n")
    _ = try home.file("known.dict", "go G OW\nto T UW\n")
    let arpa = try await home.shell("$parlance export --format arpa --words words.txt --dictionary known.dict")
    #expect(arpa.status == 0)
    #expect(arpa.output.hasPrefix("\\data\\\nngram 1=") && arpa.output.hasSuffix("\n\\end\\\n"))
    #expect(arpa.output.contains("\trome\t"))
    #expect(arpa.errors.contains("“place”: it is taken as free text") && arpa.errors.contains("the dictionary lacks"))
    #expect(try await home.shell("$parlance export --format hassil").output.hasPrefix("language: \"en\""))
    #expect(try await home.shell("$parlance export --format yaml --words words.txt").status == 2)
    #expect(try await home.shell("$parlance export --format arpa --words none.txt").status == 6)
    let form = try await home.shell("$parlance export --format tape")
    #expect(form.status == 2 && form.errors.contains("whisper-commands"))
  }

  @Test("Files are imported once, two of one language beside each other, and no tables that are there already")
  func folders() async throws {
    let home = try Home()
    _ = try home.file("back/phrases.csv", "intent,locale,phrase\nGo,de,los\n")
    _ = try home.file("back/prices.csv", "item,price\ncoffee,3\n")
    _ = try home.file("more.csv", "intent,locale,phrase\nStop,de,halt\n")
    let outcome = try await home.shell("$parlance import --output made back ./more.csv more.csv && cat made/de/*.yaml")
    #expect(outcome.status == 0 && outcome.output.contains("\"halt\""))
    let again = try await home.shell("$parlance import --output other . ; echo other/de/*")
    #expect(again.output == "other/de/phrases-2.yaml other/de/phrases.yaml\n")
    #expect(try await home.shell("$parlance match --phrases made --locale de los").status == 0)
  }

  @Test("A catalogue that is exported as one keeps its keys")
  func keys() async throws {
    let home = try Home()
    _ = try home.file(
      "AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Start ${sport} with ${applicationName}": {"localizations":
      {"en": {"stringSet": {"state": "new", "values": ["Go with ${applicationName}", "Run with ${applicationName}"]}}}}},
      "version": "1.0"}
      """)
    let outcome = try await home.shell("$parlance export --format xcstrings .")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"Start ${sport} with ${applicationName}\":{"))
    #expect(outcome.output.contains("Run with ${applicationName}"))
  }

  @Test("What catalogues note for translators stands in what is exported", arguments: ["xcstrings", "strings"])
  func notes(_ form: String) async throws {
    let home = try Home()
    if form == "xcstrings" {
      _ = try home.file(
        "AppShortcuts.xcstrings",
        """
        {"sourceLanguage": "en", "strings": {"Go ${applicationName}": {"comment": "Starts at once.", "localizations":
        {"de": {"stringUnit": {"state": "needs_review", "value": "Los ${applicationName}"}}}}}, "version": "1.0"}
        """)
    } else {
      let head = "/*\n  AppShortcuts.strings\n*/\n\n// Starts at once.\n\"Go ${applicationName}\" = "
      _ = try home.file("en.lproj/AppShortcuts.strings", head + "\"Go ${applicationName}\"; // done\n")
      _ = try home.file("de.lproj/AppShortcuts.strings", "\"Go ${applicationName}\" = \"Los ${applicationName}\";\n")
    }
    let outcome = try await home.shell("$parlance export --format xliff --locale de .")
    #expect(outcome.status == 0 && outcome.output.contains("<note>Starts at once.</note>"))
    #expect(outcome.output.contains("state=\"needs-review-l10n\"") == (form == "xcstrings"))
  }

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"comment": "Opens it.", "localizations": {
    "de": {"stringUnit": {"state": "translated", "value": "Öffne ${applicationName}"}},
    "ja": {"stringUnit": {"state": "needs_review", "value": "${applicationName}を開いて"}}}},
    "Start ${sport} with ${applicationName}": {"localizations": {
    "en": {"stringUnit": {"state": "new", "value": "Start ${sport} (a|b) with ${applicationName}"}},
    "de": {"stringUnit": {"state": "translated", "value": "Los ${sport} in ${applicationName}"}},
    "ja": {"stringUnit": {"state": "translated", "value": "${applicationName}で${sport}"}}}}}, "version": "1.0"}
    """

  @Test(
    "What is exported of a catalogue and read again is the same table",
    arguments: ["yaml", "xcstrings", "strings", "csv", "xliff", "xliff2"], ["--name Pacer", "--name Pacer --name Run"])
  func roundTrip(_ format: String, names: String) async throws {
    let home = try Home()
    _ = try home.file("App/AppShortcuts.xcstrings", Self.catalog)
    let first = try await home.shell("$parlance export --format yaml \(names) --output first App")
    #expect(first.status == 0)
    #expect(try await home.shell("$parlance export --format \(format) \(names) --output other App").status == 0)
    let back = format == "yaml" ? "export --format yaml --output again other" : "import \(names) --output again other/*"
    #expect(try await home.shell("$parlance \(back)").status == 0)
    // Of XLIFF the translations are read; a `.strings` has no mark of review and no key apart from its phrase.
    let locales = format.hasPrefix("xliff") ? ["de", "ja"] : ["de", "en", "ja"]
    for locale in locales {
      var old = try String(contentsOfFile: "\(home.folder)/first/\(locale)/phrases.yaml", encoding: .utf8)
      let new = try String(contentsOfFile: "\(home.folder)/again/\(locale)/phrases.yaml", encoding: .utf8)
      if format == "strings" {
        old = old.replacing("          \"state\": \"needs_review\"\n", with: "").replacing(
          "\"Start ${sport} with ${applicationName}\":", with: "\"Start ${sport} (a|b) with ${applicationName}\":")
      }
      #expect(old == new, "\(format) \(locale)")
    }
  }

  @Test(
    "Where nobody names the app, what translators give back has a list for its name, of few words",
    arguments: ["csv", "xliff"])
  func unnamed(_ format: String) async throws {
    let home = try Home()
    _ = try home.file("App/AppShortcuts.xcstrings", Self.catalog)
    #expect(try await home.shell("$parlance export --format \(format) --output other App").status == 0)
    #expect(try await home.shell("$parlance import --output made other/*").status == 0)
    let table = try String(contentsOfFile: home.folder + "/made/de/phrases.yaml", encoding: .utf8)
    #expect(table.hasSuffix("lists:\n  \"applicationName\":\n    wildcard: true\n"))
    #expect(try await home.shell("$parlance export --format yaml --output again made").status == 0)
    #expect(try await home.shell("cmp made/de/phrases.yaml again/de/phrases.yaml").status == 0)
    #expect(try await home.shell("$parlance match --phrases made --locale de öffne eins zwei drei vier").status == 0)
    #expect(
      try await home.shell("$parlance match --phrases made --locale de öffne eins zwei drei vier fünf").status == 3)
  }

  @Test(
    "The rule for an app's name is a list or a rule again in what translators give back", arguments: ["csv", "xliff"])
  func nameOfTable(_ format: String) async throws {
    let home = try Home()
    for (locale, word) in [("en", "go with"), ("de", "los mit")] {
      _ = try home.file(
        "Phrases/\(locale)/a.yaml",
        "intents:\n  Go: [\"\(word) <applicationName>\"]\nexpansion_rules: {applicationName: \"(Pacer|Run)\"}\n")
    }
    #expect(try await home.shell("$parlance export --format \(format) --output other").status == 0)
    for (names, pizza) in [("", 0), ("--name Pacer", 3)] as [(String, Int32)] {
      #expect(try await home.shell("rm -rf made; $parlance import \(names) --output made other/*").status == 0)
      #expect(try await home.shell("$parlance match --phrases made --locale de los mit pacer").output == "Go\n")
      #expect(try await home.shell("$parlance match --phrases made --locale de los mit pizza").status == pizza)
    }
  }

  @Test("Each of what is exported is a catalogue again, with the keys of the first", arguments: ["yaml", "xcstrings"])
  func catalogAgain(_ format: String) async throws {
    let home = try Home()
    _ = try home.file("App/AppShortcuts.xcstrings", Self.catalog)
    #expect(try await home.shell("$parlance export --format xcstrings --output first App").status == 0)
    #expect(try await home.shell("$parlance export --format \(format) --output other App").status == 0)
    #expect(try await home.shell("$parlance export --format xcstrings --output again other").status == 0)
    #expect(try await home.shell("cmp first/AppShortcuts.xcstrings again/AppShortcuts.xcstrings").status == 0)
  }

  @Test("A catalogue of one language has the keys of the source, and says which that is")
  func oneLanguage() async throws {
    let home = try Home()
    let source = Self.catalog.replacing("\"sourceLanguage\": \"en\"", with: "\"sourceLanguage\": \"ja\"")
    for (folder, catalog, language) in [("App", Self.catalog, "en"), ("Other", source, "ja")] {
      _ = try home.file("\(folder)/AppShortcuts.xcstrings", catalog)
      let whole = try await home.shell("$parlance export --format xcstrings --locale de \(folder)")
      #expect(whole.status == 0)
      #expect(whole.output.hasPrefix("{\"sourceLanguage\":\"\(language)\",\"strings\":{\"Open ${applicationName}\":{"))
      #expect(whole.output.contains("\"localizations\":{\"de\":{\"stringSet\":"))
      #expect(!whole.output.contains("\"en\":") && !whole.output.contains("\"ja\":"))
    }
    let lines = try await home.shell("$parlance export --format strings --locale de App")
    #expect(lines.output.contains("\n\"Open ${applicationName}\" = \"Öffne ${applicationName}\";\n"))
    let missing = try await home.shell("$parlance export --format strings --locale it App")
    #expect(missing.status == 6 && missing.errors.contains("there are no phrases in “it” to export"))
  }

  @Test(
    "Tables of one language are a catalogue under the phrases of the source, and of what others lack nothing is told")
  func oneLanguageOfTables() async throws {
    let home = try Home()
    let table = { (phrase: String) in
      "intents:\n  Go: [\"\(phrase) {applicationName:@applicationName}\", \"\(phrase)\"]\n"
    }
    for (locale, phrase) in [("en", "go with"), ("de", "los mit"), ("fr", "va avec")] {
      _ = try home.file("Phrases/\(locale)/a.yaml", table(phrase))
    }
    let outcome = try await home.shell("$parlance export --format strings --locale de")
    #expect(outcome.output == "\"go with ${applicationName}\" = \"los mit ${applicationName}\";\n")
    #expect(outcome.errors.contains("los mit") && !outcome.errors.contains("go with"), "\(outcome.errors)")
  }

  @Test("A translation that begins with the app's name is one of its key, and no file is written without a phrase")
  func nameFirst() async throws {
    let home = try Home()
    _ = try home.file("App/AppShortcuts.xcstrings", Self.catalog)
    let outcome = try await home.shell("$parlance export --format strings --output out App")
    #expect(!outcome.errors.contains("ja"))
    #expect(
      try String(contentsOfFile: home.folder + "/out/ja.lproj/AppShortcuts.strings", encoding: .utf8).contains(
        "\"Open ${applicationName}\" = \"${applicationName}を開いて\";"))
    _ = try home.file(
      "Other/AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Go with ${applicationName}": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Los ${sport} mit ${applicationName}"}}}}}, "version": "1.0"}
      """)
    #expect(try await home.shell("$parlance export --format strings --output two Other").status == 0)
    #expect(try await home.shell("ls two").lines == ["en.lproj"])
  }

  @Test("A translator's XLIFF becomes a table")
  func xliff() async throws {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"go to {place}\"]\n")
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Go: [\"geh nach {place}\"]\n")
    #expect(try await home.shell("$parlance export --format xliff > back.xliff").status == 0)
    let outcome = try await home.shell("$parlance import back.xliff")
    #expect(outcome.status == 0 && outcome.output.contains("geh nach {place}"))
    #expect(try await home.shell("echo '<xliff>' > bad.xliff; $parlance import bad.xliff").status == 6)
  }

  @Test(
    "Translators get a file for a language that has no phrases yet, and what they leave open is told",
    arguments: ["xliff", "csv"])
  func newLanguage(_ format: String) async throws {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"go home\", \"go away\"]\n")
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Go: [\"geh heim\"]\n")
    let outcome = try await home.shell("$parlance export --format \(format) --locale fr > fr.\(format)")
    #expect(outcome.status == 0)
    let text = try String(contentsOfFile: home.folder + "/fr.\(format)", encoding: .utf8)
    #expect(text.contains("go home") && !text.contains("geh heim"))
    let filled =
      format == "csv"
      ? text.replacing("Go,fr,,go home", with: "Go,fr,rentre,go home")
      : text.replacing("go home</source>", with: "go home</source><target>rentre</target>")
    _ = try home.file("fr.\(format)", filled)
    let made = try await home.shell("$parlance import --output made fr.\(format)")
    #expect(made.status == 0)
    #expect(made.errors.contains("“go away” is not translated"))
    #expect(try await home.shell("$parlance match --phrases made --locale fr rentre").output == "Go\n")
  }

  @Test("What of a catalogue cannot be a table is told, and what cannot be read ends the export with 6")
  func faulty() async throws {
    let home = try Home()
    _ = try home.file(
      "App/AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
      "Share with ${applicationName}": {"localizations": {"de":
      {"stringSet": {"state": "translated", "values": ["Teile mit \\\\(.applicationName)", "Gib mit ${applicationName}"]}}}},
      "Scan with ${applicationName}": {"localizations": {"de": {"variations": {"device": {"iphone":
      {"stringUnit": {"state": "translated", "value": "Scanne mit ${applicationName}"}}}}}}}}, "version": "1.0"}
      """)
    let made = try await home.shell("$parlance import --output made App")
    #expect(made.status == 6)
    #expect(made.errors.contains("AppShortcuts.xcstrings:3:61: error: “\\(…)” is Swift"), "\(made.errors)")
    #expect(made.errorLines.count { $0.hasPrefix("App/") } == 2)
    #expect(made.errorLines.last { $0.hasPrefix("App/") }?.contains("varies by number or device is left out") == true)
    _ = try home.file("Phrases/en/a.yaml", "intents:\n  Go: [\"go\"]\n")
    _ = try home.file("Phrases/de/a.yaml", "intents:\n\tGo: [\"los\"]\n")
    let partial = try await home.shell("$parlance export --format csv")
    #expect(partial.status == 6 && partial.output.contains("Go,en,go"))
  }

  @Test("Parts of numbers that no grammar carries are told")
  func fractions() async throws {
    let home = try Home()
    let table = """
      language: en
      intents:
        Heat: ["set the heating to {t} degrees"]
      lists:
        t: {range: {from: 5, to: 30, fractions: halves}}
      """
    _ = try home.file("Phrases/en/a.yaml", table)
    let outcome = try await home.shell("$parlance export --strict --locale en --format gbnf")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("of the numbers from 5 to 30 only whole ones are carried over"))
  }
}

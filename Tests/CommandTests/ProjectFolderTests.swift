import Foundation
import Testing

@Suite("Tests in the folder of a project")
struct ProjectFolderTests {
  @Test("Of two apps in one folder each has its tests")
  func twoApps() async throws {
    let home = try Home()
    for (app, word) in [("A", "stop"), ("B", "halt")] {
      _ = try home.file("\(app)/Phrases/en/a.yaml", "intents:\n  Halt\(app): [\"\(word)\"]\n")
      _ = try home.file(
        "\(app)/Tests/a.jsonl",
        "{\"text\": \"\(word)\", \"intent\": \"Halt\(app)\"}\n{\"text\": \"stop\", \"intent\": \(app == "A" ? "\"HaltA\"" : "null")}\n"
      )
    }
    let outcome = try await home.shell("$parlance test . --format json")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("\"A/Tests/a.jsonl\"") && !outcome.output.contains("./A"))
    let text = try await home.shell("$parlance test .")
    #expect(text.lines.last == "4 passed, 0 failed")
  }

  @Test("In a language without a name for the app it goes by that of the source")
  func nameOfSource() async throws {
    let home = try Home()
    _ = try home.file(
      "App/AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Open ${applicationName}": {"localizations":
      {"pt-BR": {"stringUnit": {"state": "translated", "value": "Abrir ${applicationName}"}}}}}, "version": "1.0"}
      """)
    _ = try home.file(
      "App/InfoPlist.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations":
      {"en": {"stringUnit": {"state": "translated", "value": "Larder"}}}}}, "version": "1.0"}
      """)
    #expect(try await home.shell("$parlance match --phrases App --locale pt-BR abrir larder").status == 0)
    #expect(try await home.shell("$parlance match --phrases App --locale pt-BR abrir a porta").status == 3)
    #expect(try await home.shell("$parlance test --generate App").output.contains("Abrir Larder"))
  }

  @Test("The files of a project tell what its app is called, the surest first, and what is taken is told")
  func projectName() async throws {
    let home = try Home()
    try home.shortcuts("Go with ${applicationName}", in: "Club/App/Resources")
    func said(_ options: String = "") async throws -> (name: String?, note: String) {
      let outcome = try await home.shell("$parlance export --format sentences \(options) Club")
      return (outcome.lines.first?.replacing("Go with ", with: ""), outcome.errors)
    }
    // Every project has a folder called Resources.
    #expect(try await said().name == "App")
    _ = try home.file("Club/Runner.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n}\n")
    let project = try await said()
    #expect(project.name == "Runner" && project.note.contains("after Club/Runner.xcodeproj"))
    // What only a project is called may be said otherwise.
    #expect(try await home.shell("$parlance match --phrases Club go with pizza").status == 0)
    _ = try home.file(
      "Club/Runner.xcodeproj/project.pbxproj",
      """
      INFOPLIST_KEY_CFBundleDisplayName = "Night Widget";
      INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME)";
      INFOPLIST_KEY_CFBundleDisplayName = "Runner Club";
      """)
    let settings = try await said()
    #expect(settings.name == "Runner Club" && settings.note.contains("Club/Runner.xcodeproj/project.pbxproj says"))
    #expect(try await home.shell("$parlance match --phrases Club go with runner club").status == 0)
    #expect(try await home.shell("$parlance match --phrases Club go with pizza").status == 3)
    _ = try home.file(
      "Club/App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleName</key><string>Larder</string>
      <key>CFBundleDisplayName</key><string>$(DISPLAY_NAME)</string></dict></plist>
      """)
    let list = try await said()
    #expect(list.name == "Larder" && list.note.contains("as Club/App/Info.plist says"))
    let given = try await said("--name Pacer")
    #expect(given.name == "Pacer" && given.note.isEmpty)
    _ = try home.file("Club/App/Resources/en.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Sprint\";\n")
    let catalog = try await said()
    #expect(catalog.name == "Sprint" && catalog.note.isEmpty)
  }

  @Test("A phrase that is the app's name alone is read and linted as sound where its project is sure of the name")
  func nameAlone() async throws {
    let home = try Home()
    try home.shortcuts("${applicationName}", in: "App")
    #expect(try await home.shell("$parlance lint .").output.contains("joined-placeholders"))
    #expect(try await home.shell("$parlance match --name Pacer pacer").output == "${applicationName}\n")
    _ = try home.file("A.xcodeproj/project.pbxproj", "INFOPLIST_KEY_CFBundleDisplayName = Pacer;\n")
    #expect(try await home.shell("$parlance lint .").status == 0)
    #expect(try await !home.shell("$parlance lint .").output.contains("joined-placeholders"))
    #expect(try await home.shell("$parlance match pacer").output == "${applicationName}\n")
  }

  @Test("In the folder of an app no verb asks where its phrases are, and without any each says what to name")
  func noFolderNamed() async throws {
    let home = try Home()
    for verb in ["match go", "export --format yaml"] {
      #expect(try await home.shell("$parlance \(verb)").status != 0)
    }
    #expect(try await home.shell("$parlance match go").errors.contains("--phrases"))
    try home.shortcuts("Go with ${applicationName}", in: "App/Resources")
    _ = try home.file("compose.yaml", "services:\n  a: b\n")
    let matched = try await home.shell("$parlance match go with pacer")
    #expect(matched.status == 0 && matched.output == "Go with ${applicationName}\n")
    #expect(matched.errors.contains("any words, up to 4, stand for it") && matched.errorLines.count == 1)
    #expect(try await home.shell("$parlance explain go with pacer").status == 0)
    #expect(try await home.shell("$parlance test").errors.contains("`parlance test .`"))
    #expect(try await home.shell("$parlance test .").errors.contains("`parlance test --generate`"))
    let rule = try await home.shell("$parlance lint --ignore missing-app-nam")
    #expect(rule.status == 2 && rule.errors.contains("did you mean “missing-app-name”?"))
    #expect(try await home.shell("$parlance export --format yaml").output.contains("\"Go with <applicationName>\""))
  }

  @Test("Folders of a project are no languages, whatever they are called", arguments: ["App", "src", "tmp", "ui"])
  func folderNames(_ name: String) async throws {
    let home = try Home()
    _ = try home.file("\(name)/Phrases/en/a.yaml", "intents:\n  Go: [\"go\"]\n")
    _ = try home.file("\(name)/Phrases/fil/a.yaml", "intents:\n  Go: [\"tara\"]\n")
    _ = try home.file("\(name)/tests/a.jsonl", "{\"text\": \"go\", \"intent\": \"Go\"}\n")
    _ = try home.file("\(name)/tests/fil/a.jsonl", "{\"text\": \"tara\", \"intent\": \"Go\"}\n")
    let outcome = try await home.shell("$parlance test .")
    #expect(outcome.status == 0 && outcome.lines.last == "2 passed, 0 failed", "\(outcome.output)")
    _ = try home.file("other/\(name)/b.yaml", "intents:\n  Stop: [\"halt\"]\n")
    #expect(try await home.shell("cd other; $parlance match --locale en halt").output == "Stop\n")
    #expect(try await home.shell("$parlance test --generate other").output.contains("\"locale\":\"en\""))
  }
}

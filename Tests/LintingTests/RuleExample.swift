import ParlanceLinting
import ParlanceMatching
import ParlancePhraseTables

/// Files in which a rule finds something, and files like them in which it finds nothing.
struct RuleExample: CustomStringConvertible, Sendable {
  let code: String
  let bad: [String: String]
  let good: [String: String]
  var app: LintApp?
  var goodApp: LintApp?
  /// Of a thousand phrases none is tried: that is another rule's.
  var sentences: Int { code == "too-many-phrases" ? 0 : 4 }

  var description: String { code }

  init(
    _ code: String, bad: [String: String], good: [String: String], app: LintApp? = nil, goodApp: LintApp? = nil
  ) {
    self.code = code
    self.bad = bad
    self.good = good
    self.app = app
    self.goodApp = goodApp ?? app
  }

  /// The same with the phrases of shortcuts in one catalogue.
  init(_ code: String, shortcuts bad: String, good: String) {
    self.init(code, bad: ["AppShortcuts.xcstrings": bad], good: ["AppShortcuts.xcstrings": good])
  }

  /// The same with one table in English.
  init(_ code: String, table bad: String, good: String, app: LintApp? = nil, goodApp: LintApp? = nil) {
    self.init(
      code, bad: ["Phrases/en/a.yaml": "language: en\n" + bad], good: ["Phrases/en/a.yaml": "language: en\n" + good],
      app: app, goodApp: goodApp)
  }

  static let all = catalogs + tables + coverage
}

extension RuleExample {
  /// What is found in Apple's catalogues.
  private static let catalogs: [RuleExample] = [
    RuleExample("unreadable-file", shortcuts: "{\"strings\": {", good: CatalogText.units([:])),
    RuleExample(
      "catalog-shape", shortcuts: CatalogText.catalog(["\"Go ${applicationName}\": {\"localizations\": {\"de\": {}}}"]),
      good: CatalogText.units(["Go ${applicationName}": ["de": "Los ${applicationName}"]])),
    RuleExample(
      "wrong-placeholder",
      shortcuts: CatalogText.units(["Start in ${applicationName}": ["de": "Starte in \\(.applicationName)"]]),
      good: CatalogText.units(["Start in ${applicationName}": ["de": "Starte für 5 $ in ${applicationName}"]])),
    RuleExample(
      "missing-app-name", shortcuts: CatalogText.units(["Start the timer": ["de": "Starte den Wecker"]]),
      good: CatalogText.units(["Start ${applicationName}": ["de": "Starte ${applicationName}"]])),
    RuleExample(
      "unknown-placeholder",
      shortcuts: CatalogText.units(["Open ${book} in ${applicationName}": ["de": "Öffne ${buch} in ${applicationName}"]]
      ),
      good: CatalogText.units(["Open ${book} in ${applicationName}": ["de": "Öffne ${book} in ${applicationName}"]])),
    RuleExample(
      "lost-placeholder",
      shortcuts: CatalogText.units(["Open ${book} in ${applicationName}": ["de": "Öffne es in ${applicationName}"]]),
      good: CatalogText.sets([
        "Open ${applicationName}": [
          "en": ["Open ${applicationName}", "Open ${book} in ${applicationName}"],
          "de": ["Öffne ${applicationName}", "Öffne ${book} in ${applicationName}"],
        ]
      ])),
    RuleExample(
      "second-parameter", shortcuts: CatalogText.units(["Move ${task} to ${list} in ${applicationName}": [:]]),
      good: CatalogText.units(["Move ${task} in ${applicationName}": [:]])),
    RuleExample(
      "joined-placeholders", shortcuts: CatalogText.units(["Call ${person}${applicationName}": [:]]),
      good: CatalogText.units(["Call ${person} with ${applicationName}": [:]])),
    RuleExample("too-many-shortcuts", shortcuts: shortcuts(11), good: shortcuts(10)),
    RuleExample("too-many-phrases", shortcuts: phrases(1001), good: phrases(1000)),
    RuleExample(
      "first-phrase",
      shortcuts: CatalogText.sets([
        "Open ${book} in ${applicationName}": ["en": ["Open ${book} in ${applicationName}", "Open ${applicationName}"]]
      ]),
      good: CatalogText.sets([
        "Open ${applicationName}": ["en": ["Open ${applicationName}", "Open ${book} in ${applicationName}"]]
      ])),
    RuleExample(
      "duplicate-phrase",
      shortcuts: CatalogText.sets([
        "Open ${applicationName}": ["en": ["Open ${applicationName}"]],
        "Begin ${applicationName}": ["en": ["open  ${applicationName}!"]],
      ]),
      good: CatalogText.sets([
        "Open ${applicationName}": ["en": ["Open ${applicationName}"]],
        "Begin ${applicationName}": ["en": ["Begin ${applicationName}"]],
      ])),
    RuleExample(
      "missing-translation",
      shortcuts: CatalogText.units([
        "Open ${applicationName}": ["de": "Öffne ${applicationName}"], "Close ${applicationName}": [:],
      ]),
      good: CatalogText.units([
        "Open ${applicationName}": ["de": "Öffne ${applicationName}"],
        "Close ${applicationName}": ["de": "Schließe ${applicationName}"],
      ])),
    RuleExample(
      "language-without-phrases",
      bad: [
        "AppShortcuts.xcstrings": CatalogText.units(["Open ${applicationName}": [:]]),
        "Localizable.xcstrings": CatalogText.units(["Open": ["de": "Öffnen"]]),
      ],
      good: [
        "AppShortcuts.xcstrings": CatalogText.units(["Open ${applicationName}": ["de": "Öffne ${applicationName}"]]),
        "Localizable.xcstrings": CatalogText.units(["Open": ["de": "Öffnen"]]),
      ]),
    RuleExample(
      "empty-translation", shortcuts: CatalogText.units(["Open ${applicationName}": ["de": ""]]),
      good: CatalogText.units(["Open ${applicationName}": ["de": "Öffne ${applicationName}"]])),
    RuleExample(
      "missing-text",
      bad: [
        "Localizable.xcstrings": CatalogText.units([
          "Done": ["de": "Erledigt"], "Sent": ["de": "Gesendet"], "Lost": [:],
        ])
      ],
      good: [
        "Localizable.xcstrings": CatalogText.units([
          "Done": ["de": "Erledigt"], "Sent": ["de": "Gesendet"], "%@: %lld": [:],
        ])
      ]),
    RuleExample(
      "untranslated-text",
      bad: [
        "Localizable.xcstrings": CatalogText.catalog([
          #""Done": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Erledigt"}}}}"#
        ])
      ],
      good: [
        "Localizable.xcstrings": CatalogText.catalog([
          #""Done": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "It is done"}}}}"#,
          #""Go": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Go"}}}}"#,
          #""Add": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}"#,
        ])
      ]),
    RuleExample(
      "stale-phrase", shortcuts: CatalogText.catalog(["\"Open ${applicationName}\": {\"extractionState\": \"stale\"}"]),
      good: CatalogText.catalog(["\"Open ${applicationName}\": {\"extractionState\": \"manual\"}"])),
    RuleExample(
      "needs-review",
      shortcuts: CatalogText.catalog([
        """
        "Open ${applicationName}": {"localizations": {"de":
        {"stringUnit": {"state": "needs_review", "value": "Öffne ${applicationName}"}}}}
        """
      ]), good: CatalogText.units(["Open ${applicationName}": ["de": "Öffne ${applicationName}"]])),
    RuleExample(
      "same-as-source",
      shortcuts: CatalogText.units([
        "Start the timer in ${applicationName}": ["de": "Start the timer in ${applicationName}"]
      ]),
      good: CatalogText.units([
        "Start the timer in ${applicationName}": ["en-GB": "Start the timer in ${applicationName}"],
        "Stop ${applicationName}": ["de": "Stop ${applicationName}"],
      ])),
    RuleExample(
      "long-reply", bad: ["Localizable.xcstrings": CatalogText.units([String(repeating: "word ", count: 41): [:]])],
      good: ["Localizable.xcstrings": CatalogText.units([String(repeating: "word ", count: 40): [:]])],
      app: LintApp(signatures: [])),
    RuleExample(
      "format-mismatch", bad: ["Localizable.xcstrings": CatalogText.units(["Added %@": ["de": "%lld hinzugefügt"]])],
      good: [
        "Localizable.xcstrings": CatalogText.units([
          "%@ of %@": ["de": "%2$@ von %1$@"], "100% done": ["de": "zu 100% fertig"],
        ])
      ]),
    RuleExample(
      "duplicate-key",
      shortcuts: CatalogText.catalog(["\"Open ${applicationName}\": {}", "\"Open ${applicationName}\": {}"]),
      good: CatalogText.catalog(["\"Open ${applicationName}\": {}"])),
  ]

  private static func shortcuts(_ count: Int) -> String {
    CatalogText.catalog(
      (1...count).map { number in
        """
        "Task \(number) in ${applicationName}": {"localizations": {"en":
        {"stringSet": {"values": ["Task \(number) in ${applicationName}"]}}}}
        """
      })
  }

  private static func phrases(_ count: Int) -> String {
    CatalogText.catalog((1...count).map { "\"Task number \($0) in ${applicationName}\": {}" })
  }
}

extension RuleExample {
  private static let weather = LintApp(
    signatures: [IntentSignature(name: "ShowWeather", slots: [.init(name: "place", type: .text, isRequired: true)])],
    shortcuts: ShortcutDeclarations(
      applicationNames: ["Sky"],
      shortcuts: [.init(intent: "ShowWeather", phrases: ["Weather of ${place} in ${applicationName}"])], locale: "en",
      origin: "SkyShortcuts"))

  private static let city = LintApp(
    signatures: [
      IntentSignature(name: "ShowWeather", slots: [.init(name: "place", type: .entity("City"), isRequired: true)])
    ], shortcuts: weather.shortcuts)

  private static func negative(_ phrase: String) -> LintApp {
    LintApp(
      signatures: [IntentSignature(name: "Begin", slots: [])],
      shortcuts: ShortcutDeclarations(
        applicationNames: ["Sky"], shortcuts: [.init(intent: "Begin", phrases: ["begin with ${applicationName}"])],
        negativePhrases: [phrase], locale: "en", origin: "SkyShortcuts"))
  }

  private static let begin = ["Phrases/en/a.yaml": "language: en\nintents:\n  Begin: [\"start it\"]"]

  private static let forecast = ["Phrases/en/a.yaml": "language: en\nintents:\n  ShowWeather: [\"the weather\"]"]

  /// What is found in the phrases of one language.
  private static let tables: [RuleExample] = [
    RuleExample(
      "unknown-allowance", table: "intents:\n  Go: [\"go there\"]  # lint:allow faulty\n",
      good: "intents:\n  Go: [\"go there\"]  # lint:allow faulty-table\n"),
    RuleExample("faulty-table", table: "intents:\n  Go: [\"go <nowhere>\"]", good: "intents:\n  Go: [\"go there\"]"),
    RuleExample(
      "two-intents", table: "intents:\n  Start: [\"(begin|start) now\"]\n  Go: [\"(start|go) now\"]",
      good: "intents:\n  Start: [\"(begin|start) now\"]\n  Go: [\"go now\"]"),
    RuleExample(
      "stolen-sentence",
      table: """
        intents:
          Lamp: ["turn on the {thing}"]
          Light: ["turn on the lamp [now]"]
        lists:
          thing: {values: ["lamp", "stove"]}
        """, good: "intents:\n  Lamp: [\"turn on the lamp\"]\n  Light: [\"turn on the light\"]"),
    RuleExample(
      "swallowed-sentence",
      table: """
        intents:
          Note: ["remember {words}"]
          Task: ["remember {what} for {whom}"]
        lists:
          what: {wildcard: true}
          whom: {wildcard: true}
          words: {wildcard: true}
        """,
      good: "intents:\n  Note: [\"remember {words}\"]\n  Task: [\"remind me\"]\nlists:\n  words: {wildcard: true}"),
    RuleExample(
      "built-in-shadows", table: "intents:\n  Stop: [\"cancel\"]", good: "intents:\n  Stop: [\"cancel the order\"]"),
    RuleExample(
      "negative-blocks", bad: begin, good: begin, app: negative("begin with ${applicationName}"),
      goodApp: negative("begin without ${applicationName}")),
    RuleExample(
      "unrecognised-phrase",
      table: "intents:\n  Go: [{\"sentences\": [\"go home\"], \"required_keywords\": [\"now\"]}]",
      good: "intents:\n  Go: [{\"sentences\": [\"go home now\"], \"required_keywords\": [\"now\"]}]"),
    RuleExample(
      "included-phrase", table: "intents:\n  Go: [\"(go|walk) home\", \"go home\"]",
      good: "intents:\n  Go: [\"(go|walk) home\", \"run home\"]"),
    RuleExample(
      "unknown-list", table: "intents:\n  On: [\"turn on {nmae}\"]\nlists: {name: {values: [\"lamp\", \"stove\"]}}\n",
      good:
        "intents:\n  On: [\"turn on {name}\", \"go to {color}\"]\nlists: {name: {values: [a]}, floor: {values: [b]}}\n"),
    RuleExample(
      "repeated-value", table: "intents:\n  Dim: [\"dim {lamp}\"]\nlists: {lamp: {values: [hall, porch, hall]}}\n",
      good: """
        intents: {Dim: ["dim {lamp}"]}
        lists: {lamp: {values: [hall, {in: door, context: {side: left}}, {in: door, context: {side: right}}]}}
        """),
    RuleExample(
      "unused-definition",
      table: "intents:\n  Go: [\"go\"]\nlists: {a: {wildcard: true}}\nexpansion_rules: {b: \"b\"}\n",
      good: """
        intents: {Go: ["go <b>"]}
        lists: {a: {wildcard: true}, c: {values: ["<d>"]}}
        expansion_rules: {b: "[to] {a} [{c}]", d: "d"}
        """),
    RuleExample(
      "silent-intent", table: "intents:\n  Go: [\"go\"]\n  Stay: {data: []}\n", good: "intents:\n  Go: [\"go\"]\n"),
    RuleExample(
      "takes-anything", table: "intents:\n  Note: [\"[note] {text}\"]\n",
      good: "intents:\n  Note: [\"note {text}\", \"(now|[please] then)\"]\n"),
    RuleExample(
      "not-compared",
      table: "intents:\n  Go: [\"(now; soon; later; fast; slowly; here; there; again; together)\"]",
      good: "intents:\n  Go: [\"(now|soon|later); (fast|slowly); (here|there); (again|together)\"]"),
    RuleExample(
      "polarity-pair", table: "intents:\n  Mount: [\"mount the disk\"]\n  Unmount: [\"unmount the disk\"]",
      good: """
        intents:
          On: ["turn on the disk"]
          Off: ["turn off the disk"]
          Size: ["(make|makes) it {size}"]
          Hue: ["(make|maker) it {hue}"]
        lists: {size: {values: [large]}, hue: {values: [green]}}
        """),
    RuleExample(
      "sound-alikes", table: "intents:\n  Sail: [\"sail the boat\"]\n  Sell: [\"sell the boat\"]",
      good: "intents:\n  Sail: [\"sail the boat\"]\n  Buy: [\"buy the boat\"]"),
    RuleExample(
      "name-collision", table: "intents:\n  Go: [\"go {how:speed}\"]\nlists: {how: {values: [\"fast\", \"cancel\"]}}",
      good: "intents:\n  Go: [\"go {how:speed}\"]\nlists: {how: {values: [\"fast\", \"(cancel|calm)\"]}}"),
    RuleExample(
      "unfillable-parameter", table: "intents:\n  Go: [\"go somewhere\"]", good: "intents:\n  Go: [\"go to {place}\"]",
      app: LintApp(
        signatures: [IntentSignature(name: "Go", slots: [.init(name: "place", type: .text, isRequired: true)])],
        questionless: ["Go": ["place"]])),
    RuleExample(
      "unknown-parameter", table: "intents:\n  Go: {data: [{sentences: [\"go\"], slots: {speed: fats}}]}",
      good: "intents:\n  Go: {data: [{sentences: [\"go\"], slots: {speed: fast}}]}",
      app: LintApp(
        signatures: [
          IntentSignature(name: "Go", slots: [.init(name: "speed", type: .enumeration("Speed"), isRequired: false)])
        ], cases: ["": ["Speed": ["slow", "fast"].map { VocabularyEntry(id: $0, title: $0) }]])),
    RuleExample("free-text-parameter", bad: forecast, good: forecast, app: weather, goodApp: city),
    RuleExample(
      "large-phrase", table: "intents:\n  Go: [\"go" + String(repeating: " (a|b|c|d)", count: 12) + "\"]",
      good: "intents:\n  Go: [\"go" + String(repeating: " (a|b|c|d)", count: 4) + "\"]"),
  ]

  /// What is found between languages.
  private static let coverage: [RuleExample] = [
    RuleExample(
      "missing-intent",
      bad: [
        "Phrases/en/a.yaml": "intents:\n  Go: [\"go\"]\n  Stop: [\"halt\"]",
        "Phrases/de/a.yaml": "intents:\n  Go: [\"los\"]",
      ],
      good: ["Phrases/en/a.yaml": "intents:\n  Go: [\"go\"]", "Phrases/de/a.yaml": "intents:\n  Go: [\"los\"]"]),
    RuleExample(
      "missing-combination",
      bad: [
        "Phrases/en/a.yaml": "intents:\n  Go: [\"go [to {place}]\"]", "Phrases/de/a.yaml": "intents:\n  Go: [\"los\"]",
      ],
      good: [
        "Phrases/en/a.yaml": "intents:\n  Go: [\"go [to {place}]\"]",
        "Phrases/de/a.yaml": "intents:\n  Go: [\"los\", \"los nach {place}\"]",
      ]),
  ]
}

import ParlanceDiagnostics
import Testing

@testable import ParlanceStrings

@Suite("String catalogues")
struct StringCatalogTests {
  static let sample = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Delete" : { },
        "tasks.count %lld" : {
          "comment" : "How many tasks are open.",
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Aufgabe" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Aufgaben" } }
            } } },
            "en" : { "variations" : { "plural" : {
              "zero" : { "stringUnit" : { "state" : "translated", "value" : "no tasks" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld task" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld tasks" } }
            } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld zadanie" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld zadania" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld zadań" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld zadania" } }
            } } },
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "タスク%lld件" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "log %@ %lld" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%1$@: once" } },
              "other" : { "stringUnit" : { "value" : "%1$@: %2$lld times" } }
            } } }
          }
        },
        "summary" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%@ has %#@tasks@ in %#@lists@" },
              "substitutions" : {
                "lists" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "value" : "%arg list" } },
                  "other" : { "stringUnit" : { "value" : "%arg lists" } } } } },
                "tasks" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "value" : "one task" } },
                  "other" : { "stringUnit" : { "value" : "%arg tasks" } } } } }
              }
            }
          }
        },
        "device" : {
          "localizations" : { "en" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "value" : "Tap" } },
            "other" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "Press once" } },
              "other" : { "stringUnit" : { "value" : "Press %lld times" } } } } }
          } } } }
        },
        "Complete ${task} in ${applicationName}" : {
          "localizations" : { "en" : { "stringSet" : { "state" : "translated", "values" : [
            "Complete ${task} in ${applicationName}", "Finish ${task} in ${applicationName}" ] } } }
        }
      },
      "version" : "1.0"
    }
    """#

  @Test("Plural forms are chosen by the number, in the language's own categories")
  func plurals() throws {
    let catalog = try StringCatalog(xcstrings: Self.sample, file: "a.xcstrings")
    #expect(catalog.diagnostics.isEmpty)
    func text(_ locale: String, _ number: Int) -> String? {
      catalog.format("tasks.count %lld", locale: locale, arguments: [.integer(number)])
    }
    #expect(text("en", 0) == "no tasks")
    #expect(text("en", 1) == "%lld task")
    #expect(text("en", 2) == "%lld tasks")
    #expect(text("de", 0) == "%lld Aufgaben")
    #expect(text("de", 1) == "%lld Aufgabe")
    #expect(text("pl", 3) == "%lld zadania")
    #expect(text("pl", 5) == "%lld zadań")
    #expect(text("ja", 1) == "タスク%lld件")
    #expect(catalog.format("tasks.count %lld", locale: "en", arguments: []) == "%lld tasks")
  }

  @Test("What a locale lacks is nil, an untranslated text too")
  func missing() throws {
    let catalog = try StringCatalog(xcstrings: Self.sample, file: "a.xcstrings")
    #expect(catalog.format("tasks.count %lld", locale: "fr", arguments: [1]) == nil)
    #expect(catalog.format("nowhere", locale: "en", arguments: []) == nil)
    #expect(catalog.format("Delete", locale: "en", arguments: []) == nil)
    #expect(catalog.keys.contains("Delete"))
    #expect(catalog.locales == ["en", "de", "pl", "ja"])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.keys.contains("summary"))
  }

  @Test("A text that has yet to be translated is said in the language of the keys, whatever stands there")
  func untranslated() throws {
    let text = #"""
      {"sourceLanguage":"en","strings":{
        "Done":{"localizations":{"de":{"stringUnit":{"state":"new","value":"Fertig"}},
          "pt":{"stringUnit":{"state":"translated","value":"Feito"}},
          "pt-BR":{"stringUnit":{"state":"new","value":"Feitinho"}}}},
        "done":{"localizations":{"en":{"stringUnit":{"state":"new","value":"It is done"}}}},
        "%lld left":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"one left"}},
            "other":{"stringUnit":{"state":"new","value":"%lld left"}}}}},
          "pl":{"variations":{"plural":{"few":{"stringUnit":{"state":"new","value":"few"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld zostało"}}}}},
          "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"eine übrig"}},
            "other":{"stringUnit":{"state":"new","value":"%lld"}}}}}}},
        "list":{"localizations":{"de":{"stringSet":{"state":"new","values":["Liste"]}}}}}}
      """#
    let catalog = try StringCatalog(xcstrings: text, file: "a.xcstrings")
    #expect(catalog.diagnostics.isEmpty)
    func said(_ key: String, _ locale: String, _ arguments: any CVarArg...) -> String? {
      catalog.format(key, locale: locale, arguments: arguments.isEmpty ? [] : [3])
    }
    #expect(said("Done", "de") == nil && said("Done", "pt-BR") == nil && said("Done", "pt") == "Feito")
    #expect(said("done", "en") == "It is done")
    #expect(said("%lld left", "pl", 3) == "%lld zostało" && said("%lld left", "de", 3) == nil)
    #expect(said("%lld left", "en", 3) == "%lld left" && said("list", "de") == nil)
    func string(_ key: String, _ locale: String) -> String {
      Localizer(catalogs: [catalog], locale: locale, development: "en").string(key)
    }
    #expect(
      string("Done", "pt-BR") == "Feito" && string("Done", "de") == "Done" && string("done", "de") == "It is done")
  }

  @Test("With several arguments the first number decides")
  func firstNumber() throws {
    let catalog = try StringCatalog(xcstrings: Self.sample, file: "a.xcstrings")
    #expect(catalog.format("log %@ %lld", locale: "en", arguments: ["Coffee", 1]) == "%1$@: once")
    #expect(catalog.format("log %@ %lld", locale: "en", arguments: ["1", 2]) == "%1$@: %2$lld times")
  }

  @Test("Each substitution is decided by its own argument")
  func substitutions() throws {
    let localizer = Localizer(
      catalogs: [try StringCatalog(xcstrings: Self.sample, file: "a.xcstrings")], locale: "en", development: "en")
    #expect(localizer.string("summary", "Ann", 1, 2) == "Ann has one task in 2 lists")
    #expect(localizer.string("summary", "Ann", 5, 1) == "Ann has 5 tasks in 1 list")
    #expect(localizer.string("summary", "Ann") == "Ann has %2$lld tasks in %3$lld lists")
  }

  @Test("Substitutions without numbers count with the other places, and may nest without end")
  func unnumberedSubstitutions() throws {
    let text = #"""
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
        "stringUnit":{"value":"%#@a@ for %@, 100%%"},
        "substitutions":{
          "a":{"variations":{"plural":{"one":{"stringUnit":{"value":"a day"}},
            "other":{"stringUnit":{"value":"%d days%#@b@"}}}}},
          "b":{"argNum":2,"variations":{"plural":{"other":{"stringUnit":{"value":"!%#@a@%#@b@"}}}}}}}}}}}
      """#
    let catalog = try StringCatalog(xcstrings: text, file: "a.xcstrings")
    #expect(catalog.diagnostics.isEmpty)
    let localizer = Localizer(catalogs: [catalog], locale: "en", development: "en")
    #expect(localizer.string("k", 1, "Ann") == "a day for Ann, 100%")
    #expect(localizer.string("k", 3, "Ann") == "3 days! for Ann, 100%")
  }

  @Test("Of device variations the general one serves, of string sets each value")
  func devicesAndSets() throws {
    let catalog = try StringCatalog(xcstrings: Self.sample, file: "a.xcstrings")
    #expect(catalog.format("device", locale: "en", arguments: [2]) == "Press %lld times")
    let key = "Complete ${task} in ${applicationName}"
    #expect(catalog.format(key, locale: "en", arguments: []) == key)
    #expect(catalog.values(key, locale: "en") == [key, "Finish ${task} in ${applicationName}"])
    #expect(catalog.values("tasks.count %lld", locale: "de") == ["%lld Aufgabe", "%lld Aufgaben"])
    #expect(catalog.values("nowhere", locale: "de").isEmpty)
  }

  @Test("A file that is no catalogue is refused as a whole, with its place")
  func refused() {
    func fault(_ text: String) -> String? {
      #expect(throws: Diagnostic.self) { try StringCatalog(xcstrings: text, file: "a.xcstrings") }?.description
    }
    #expect(
      fault("{\"strings\":\n {,}}")
        == "a.xcstrings:2:3: error: expected a name in double quotes, found “,”\n   {,}}\n    ^")
    #expect(
      fault("[]")?.hasPrefix(
        "a.xcstrings:1:1: error: a string catalogue is an object with “sourceLanguage” and “strings”") == true)
    #expect(fault("{\"strings\":[]}")?.contains("1:12: error: “strings” must be an object, not an array") == true)
    #expect(fault("")?.contains("the text is empty") == true)
  }

  @Test("All broken entries are reported at once and dropped, the others stay")
  func brokenEntries() throws {
    let text = #"""
      {"strings":{
      "entry":1,
      "localizations":{"localizations":[]},
      "unit":{"localizations":{"en":{"stringUnit":{"value":3}}, "de":{"stringUnit":{"value":"gut"}}}},
      "none":{"localizations":{"en":{}}},
      "category":{"localizations":{"en":{"variations":{"plural":{"lots":{"stringUnit":{"value":"x"}}}}}}},
      "other":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}},
      "width":{"localizations":{"en":{"variations":{"width":{}}}}},
      "part":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"}}}},
      "number":{"localizations":{"en":{"stringUnit":{"value":"x"},"substitutions":{"a":{"argNum":0}}}}},
      "set":{"localizations":{"en":{"stringSet":{"values":["a",2]}}}},
      "set2":{"localizations":{"en":{"stringSet":{"values":[]}}}},
      "good":{"localizations":{"en":{"stringUnit":{"value":"old"}}}},
      "good":{"localizations":{"en":{"stringUnit":{"value":"fine"}}}}
      }}
      """#
    let catalog = try StringCatalog(xcstrings: text, file: "a.xcstrings")
    #expect(catalog.format("good", locale: "en", arguments: []) == "fine")
    #expect(catalog.format("unit", locale: "de", arguments: []) == "gut")
    for key in ["unit", "none", "category", "other", "width", "part", "number", "set", "set2"] {
      #expect(catalog.format(key, locale: "en", arguments: [1]) == nil, "\(key)")
    }
    let errors = catalog.diagnostics.filter { $0.severity == .error }
    #expect(errors.compactMap(\.position?.line) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    #expect(errors.allSatisfy { $0.sourceLine?.isEmpty == false })
    #expect(catalog.diagnostics.compactMap { $0.severity == .warning ? $0.position?.line : nil } == [1, 14])
  }

  @Test("A catalogue cut off at any scalar is refused, never a crash")
  func truncated() {
    let scalars = Array(Self.sample.unicodeScalars)
    for end in stride(from: 0, to: scalars.count, by: 7) {
      let text = String(String.UnicodeScalarView(scalars[..<end]))
      #expect(throws: Diagnostic.self) { try StringCatalog(xcstrings: text, file: "a.xcstrings") }
    }
  }
}

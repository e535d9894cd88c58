import AppIntents
import DaybookIntents
import Foundation
import ParlanceStrings
import Testing

@Suite("The catalogue")
struct CatalogTests {
  @Test("It has no faults, and a text for every key in every language", arguments: ["de", "es", "fr", "ja", "ru"])
  func complete(locale: String) throws {
    let catalog = try AnsweringRuntime.catalog()
    #expect(catalog.diagnostics.isEmpty)
    let missing = catalog.keys.filter { catalog.format($0, locale: locale, arguments: []) == nil }
    #expect(missing.isEmpty)
  }

  @Test("All that the intents declare can be said in German")
  func declared() throws {
    let keys = Set(try AnsweringRuntime.catalog().keys)
    for type in DaybookFeatures.intents {
      let intent = IntentDescriptor(type)
      var texts = [intent.title, intent.description?.descriptionText].compactMap(\.self)
      texts += intent.parameters.flatMap { parameter in
        [
          parameter.title, parameter.requestValueDialog?.full, parameter.requestDisambiguationDialog?.full,
        ].compactMap(\.self)
      }
      texts += intent.entityTypes.map(\.typeDisplay.name) + intent.enumTypes.map(\.typeDisplay.name)
      for text in texts { #expect(keys.contains(text.key), "\(intent.name): \(text.key)") }
    }
  }

  @Test("Every required parameter has a question of its own")
  func questions() {
    for type in DaybookFeatures.intents {
      let intent = IntentDescriptor(type)
      for parameter in intent.parameters where parameter.isRequired && !parameter.hasDefault {
        #expect(parameter.requestValueDialog != nil, "\(intent.name).\(parameter.name)")
      }
    }
  }

  @Test(
    "Every language names every case of every enumeration differently",
    arguments: ["de", "en", "es", "fr", "ja", "ru"])
  func cases(locale: String) async throws {
    let daybook = try Conversation(locale)
    for type in DaybookFeatures.intents {
      for enumeration in IntentDescriptor(type).enumTypes {
        let cases = try await daybook.inside { enumeration.cases() }
        let names = cases.flatMap { Set([$0.display.title] + $0.display.synonyms).map { $0.lowercased() } }
        #expect(Set(names).count == names.count, "\(enumeration.typeName): \(names)")
      }
    }
  }

  @Test("There are no more shortcuts than a system takes, and each names the app")
  func shortcuts() {
    let shortcuts = DaybookShortcuts.appShortcuts
    #expect((1...10).contains(shortcuts.count))
    for phrase in shortcuts.flatMap(\.phrases) { #expect(phrase.contains("${applicationName}")) }
  }
}

import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// The sample's phrases of one language, with two tasks, two events and a category to speak of.
struct Understanding {
  let matcher: Matcher
  let tableDiagnostics: [Diagnostic]
  private let situation: Situation
  private let names: [String: String]

  init(_ locale: String, things: NoiseFixture? = nil) async throws {
    let daybook = try Conversation(locale)
    for title in things?.tasks ?? Self.tasks[locale] ?? [] { _ = try daybook.store.addTask(title: title) }
    for title in things?.done ?? [] { _ = try daybook.store.complete(task: try daybook.store.addTask(title: title).id) }
    for name in things?.events ?? Self.events[locale] ?? [] { _ = try daybook.store.createEvent(name: name) }
    _ = try daybook.store.createCategory(name: "Sport")
    let language = try Language(locale: locale)
    let intents = DaybookFeatures.intents.map { IntentDescriptor($0) }
    let (table, diagnostics) = PhraseTableReader.read(folders: [Self.folder], locale: locale)
    tableDiagnostics = diagnostics
    matcher = Matcher(table, language: language, signatures: intents.map { IntentSignature($0) })
    var vocabulary = Vocabulary(language: language)
    var names: [String: String] = [:]
    for intent in intents {
      for entity in intent.entityTypes {
        let all = try await daybook.inside { try await entity.allEntities() }
        for reference in all { names[reference.id] = reference.display.title }
        vocabulary.replace(
          entity.typeName, with: all.map { VocabularyEntry(id: $0.id, title: $0.display.title) })
      }
      for enumeration in intent.enumTypes {
        let cases = try await daybook.inside { enumeration.cases() }
        vocabulary.replace(
          enumeration.typeName,
          with: cases.map {
            VocabularyEntry(id: $0.rawValue, title: $0.display.title, synonyms: $0.display.synonyms)
          }, isExact: true)
      }
    }
    self.names = names
    situation = Situation(vocabulary: vocabulary, now: daybook.time.now, calendar: daybook.store.clock.calendar)
  }

  private static let tasks = [
    "en": ["Buy milk", "Call the dentist"], "de": ["Milch kaufen", "Zahnarzt anrufen"],
  ]
  private static let events = ["en": ["Coffee", "Morning run"], "de": ["Kaffee", "Laufen"]]

  private static var folder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Phrases")
      .standardizedFileURL.path
  }

  /// What an utterance is taken for: `CompleteTask task=Buy milk`; a question mark stands before it if others fit as well.
  func meaning(of utterance: String, without ignored: Set<String> = []) -> String {
    let result = matcher.match(utterance, in: situation)
    guard let match = result.matches.first, result.decision != .none else { return "nothing" }
    let slots = match.slots.filter { !ignored.contains($0.name) }.map { "\($0.name)=\(text(of: $0.value))" }.sorted()
    let meaning = ([match.intent] + slots).joined(separator: " ")
    return result.decision == .ambiguous ? "? " + meaning : meaning
  }

  private func text(of value: SlotValue) -> String {
    switch value {
    case .text(let text): text
    case .noSuchDay: "no such day"
    case .scalar(let scalar): scalar.text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): String(value)
    case .duration(let seconds): "\(seconds) s"
    case .measured(let number, let unit): "\(number) \(unit)"
    case .names(let entries): entries.map { names[$0.id] ?? $0.id }.joined(separator: "|")
    case .instant(let seconds, _):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(
        Date.VerbatimFormatStyle(
          format:
            "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)T\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
          locale: Locale(identifier: "en"), timeZone: situation.calendar.timeZone, calendar: situation.calendar))
    }
  }
}

extension IntentSignature {
  /// What matching needs to know of a declared intent.
  init(_ intent: IntentDescriptor) {
    self.init(
      name: intent.name,
      slots: intent.parameters.map { parameter in
        Slot(
          name: parameter.name, type: SlotType(parameter.kind),
          isRequired: parameter.isRequired && !parameter.hasDefault)
      })
  }
}

extension SlotType {
  /// What words can fill a parameter of that kind.
  init?(_ kind: ValueKind) {
    switch kind {
    case .entity(let name): self = .entity(name)
    case .enumeration(let name): self = .enumeration(name)
    case .text: self = .text
    case .date, .dateComponents: self = .date
    case .duration: self = .duration
    default: return nil
    }
  }
}

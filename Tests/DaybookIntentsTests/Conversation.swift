import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import ParlanceExecution
import ParlanceStrings
import Synchronization

/// A Daybook of its own, at 9:41 on Thursday 12 February 2026 in Berlin, and someone who answers what it asks.
struct Conversation: Sendable {
  let store: DaybookStore
  let time: TestTime
  let runtime: AnsweringRuntime
  private let executor: IntentExecutor

  init(_ locale: String = "en", confirms: Bool = true, chooses: Int = 0) throws {
    guard let zone = TimeZone(identifier: "Europe/Berlin") else { throw Missing() }
    var calendar = DaybookClock.localCalendar
    calendar.timeZone = zone
    let time = TestTime()
    let store = try DaybookStore(inMemory: DaybookClock(now: { time.now }, calendar: calendar))
    self.time = time
    self.store = store
    runtime = try AnsweringRuntime(locale, zone, confirms: confirms, chooses: chooses)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: store)
    executor = IntentExecutor(dependencies: dependencies)
  }

  /// Performs an intent as a dialog would: with plain data, in the person's language.
  @discardableResult
  func perform<Intent: AppIntent>(
    _ type: Intent.Type, _ values: [String: IntentValue] = [:]
  ) async throws -> (full: String, supporting: String?, outcome: IntentOutcome) {
    let outcome = try await executor.perform(IntentDescriptor(type), values: values, runtime: runtime).outcome
    let supporting = outcome.dialog?.supporting.map { runtime.localized($0) }
    return (outcome.dialog.map { runtime.localized($0.full) } ?? "", supporting, outcome)
  }

  /// What a person would be told of an error.
  func message(of body: () async throws -> Void) async throws -> String {
    do {
      try await body()
    } catch let error as any CustomLocalizedStringResourceConvertible {
      return runtime.localized(error.localizedStringResource)
    }
    return "no error"
  }

  /// Asks queries as a dialog would.
  func inside<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await executor.query(runtime, body)
  }

  /// What a parameter of an entity type can be set to.
  func entities(_ parameter: String, of intent: some AppIntent) async throws -> EntityDescriptor {
    guard let found = IntentDescriptor(type(of: intent)).entityTypes.first(where: { $0.typeName == parameter }) else {
      throw Missing()
    }
    return found
  }

  /// The task of that title, as a parameter's value.
  func task(_ title: String) async throws -> IntentValue {
    let type = try await entities("TaskEntity", of: CompleteTask())
    return try await inside { try await only(type.entities(matching: title)) }
  }

  /// The event of that name, as a parameter's value.
  func event(_ name: String) async throws -> IntentValue {
    let type = try await entities("EventEntity", of: LogEvent())
    return try await inside { try await only(type.entities(matching: name)) }
  }

  func only(_ references: [EntityReference]) throws -> IntentValue {
    guard references.count == 1, let only = references.first else { throw Missing() }
    return .entity(only)
  }

  /// A case of an enumeration, as a parameter's value.
  func option(_ raw: String, _ type: String) -> IntentValue {
    .enumeration(EnumReference(typeName: type, rawValue: raw, display: DisplayText(title: raw)))
  }

  /// A moment of a day from today, as a parameter's value.
  func date(days: Int, hour: Int = 0) -> IntentValue {
    .date(moment(days: days, hour: hour))
  }

  func moment(days: Int, hour: Int = 0) -> Date {
    let calendar = store.clock.calendar
    let day = calendar.date(byAdding: .day, value: days, to: calendar.startOfDay(for: time.now)) ?? time.now
    return calendar.date(byAdding: .hour, value: hour, to: day) ?? day
  }
}

struct Missing: Error {}

/// A time that stands still until it is moved.
final class TestTime: Sendable {
  private let value = Mutex(Date(timeIntervalSince1970: 1_770_885_660))

  var now: Date { value.withLock { $0 } }

  func move(_ seconds: TimeInterval) { value.withLock { $0 += seconds } }
}

/// A person who speaks one language, always gives the same answer and remembers what was asked.
final class AnsweringRuntime: IntentRuntime {
  let locale: Locale
  let timeZone: TimeZone
  private let localizer: Localizer
  private let confirms: Bool
  private let chooses: Int
  private let asked = Mutex<[String]>([])

  init(_ locale: String, _ timeZone: TimeZone, confirms: Bool, chooses: Int) throws {
    self.locale = Locale(identifier: locale)
    self.timeZone = timeZone
    self.confirms = confirms
    self.chooses = chooses
    localizer = Localizer(catalogs: [try Self.catalog()], locale: locale)
  }

  /// The sample's own catalogue.
  static func catalog() throws -> StringCatalog {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Phrases")
    let file = folder.appendingPathComponent("Localizable.xcstrings").standardizedFileURL
    return try StringCatalog(xcstrings: String(contentsOf: file, encoding: .utf8), file: file.path)
  }

  /// The questions so far.
  var questions: [String] { asked.withLock { $0 } }

  func localized(_ resource: LocalizedStringResource) -> String {
    let arguments = resource.arguments.map { argument -> StringArgument in
      switch argument {
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .resource(let resource): .text(localized(resource))
      case .list(let inner, let style): .text(inner.map(localized).formatted(style.locale(locale)))
      case .formatted(let format): .text(format(locale, timeZone))
      }
    }
    let format = localizer.format(resource.key, arguments: arguments) ?? resource.defaultValue.format
    return resource.render(format: format, locale: locale, timeZone: timeZone, localize: localized)
  }

  func requestValue(_ request: ValueRequest) async throws -> IntentValue { throw Missing() }

  func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int {
    note(request.dialog)
    return chooses
  }

  func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
    note(request.dialog)
    return confirms
  }

  private func note(_ dialog: IntentDialog?) {
    let text = dialog.map { localized($0.full) } ?? ""
    asked.withLock { $0.append(text) }
  }
}

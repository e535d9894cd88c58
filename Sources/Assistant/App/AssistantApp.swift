import AppIntents
import ParlanceExecution
import ParlancePhraseTables

/// A program that people talk to: its intents and what they need.
///
/// Conform a type to it, mark it `@main` and import `ParlanceCommand`: that is the whole program.
///
/// ```swift
/// @main
/// struct CoffeeAssistant: AssistantApp {
///   static let name = "Coffee"
///   static let identifier = "org.example.coffee"
///   static var intents: [any AppIntent.Type] { [OrderCoffee.self] }
/// }
/// ```
public protocol AssistantApp: Sendable {
  /// The app's own command-line options; with `ParlanceCommand` a `ParsableArguments`.
  associatedtype Options: Sendable = NoOptions

  /// The name by which phrases call the app, `\(.applicationName)`.
  static var name: String { get }

  /// A word that names the app's folders under the XDG directories, such as `daybook` or `org.example.coffee`.
  static var identifier: String { get }

  /// What `--version` says.
  static var version: String { get }

  /// The intents, in the order in which help tells them.
  static var intents: [any AppIntent.Type] { get }

  /// The app's shortcuts, if it has any: what is said besides the phrase tables, in the development locale as their code says it, in
  /// others as `AppShortcuts.xcstrings` translates it.
  static var shortcuts: (any AppShortcutsProvider.Type)? { get }

  /// What each performance of an intent passes, the first outermost; what validates them comes last by itself.
  static var middleware: [any IntentMiddleware] { get }

  /// Folders with phrase tables and string catalogues, besides those that lie beside the executable.
  static var phrases: [String] { get }

  /// The locale that the app's own texts are in.
  static var developmentLocale: String { get }

  /// Those of the intents that delete something, and ask for a yes themselves: before the others the conversation asks.
  static var confirmingIntents: [any AppIntent.Type] { get }

  /// How often in a row an open question may get words that are no answer; after that it is put aside, with all that was said so far.
  static var mostMisunderstandings: Int { get }

  /// How often in a row an open question may get no words at all; after that it is put aside.
  static var mostSilences: Int { get }

  /// How long nothing may be said, by the app's clock, before a session drops its open question and forgets what “it” is.
  static var sessionTimeout: Duration { get }

  /// Registers what the intents depend on. What it throws is told to the person as a fault of the app's data.
  static func prepare(_ options: Options, into dependencies: AssistantDependencies) async throws

  /// Fills what `prepare` registered with the data that a scenario names; throws for a name that there is not.
  static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws

  /// Whether all that `prepare` and `fixture` make is in the data folder when they return, so that a copy of the folder does as well:
  /// then scenarios that begin alike share what was made for the first of them.
  static var keepsFixturesInFolder: Bool { get }

  /// Remembers how things are when a scenario begins, and gives what brings all of them back for the next one that begins alike; `nil` if
  /// nothing can.
  ///
  /// It is called when `prepare` and `fixture` have returned, and what it gives between two scenarios, any number of times. With it thousands
  /// of scenarios share what was made for the first of them: a store in memory that takes its changes back, as the environment's
  /// `isForgotten` allows. It need not bring back files: an app that has any in its data folder is prepared anew, and for one that has none
  /// the folder is not made.
  static func checkpoint(_ dependencies: AssistantDependencies) async throws -> (@Sendable () async throws -> Void)?
}

extension AssistantApp {
  /// No version is told.
  public static var version: String { "unversioned" }

  /// No shortcuts.
  public static var shortcuts: (any AppShortcutsProvider.Type)? { nil }

  /// None of its own.
  public static var middleware: [any IntentMiddleware] { [] }

  /// No folders of its own.
  public static var phrases: [String] { [] }

  /// English.
  public static var developmentLocale: String { "en" }

  /// None.
  public static var confirmingIntents: [any AppIntent.Type] { [] }

  /// Three times.
  public static var mostMisunderstandings: Int { 3 }

  /// Three times.
  public static var mostSilences: Int { 3 }

  /// Five minutes.
  public static var sessionTimeout: Duration { .seconds(300) }

  /// Registers nothing.
  public static func prepare(_ options: Options, into dependencies: AssistantDependencies) async throws {}

  /// Knows no fixture.
  public static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws {
    throw UnknownFixture(name: name)
  }

  /// No: data may also be in memory.
  public static var keepsFixturesInFolder: Bool { false }

  /// None: each scenario is prepared anew.
  public static func checkpoint(
    _ dependencies: AssistantDependencies
  ) async throws -> (@Sendable () async throws -> Void)? { nil }
}

/// A scenario names a fixture that the app does not have.
public struct UnknownFixture: Error, CustomStringConvertible {
  /// The fixture's name.
  public let name: String

  private let known: [String]

  /// Makes the error; `known` are the fixtures that there are.
  public init(name: String, known: [String] = []) {
    self.name = name
    self.known = known
  }

  /// What is wrong, as a sentence.
  public var description: String {
    let near = Spelling.nearest(to: name, in: known).map { "; did you mean “\($0)”?" }
    let list = known.isEmpty ? "" : "; there are \(known.sorted().joined(separator: ", "))"
    return "there is no fixture called “\(name)”" + (near ?? list)
  }
}

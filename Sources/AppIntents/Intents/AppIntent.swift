/// Something people can have the app do: a title, parameters, and `perform()`.
///
/// Parameters that are not optional and have no default are asked for in the order of their declaration before `perform()`
/// is called. An intent is made anew for each performance.
public protocol AppIntent: Sendable, PersistentlyIdentifiable, _SupportsAppDependencies, _OptionallyDescribed,
  _PlainlyDescribed
{
  /// What `perform()` returns.
  associatedtype PerformResult: IntentResult

  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// What people call it.
  static var title: LocalizedStringResource { get }

  /// Whether people can find it by asking.
  static var isDiscoverable: Bool { get }

  /// Whether the app is to be shown; without meaning where an app has no window.
  static var openAppWhenRun: Bool { get }

  /// Where it can run; an app without a window is always in the background.
  static var supportedModes: IntentModes { get }

  /// What the person must prove before it runs; kept, and not asked for here.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// The intent with its parameters as a sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Whether its act can be taken back; a requirement so that nobody has to search for a conformance.
  static var _isUndoable: Bool { get }

  /// Whether it deletes something, so that a conversation asks before it does; a requirement for the same reason.
  static var _isDestructive: Bool { get }

  /// Makes an intent without values, but for defaults.
  init()

  /// Does it. Parameters that are required have values by then.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Declares a parameter.
  public typealias Parameter = IntentParameter

  /// The intent with its parameters as a sentence.
  public typealias Summary = IntentParameterSummary<Self>

  /// Yes.
  public static var isDiscoverable: Bool { true }

  /// No.
  public static var openAppWhenRun: Bool { false }

  /// In the background.
  public static var supportedModes: IntentModes { .background }

  /// Nothing.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// No.
  public static var _isUndoable: Bool { false }

  /// No.
  public static var _isDestructive: Bool { false }

  /// None.
  public static var parameterSummary: IntentParameterSummary<Self> { Summary() }

  /// The name by which the package knows the intent.
  static var intentName: String { unqualifiedName(of: Self.self) }
}

/// What a person must prove before an intent runs.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// Nothing.
  case alwaysAllowed
  /// That it is they.
  case requiresAuthentication
  /// That it is they, on this device.
  case requiresLocalDeviceAuthentication
}

/// A type whose stored values can be `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Declares something the app provides.
  public typealias Dependency = AppDependency
}

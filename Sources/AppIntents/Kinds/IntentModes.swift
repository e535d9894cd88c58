/// Where an intent runs. An app without a window is always in the background.
public struct IntentModes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes modes of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Without showing the app.
  public static let background = IntentModes(rawValue: 1)

  /// With the app shown first.
  public static let foreground = foreground(.immediate)

  /// With the app shown at a certain moment.
  public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: foregroundMode.bit)
  }

  /// When the app is shown.
  public struct ForegroundMode: Sendable, Hashable {
    fileprivate let bit: Int

    /// Before the intent is performed.
    public static let immediate = ForegroundMode(bit: 2)

    /// When the intent asks for it.
    public static let dynamic = ForegroundMode(bit: 4)

    /// Before the intent ends.
    public static let deferred = ForegroundMode(bit: 8)
  }

  /// Where an intent runs at this moment.
  public struct Current: Sendable, Hashable {
    private let name: String

    /// The app is not shown.
    public static let background = Current(name: "background")

    /// The app is shown.
    public static let foreground = Current(name: "foreground")

    /// Whether the app can be shown.
    public var canContinueInForeground: Bool { self == .foreground }
  }
}

/// What the system tells an intent.
public struct IntentSystemContext: Sendable {
  /// Where the intent runs: in the background, since there is no window.
  public let currentMode = IntentModes.Current.background

  /// Whether the person only hears what is said: nobody looks at a screen.
  public let isVoiceOnly: Bool

  /// When a button of the device was pressed for it; there is none.
  public let preciseTimestamp: Date? = nil
}

extension AppIntent {
  /// What the system tells the intent.
  public var systemContext: IntentSystemContext {
    IntentSystemContext(isVoiceOnly: CurrentRuntime.value?.isVoiceOnly ?? false)
  }

  /// Asks the person whether to show the app, then goes on; throws if they decline. There is no window to show.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    guard alwaysConfirm || dialog != nil else { return }
    if let dialog { try await requestConfirmation(dialog: dialog) } else { try await requestConfirmation() }
  }

  /// An error that, when thrown, ends the intent and says that the app is to be opened.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(description: dialog?.full ?? "You have to go on in the app.")
  }
}

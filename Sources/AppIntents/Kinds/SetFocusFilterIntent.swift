/// Changes how an app is while the person concentrates. The system changes nothing here by itself.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app changes for the system.
  var appContext: FocusFilterAppContext { get }

  /// Settings to offer, the best first. Nobody asks for them here.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The settings that are in force. There is no such mode here, so it throws.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }

  /// None.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Would have the system read `appContext` anew.
  public static func invalidateFocusFilterAppContext() {}
}

/// Why there are no settings of a person who concentrates.
public enum SetFocusFilterIntentError: Error, Sendable, Hashable {
  /// None are in force.
  case notFound
}

/// The mode for which settings are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// What an app changes for the system while the person concentrates.
public struct FocusFilterAppContext {
  /// Which notifications are shown.
  public let notificationFilterPredicate: NSPredicate?

  /// With what the identifiers of the windows begin that are shown.
  public let targetContentIdentifierPrefix: String?

  /// Makes a context; without notifications and windows here it is without effect.
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

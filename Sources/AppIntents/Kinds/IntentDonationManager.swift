/// Names a donation.
public struct IntentDonationIdentifier: Sendable, Hashable, Codable {
  private let id: UUID

  /// Makes a new name.
  init() {
    id = UUID()
  }
}

/// Learns what people do in an app. What is donated while a conversation performs an intent counts there as what the person did next; of
/// any other donation nobody learns.
public struct IntentDonationManager: Sendable {
  /// The manager.
  public static let shared = IntentDonationManager()

  /// Donates an intent.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
    CurrentRuntime.value?.hear(donated: Intent.intentName)
    return IntentDonationIdentifier()
  }

  /// Donates an intent.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
    CurrentRuntime.value?.hear(donated: Intent.intentName)
    return IntentDonationIdentifier()
  }

  /// Donates an intent with its result.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) -> IntentDonationIdentifier {
    CurrentRuntime.value?.hear(donated: Intent.intentName)
    return IntentDonationIdentifier()
  }

  /// Donates an intent with its result.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    CurrentRuntime.value?.hear(donated: Intent.intentName)
    return IntentDonationIdentifier()
  }

  /// Forgets donations: there are none.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  /// One of them.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Some of them.
  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Those of an intent.
  public static func intentType(_ intentType: any AppIntent.Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Those of an intent that have to do with an entity.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier?
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Those that have to do with an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }

  /// Those that have to do with some entities.
  public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate()
  }
}

extension AppIntent {
  /// Donates the intent.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

  /// Donates the intent.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }

  /// Donates the intent with a result.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Donates the intent with a result.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
}

public import Foundation

/// Keeps sessions from one run of a program to the next.
///
/// What is kept is bytes in a form of ours; a store only keeps them whole, and can be a database as well as files. For one name there is one
/// call at a time.
public protocol SessionStore: Sendable {
  /// What was saved last under a name; `nil` if nothing was.
  ///
  /// Throws a sentence if it cannot be had, for example since another program has the session open.
  func load(_ name: String) async throws -> Data?

  /// Replaces what was saved under a name. When it returns, neither a crash nor a power failure takes it away again; one before that leaves
  /// what was there.
  func save(_ data: Data, as name: String) async throws

  /// Puts what was saved out of the way, so that it can be looked at, and tells where it is now.
  func setAside(_ name: String) async throws -> String
}

/// Why a store could not do what it was asked.
public struct SessionStoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String

  /// Makes an error.
  public init(_ description: String) {
    self.description = description
  }
}

import Foundation

/// Where a session is kept.
struct SessionKeeping: Sendable {
  /// What was kept.
  enum Found: Sendable {
    /// Nothing.
    case nothing
    /// A session.
    case record(SessionRecord)
    /// Something that is no session of this program, and has been put aside; the sentence is for the log.
    case unusable(String)
  }

  /// Keeps data by names; it may be of the app's own making.
  let store: any SessionStore
  /// The session's name, which is its name in the store too.
  let session: String
  /// The app's identifier; a session of another app is not taken up.
  let app: String

  /// What was kept last; throws if the store cannot tell.
  func load() async throws -> Found {
    guard let data = try await store.load(session) else { return .nothing }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(SessionRecord.Header.self, from: data) else {
      return try await unusable("is damaged, or none of ours")
    }
    guard header.app == app else { return try await unusable("belongs to “\(header.app)”") }
    guard header.version <= SessionRecord.version else { return try await unusable("was kept by a newer version") }
    guard let record = try? decoder.decode(SessionRecord.self, from: data) else {
      return try await unusable("cannot be read by this version")
    }
    return .record(record)
  }

  /// Keeps a record in place of the last one.
  func save(_ record: SessionRecord) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try await store.save(try encoder.encode(record), as: session)
  }

  private func unusable(_ reason: String) async throws -> Found {
    .unusable(
      "the session “\(session)” \(reason); it is now \(try await store.setAside(session)), and a new one begins")
  }
}

/// An entity that is a file, or a draft of one.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}

/// Which file.
public struct FileEntityIdentifier: Sendable, Hashable {
  /// Why an address is no file.
  private struct NoFileError: Error, CustomStringConvertible {
    let url: URL
    var description: String { "“\(url.absoluteString)” is no file. Give the address of a file." }
  }

  /// The address of a file on disk; `nil` for a draft.
  public let fileURL: URL?

  /// The name of a draft; `nil` for a file on disk.
  public let draftIdentifier: String?

  /// Whether it is a draft.
  public var isDraft: Bool { draftIdentifier != nil }

  /// The identifier of a file on disk; throws if `url` is the address of something else.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw NoFileError(url: url) }
    return FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
  }

  /// The identifier of a draft.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: nil, draftIdentifier: identifier)
  }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// The address, or the name of the draft behind `draft:`.
  public var entityIdentifierString: String {
    fileURL?.absoluteString ?? "draft:\(draftIdentifier ?? "")"
  }

  /// The identifier of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return .draft(identifier: String(entityIdentifierString.dropFirst(6)))
    }
    return URL(string: entityIdentifierString).flatMap { try? .file(url: $0) }
  }
}

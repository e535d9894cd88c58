// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public protocol TrackedIntent: AppIntent {
  var trackingName: String { get }
}

extension TrackedIntent {
  public var trackingName: String { String(describing: Self.self) }

  func track() { _ = trackingName }
}

public struct OpenInbox: TrackedIntent {
  public static var title: LocalizedStringResource = .init("Open Inbox", table: "Mail", bundle: .main)
  public static let openAppWhenRun: Bool = true

  public init() {}

  public func perform() async throws -> some IntentResult {
    track()
    return .result()
  }
}

public class BundleToken {}

public struct ArchiveMail: TrackedIntent {
  public static var title = LocalizedStringResource(
    "Archive", defaultValue: "Archive Mail", table: "Mail", locale: .current, bundle: .forClass(BundleToken.self),
    comment: "A title")

  @Parameter(title: "Mail", query: MailQuery()) public var mail: MailEntity

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<MailEntity> {
    defer { track() }
    return .result(value: mail)
  }
}

public struct MailEntity: AppEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(stringLiteral: "Mail") }
  public static var defaultQuery: MailQuery { .init() }
  public var id: UUID
  public var displayRepresentation: DisplayRepresentation { .init(stringLiteral: id.uuidString) }
}

public struct MailQuery: EntityQuery {
  public init() {}
  public func entities(for identifiers: [UUID]) async throws -> [MailEntity] { identifiers.map(MailEntity.init(id:)) }
  public func suggestedEntities() async throws -> [MailEntity] { [] }
}

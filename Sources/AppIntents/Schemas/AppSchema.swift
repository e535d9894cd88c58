/// Names a schema of the system's by its domain: `.photos.openAsset`. Nothing here knows schemas, so any name is one.
@dynamicMemberLookup
public struct AppSchema: Sendable, Hashable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A schema of the domain.
  public subscript(dynamicMember name: String) -> AppSchema { AppSchema("\(self.name).\(name)") }

  // Their names say what they are about.
  /// The system's domains, A to N; each begins the names of its schemas.
  public static let assistant = AppSchema("assistant"), audio = AppSchema("audio"), books = AppSchema("books"),
    browser = AppSchema("browser"), calendar = AppSchema("calendar"), camera = AppSchema("camera"),
    clock = AppSchema("clock"), files = AppSchema("files"), journal = AppSchema("journal"), mail = AppSchema("mail"),
    maps = AppSchema("maps"), messages = AppSchema("messages"), notes = AppSchema("notes")

  /// The other domains, P to W.
  public static let phone = AppSchema("phone"), photos = AppSchema("photos"), presentation = AppSchema("presentation"),
    reader = AppSchema("reader"), reminders = AppSchema("reminders"), spreadsheet = AppSchema("spreadsheet"),
    system = AppSchema("system"), visualIntelligence = AppSchema("visualIntelligence"),
    whiteboard = AppSchema("whiteboard"), wordProcessor = AppSchema("wordProcessor")
}

/// An intent of a schema.
public protocol AssistantSchemaIntent: AppIntent {}

extension AssistantSchemaIntent {
  /// What the type's name says: “Create Album” of `CreateAlbumIntent`.
  public static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: spokenName(of: Self.self)) }
}

/// An entity of a schema.
public protocol AssistantSchemaEntity: AppEntity {}

extension AssistantSchemaEntity {
  /// What the type's name says: “Album” of `AlbumEntity`.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: spokenName(of: Self.self))
  }
}

/// An enum of a schema.
public protocol AssistantSchemaEnum: AppEnum {}

extension AssistantSchemaEnum {
  /// What the type's name says: “Filter Type” of `FilterType`.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: spokenName(of: Self.self))
  }
}

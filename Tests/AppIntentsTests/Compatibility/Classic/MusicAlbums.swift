struct Album: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Album", numericFormat: "\(placeholder: .int) albums")
  static var defaultQuery: AlbumQuery { AlbumQuery() }
  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Artist") var artist: Artist?
  @Property(title: "Tracks") var tracks: [Track]
  @Property(title: "Length") var length: Measurement<UnitDuration>
  @Property(title: "Cover") var cover: IntentFile?
  @Property(title: "Kind") var kind: AlbumKind
  @Property var bare: Int
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: artist.map { "\($0.name)" },
      image: cover.map { DisplayRepresentation.Image(data: $0.data) })
  }
  init(id: String, title: String, artist: Artist? = nil) {
    self.id = id; self.title = title; self.artist = artist; self.tracks = []
    self.length = .init(value: 1, unit: .seconds); self.kind = .lp; self.bare = 0; self.cover = nil
  }
}
enum AlbumKind: String, AppEnum {
  case lp, ep; static var typeDisplayRepresentation: TypeDisplayRepresentation { "K" }
  static var caseDisplayRepresentations: [AlbumKind: DisplayRepresentation] {
    [.lp: "LP", .ep: .init(title: "EP", subtitle: nil)]
  }
}
struct Artist: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Artist"; static let defaultQuery = ArtistQuery()
  var id: UUID; var name: String
  var displayRepresentation: DisplayRepresentation {
    .init(title: LocalizedStringResource(stringLiteral: name), subtitle: nil, image: nil)
  }
}
struct Track: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"; static let defaultQuery = TrackQuery()
  var id: Int; var name: String { "t" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name) }
}
struct AlbumQuery: EntityStringQuery {
  @Dependency var lib: MusicLibrary
  func entities(for identifiers: [Album.ID]) async throws -> [Album] {
    identifiers.compactMap { Album(id: $0, title: $0) }
  }
  func entities(matching string: String) async throws -> [Album] {
    try await suggestedEntities().filter { $0.title.localizedCaseInsensitiveContains(string) }
  }
  func suggestedEntities() async throws -> [Album] { await lib.albums() }
}
struct ArtistQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Artist] { [] }
  func entities(for ids: [UUID]) async throws -> [Artist] { try await allEntities().filter { ids.contains($0.id) } }
}
struct TrackQuery: EntityQuery {
  typealias Entity = Track; func entities(for identifiers: [Int]) async throws -> [Track] { [] }
  func suggestedEntities() async throws -> some ResultsCollection { [Track(id: 1)] }
}
actor MusicLibrary { func albums() -> [Album] { [] } }

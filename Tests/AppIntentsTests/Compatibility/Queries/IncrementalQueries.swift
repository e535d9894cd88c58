// Parlance's own: Apple's module has no such queries.
#if !canImport(Darwin)
  struct HymnEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hymn"
    static let defaultQuery = HymnQuery()
    let id: Int
    let title: String
    /// The version of the hymns in which this one came or was changed.
    var version = 1
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
  }

  enum Hymns {
    static let all = [
      HymnEntity(id: 1, title: "Gloria in Excelsis", version: 1), HymnEntity(id: 2, title: "Abide With Me", version: 3),
      HymnEntity(id: 3, title: "Amazing Grace", version: 2),
    ]
    static let version = 3
  }

  struct HymnQuery: EnumerableEntityQuery, IncrementalEntityQuery {
    func allEntities() async throws -> [HymnEntity] { Hymns.all }

    func entities(for identifiers: [Int]) async throws -> [HymnEntity] {
      Hymns.all.filter { identifiers.contains($0.id) }
    }

    func changes(since mark: String?) async throws -> EntityChanges<HymnEntity> {
      let version = "\(Hymns.version)"
      let hymns = Hymns.all
      guard let seen = mark.flatMap(Int.init) else { return .all(hymns, mark: version) }
      return .changed(hymns.filter { $0.version > seen }, mark: version)
    }
  }
#endif

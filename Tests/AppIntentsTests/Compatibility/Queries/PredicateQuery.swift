struct SongEntity: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()

  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Plays") var plays: Int

  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: "\(plays) plays") }

  init(id: String, name: String, plays: Int) {
    self.id = id
    self.name = name
    self.plays = plays
  }

  static func == (lhs: SongEntity, rhs: SongEntity) -> Bool { lhs.id == rhs.id }
}

enum SongTest: Sendable {
  case named(String)
  case playedMoreThan(Int)
}

struct SongQuery: EntityPropertyQuery, EntityStringQuery {
  static let properties = QueryProperties {
    Property(\.$name) {
      EqualToComparator { SongTest.named($0) }
      ContainsComparator { .named($0) }
    }
    Property(\.$plays) {
      GreaterThanComparator { .playedMoreThan($0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\.$plays)
  }

  func entities(for identifiers: [String]) async throws -> [SongEntity] { [] }

  func entities(matching string: String) async throws -> [SongEntity] { [] }

  func entities(
    matching comparators: [SongTest], mode: ComparatorMode, sortedBy: [EntityQuerySort<SongEntity>], limit: Int?
  ) async throws -> [SongEntity] {
    []
  }
}

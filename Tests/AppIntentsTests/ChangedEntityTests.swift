import Testing

@testable import AppIntents

private struct Stamp: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stamp"
  static let defaultQuery = StampQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Stamp \(id)") }
}

private struct StampQuery: EntityQuery {
  func entities(for identifiers: [Int]) -> [Stamp] { [] }
}

@Suite("What a query tells of changes")
struct ChangedEntityTests {
  private let stamps = (1...3).map { Stamp(id: $0) }

  @Test("Of a long list the first are taken, with their places, and all are counted")
  func long() {
    let listed = ListedEntities(.changed(stamps, removed: [7, 8], mark: "4") { -$0.id }, since: "3", most: 2)
    #expect(listed.places == [-1, -2] && listed.removed == ["7", "8"] && listed.count == 3)
    #expect(listed.references.map(\.id) == ["1", "2"] && listed.mark == "4" && listed.isPartial)
  }

  @Test("What is told to whoever has no mark is all there is, and places are none where none were given")
  func withoutMark() {
    let listed = ListedEntities(EntityChanges.changed(stamps, mark: "4"), since: nil, most: 9)
    #expect(!listed.isPartial && listed.places.isEmpty)
    #expect(!ListedEntities(.all(stamps, mark: "4"), since: "3", most: 9).isPartial)
  }
}

/// What a query lists: its entities, or what has become of them since it was asked before.
package struct ListedEntities: Sendable {
  /// The entities; of a long list the first.
  package let references: [EntityReference]

  /// How many the query told.
  package let count: Int

  /// Where each stands in the order of all; empty if each stands behind those before it, unless it is known already.
  package let places: [Int]

  /// Whether these are only those that have changed.
  package let isPartial: Bool

  /// The ids of those that are gone.
  package let removed: [String]

  /// With what the query wants to be asked the next time; `nil` if it tells all each time.
  package let mark: String?

  /// All entities.
  init(_ all: [some AppEntity], most: Int) {
    references = all.prefix(most).map { $0.reference }
    count = all.count
    (places, isPartial, removed, mark) = ([], false, [], nil)
  }

  /// What a query tells when it was asked for what has changed since a mark; without one all that it tells is all there is.
  init(_ changes: EntityChanges<some AppEntity>, since mark: String?, most: Int) {
    let told = changes.entities.prefix(most)
    references = told.map { $0.entity.reference }
    count = changes.entities.count
    // A key path would be made anew each time, since the type of the entity is a parameter.
    let places = told.compactMap { $0.place }
    self.places = places.count == told.count ? places : []
    isPartial = !changes.isWhole && mark != nil
    removed = changes.removed
    self.mark = changes.mark
  }
}

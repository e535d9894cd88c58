import AppIntents
import DaybookStore

extension EntityChanges where Entity: AppEntity, Entity.ID == UUID {
  /// What a store tells, as entities.
  init(_ entities: [Entity], of listing: StoreListing<some Sendable>, place: ((Entity) -> Int)? = nil) {
    self =
      listing.isPartial
      ? .changed(entities, removed: listing.removed, mark: listing.mark, place: place)
      : .all(entities, mark: listing.mark, place: place)
  }
}

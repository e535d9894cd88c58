import AppIntents
import ParlanceDialog

extension Command {
  /// The entities that it names.
  var entities: [EntityReference] { bindings.flatMap(\.entities) }
}

extension SlotBinding {
  /// The entities that it names.
  fileprivate var entities: [EntityReference] {
    switch meaning {
    case .value(let value): value.entities
    case .candidates(let values): values.flatMap(\.entities)
    case .parts(let parts): parts.flatMap(\.entities)
    case .unknown, .noSuchDay, .other: []
    }
  }
}

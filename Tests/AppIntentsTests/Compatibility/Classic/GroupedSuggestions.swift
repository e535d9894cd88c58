struct DeviceEntity: AppEntity, Sendable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: .init("device.title", defaultValue: "Device"))
  static let defaultQuery = DeviceQuery()

  var id: String
  var house: String
  var name: String

  var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: name)) }
}

struct DeviceQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [DeviceEntity] {
    devices().flatMap(\.value).filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<DeviceEntity> {
    collection { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> IntentItemCollection<DeviceEntity> {
    collection { _ in true }
  }

  private func collection(_ isWanted: (DeviceEntity) -> Bool) -> IntentItemCollection<DeviceEntity> {
    let sections = devices().map { (house: String, devices: [DeviceEntity]) in
      IntentItemSection<DeviceEntity>(.init(stringLiteral: house), items: devices.filter(isWanted))
    }
    return .init(sections: sections)
  }

  private func devices() -> [(key: String, value: [DeviceEntity])] {
    let all = [
      DeviceEntity(id: "1", house: "Home", name: "Fan"), DeviceEntity(id: "2", house: "Cabin", name: "Heater"),
    ]
    return Dictionary(grouping: all, by: \.house).sorted { $0.key < $1.key }
  }
}

struct ToggleDevice: AppIntent {
  static let title: LocalizedStringResource = .init("toggle.title", defaultValue: "Toggle Device")

  @Parameter(title: .init("device.title", defaultValue: "Device"))
  var device: DeviceEntity

  @Parameter(title: LocalizedStringResource("state.title", defaultValue: "State"), default: .toggle)
  var state: DeviceState

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    switch state {
    case .on: return .result(value: true)
    case .off, .toggle: return .result(value: false)
    }
  }
}

enum DeviceState: String, AppEnum {
  case on, off, toggle

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "State")
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .on: .init(title: .init("state.on", defaultValue: "On")),
    .off: .init(title: .init("state.off", defaultValue: "Off")),
    .toggle: .init(title: "Toggle"),
  ]
}

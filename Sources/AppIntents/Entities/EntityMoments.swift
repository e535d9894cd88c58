/// The properties of an entity that hold a moment.
struct EntityMoments {
  private let moments: [(name: String, title: String?, date: Date)]

  /// Reads the properties of an entity.
  init<Entity: AppEntity>(of entity: Entity) {
    moments = Mirror(reflecting: entity).children.compactMap { child in
      guard let property = child.value as? any MomentHolding, let date = property.heldMoment else { return nil }
      // A property with a wrapper is stored behind an underscore.
      return (String((child.label ?? "").drop { $0 == "_" }), property.heldTitle, date)
    }
  }

  /// All of them.
  var dates: [Date] { moments.map(\.date) }

  /// The moment of the property that has the name of a parameter, else of the one that has its title.
  func moment(like parameter: ParameterDescriptor) -> Date? {
    if let named = moments.first(where: { $0.name == parameter.name }) { return named.date }
    guard let title = parameter.title?.key else { return nil }
    return moments.first { $0.title == title }?.date
  }
}

/// A property that may hold a moment.
private protocol MomentHolding {
  var heldTitle: String? { get }
  var heldMoment: Date? { get }
}

extension EntityProperty: MomentHolding {
  /// The key of its title, by which it is found where its name is another; `nil` without a title.
  var heldTitle: String? { title?.key }
  /// The value if it is a moment; `nil` for any other, and before it has one.
  var heldMoment: Date? { held as? Date }
}

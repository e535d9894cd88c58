import AppIntents

extension IntentValue {
  /// What names the value among choices: the identifier of an entity or an enumeration's case.
  package var choiceIdentifier: String? {
    switch self {
    case .entity(let entity): entity.id
    case .enumeration(let member): member.rawValue
    default: nil
    }
  }
}

extension IntentValue {
  /// How the value looks in a list, in the language of the running session.
  package var display: DisplayText {
    switch self {
    case .entity(let entity): entity.display
    case .enumeration(let member): member.display
    default: DisplayText(title: title())
    }
  }
}

extension ValueKind {
  /// The value as a parameter of the kind holds it: a list takes a single one as its only element.
  package func holding(_ value: IntentValue) -> IntentValue {
    guard case .list = self else { return value }
    if case .list = value { return value }
    return .list([value])
  }

  /// What one value of it is: of a list its elements.
  package var element: ValueKind {
    if case .list(let element) = self { element } else { self }
  }

  /// The entity type that it takes; `nil` if it takes none.
  package var typeName: String? {
    switch self {
    case .entity(let name): name
    case .list(let element): element.typeName
    default: nil
    }
  }
}

/// Something of the app that people act on and call by name.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, _SupportsAppDependencies
where ID: EntityIdentifierConvertible & Sendable, ValueType == Self, UnwrappedType == Self {
  /// The query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// Finds entities of this type; asked for one each time, so it may be stored or made anew.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity where Self: RawRepresentable, ID == Self.RawValue {
  /// The raw value.
  public var id: Self.RawValue { rawValue }
}

/// A type of the app that can be a parameter's value.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable {}

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  /// What people call things of this type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have a name for people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How this value is shown and said.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type that has a name for people, and so have its values.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

extension InstanceDisplayRepresentable {
  /// The title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a name that stays when the Swift type is renamed.
public protocol PersistentlyIdentifiable {
  /// The lasting name; the Swift type's unless it is declared.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The Swift type's name.
  public static var persistentIdentifier: String { unqualifiedName(of: Self.self) }
}

extension AppEntity {
  /// Declares a property that other intents and tools can see.
  public typealias Property = EntityProperty

  /// By reference; the live entity is fetched from the query.
  public static var _ownCoding: _IntentValueCoding<Self> {
    var coding = _IntentValueCoding<Self>(
      kind: .entity(typeName), encode: { .entity($0.reference) },
      decode: { value in
        guard let entity = try await fetch([value]).first else { throw IntentValueCodingError.mismatch }
        return entity
      })
    coding.decodeAll = { try await fetch($0) }
    coding.entity = { EntityDescriptor(Self.self) }
    return coding
  }

  /// The name by which references know the type.
  static var typeName: String { unqualifiedName(of: Self.self) }

  /// The entity as data, in the language of the running session.
  package var reference: EntityReference {
    EntityReference(
      typeName: Self.typeName, id: id.entityIdentifierString, display: displayRepresentation.rendered())
  }

  private static func fetch(_ values: [IntentValue]) async throws -> [Self] {
    let wanted = try values.map { value in
      guard case .entity(let reference) = value, reference.typeName == typeName else {
        throw IntentValueCodingError.mismatch
      }
      guard let id = ID.entityIdentifier(for: reference.id) else { throw IntentValueCodingError.vanished(reference) }
      return (id: id, reference: reference)
    }
    if wanted.isEmpty { return [] }
    let found = try await checkedQuery().entities(for: wanted.map { $0.id })
    // Nearly always it is one.
    if wanted.count == 1, found.count == 1, found[0].id == wanted[0].id { return found }
    let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    return try wanted.map { id, reference in
      guard let entity = byID[id] else { throw IntentValueCodingError.vanished(reference) }
      return entity
    }
  }

  /// The query, once it is sure that all it depends on is there; `wrappers` are those of its type, if they are known.
  static func checkedQuery(_ wrappers: StoredWrappers? = nil) throws -> DefaultQuery {
    let query = defaultQuery
    try MissingDependencyError.check(query, wrappers ?? .known(of: DefaultQuery.self))
    return query
  }
}

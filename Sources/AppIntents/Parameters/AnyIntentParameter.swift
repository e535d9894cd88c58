/// A parameter of any value.
protocol AnyIntentParameter: AnyObject, Sendable {
  /// What it takes and how it is asked for.
  var descriptor: ParameterDescriptor { get }

  /// Whether it has a value, be it none of an optional.
  var isSet: Bool { get }

  /// The value as data; `nil` if it has none.
  var data: IntentValue? { get }

  /// The entity types it mentions.
  var entities: [EntityDescriptor] { get }

  /// The enums it mentions.
  var enumerations: [EnumDescriptor] { get }

  /// Tells the parameter where it is declared, for what it asks and for errors.
  func adopt(intent: String, parameter: String)

  /// Sets the value, fetching entities live.
  func set(_ data: IntentValue) async throws
}

/// A parameter under the name of its property.
struct NamedParameter: Sendable {
  /// The property's name.
  let name: String

  /// The parameter.
  let parameter: any AnyIntentParameter

  /// The name of the property that a key path such as `\.$task` leads to.
  static func name<Intent: AppIntent, Value>(of keyPath: KeyPath<Intent, IntentParameter<Value>>) -> String {
    let (prototype, members) = IntentMembers.made(Intent.self)
    let wanted = prototype[keyPath: keyPath]
    return members.parameters.first { $0.parameter === wanted }?.name ?? "?"
  }
}

import Synchronization

/// Declares a parameter of an intent; use it as `@Parameter`.
///
/// Copies of an intent share the value, so an intent is performed once and made anew for the next time.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  /// What the declaration says.
  let definition: ParameterDefinition

  // A lock beside the value and not around it, and memory in place of an optional: of both the type would be looked up each time.
  /// Held wherever `memory` and `isHeld` are read or set once the parameter is made.
  @usableFromInline let lock = Mutex(())
  // Only read and written while the lock is held, and else only by the initialiser and the end, which nobody shares. Where `isHeld`
  // says so the memory has a value, and has it from then on.
  /// Room for one value.
  @usableFromInline nonisolated(unsafe) let memory: UnsafeMutablePointer<Value>
  /// Whether there is a value in `memory`; once there is, there always is one.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isHeld: Bool
  private let place = Mutex(ParameterPlace())

  /// Makes a parameter as it is declared.
  init(_ definition: consuming ParameterDefinition, default defaultValue: Value.UnwrappedType?) {
    definition.hasDefault = defaultValue != nil
    self.definition = definition
    memory = .allocate(capacity: 1)
    if definition.hasDefault, let value = defaultValue.flatMap({ Value._wrap($0) as? Value }) {
      memory.initialize(to: value)
      isHeld = true
    } else {
      isHeld = Value._initializeEmpty(UnsafeMutableRawPointer(memory))
    }
    MadeMembers.current?.add(.parameter(self))
  }

  deinit {
    if isHeld { memory.deinitialize(count: 1) }
    memory.deallocate()
  }

  // The compiler looks for this one in the type's own body only.
  /// Declares a parameter that says nothing of itself.
  public convenience init() {
    self.init(ParameterDefinition(), default: nil)
  }

  /// The value. A required parameter has one by the time its intent is performed; reading it earlier is a mistake
  /// that stops the program.
  @inlinable
  public var wrappedValue: Value {
    get {
      guard isSet else { stopUnset() }
      return heldValue
    }
    set { hold(newValue) }
  }

  /// The value, be it none of an optional; `nil` before it has one.
  @inlinable var held: Value? { isSet ? heldValue : nil }

  /// The value, which it must have.
  @inlinable var heldValue: Value { lock.withLock { _ in memory.pointee } }

  /// Sets the value.
  @inlinable
  func hold(_ new: Value) {
    lock.withLock { _ in
      if isHeld { memory.deinitialize(count: 1) }
      memory.initialize(to: new)
      isHeld = true
    }
  }

  /// Stops the program: the value was read before there was one.
  @usableFromInline
  func stopUnset() -> Never {
    fatalError("The parameter “\(parameterName)” of the intent “\(intentName)” was read before it had a value.")
  }

  /// The parameter itself, which can ask for its value.
  public var projectedValue: IntentParameter<Value> { self }

  /// What people call it; its name if the declaration does not say.
  public var title: LocalizedStringResource {
    definition.title ?? LocalizedStringResource(verbatim: parameterName)
  }

  /// Whether it may go without a value.
  public var isOptional: Bool { Value._empty != nil }

  /// What the parameter takes and how it is asked for.
  var descriptor: ParameterDescriptor {
    let coding = Value._coding
    let descriptor = ParameterDescriptor(
      name: parameterName, kind: coding.kind, cases: coding.cases.map(\.kind), isRequired: Value._empty == nil,
      definition: definition)
    guard !definition.more.resolvers.isEmpty else { return descriptor }
    let chain = chain(descriptor)
    return ParameterDescriptor(descriptor, kind: descriptor.kind, cases: descriptor.cases) {
      try await chain.value(of: $0, Value._coding).flatMap(Value._coding.encode)
    }
  }

  private func chain(_ descriptor: ParameterDescriptor) -> ResolverChain {
    ResolverChain(intent: intentName, parameter: descriptor, definition: definition)
  }

  /// The name of the intent it belongs to.
  var intentName: String { place.withLock { $0.intent } ?? "?" }

  /// The name of the property it is declared as.
  var parameterName: String { place.withLock { $0.parameter } ?? definition.title?.plain ?? "?" }
}

/// Where a parameter belongs: known once its intent was looked at.
private struct ParameterPlace: Sendable {
  var intent: String?
  var parameter: String?
}

extension IntentParameter: AnyIntentParameter {
  /// Tells the parameter where it is declared.
  func adopt(intent: String, parameter: String) {
    place.withLock { $0 = ParameterPlace(intent: intent, parameter: parameter) }
  }

  /// Whether it has a value, be it none of an optional.
  @inlinable var isSet: Bool { lock.withLock { _ in isHeld } }

  /// The value that someone gave it, if it has one; an optional without a value was given none.
  var given: Value? { held.flatMap { $0._unwrapped == nil ? nil : $0 } }

  /// The value as data; `nil` if it has none.
  var data: IntentValue? {
    // An optional without a value needs none of what encodes it, which is dear to make.
    guard let value = held, value._unwrapped != nil else { return nil }
    return Value._coding.encode(value)
  }

  /// Sets the value, fetching entities live.
  func set(_ data: IntentValue) async throws {
    let value = try await decoded(data, Value._coding)
    hold(value)
  }

  /// The entity types it mentions.
  var entities: [EntityDescriptor] { Value._coding.entities }

  /// The enums it mentions.
  var enumerations: [EnumDescriptor] { Value._coding.enumerations }

  /// A value of data, by way of the resolvers if it needs one, with errors that name intent and parameter.
  func decoded<Decoded: Sendable>(_ data: IntentValue, _ coding: _IntentValueCoding<Decoded>) async throws -> Decoded {
    let data = definition.more.adjust?(data) ?? data
    if definition.inclusiveRange != nil || definition.more.size != nil {
      try descriptor.check(data, intent: intentName)
    }
    do {
      // What the app's resolvers make of a value of another type goes before what everybody makes of it.
      if !definition.more.resolvers.isEmpty, !coding.kind.isKind(of: data),
        let resolved = try await chain(descriptor).value(of: data, coding)
      {
        return resolved
      }
      return try await coding.decode(data)
    } catch IntentValueCodingError.mismatch {
      if let converted = try await chain(descriptor).plainValue(of: data, coding) { return converted }
      throw IntentBindingError.typeMismatch(
        intent: intentName, parameter: parameterName, expected: coding.kind, value: data)
    } catch IntentValueCodingError.vanished(let reference) {
      throw IntentBindingError.entityVanished(intent: intentName, parameter: parameterName, reference: reference)
    }
  }
}

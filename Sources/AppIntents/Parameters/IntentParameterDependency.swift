/// Declares that what a provider or a query offers depends on the values of other parameters.
///
///     @IntentParameterDependency<AddStop>(\.$line) var intent
///
/// The value is `nil` until all the parameters named have one.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let conditions: [@Sendable (Intent) -> Bool]

  /// Declares a dependency on parameters of `Intent`.
  public init<each Value: _IntentValue>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    // No intent is made here to look at: the provider may be a part of the intent's own declaration.
    var conditions: [@Sendable (Intent) -> Bool] = []
    for keyPath in repeat each keyPaths {
      let path = WrapperPath(keyPath)
      conditions.append { $0[keyPath: path.path].data != nil }
    }
    self.conditions = conditions
  }

  /// The intent that is being prepared, once its parameters have values.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = CurrentIntent.value as? Intent else { return nil }
    return conditions.allSatisfy { $0(intent) } ? IntentProjection(intent) : nil
  }

  /// The dependency itself.
  public var projectedValue: IntentParameterDependency<Intent> { self }
}

extension IntentParameterDependency: AnyIntentParameterDependency {}

/// A dependency on parameters of any intent.
private protocol AnyIntentParameterDependency: AnyObject {}

/// Whether a provider or a query declares that it depends on parameters.
func dependsOnParameters<Owner>(_ owner: Owner) -> Bool {
  var isDependent = false
  StoredWrappers.visit(owner) { _, object in
    isDependent = isDependent || object is any AnyIntentParameterDependency
  }
  return isDependent
}

/// The values of an intent's parameters, none of them optional.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  /// Makes a projection of an intent whose parameters have values.
  init(_ intent: Intent) {
    self.intent = intent
  }

  /// The value of a parameter that the dependency names. Reading one that it does not name, and that has no value, is a mistake
  /// that stops the program.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath]._unwrapped else {
      fatalError(
        "A parameter of the intent “\(Intent.intentName)” was read that has no value; name it in the dependency.")
    }
    return value
  }
}

/// The intent whose parameters are being resolved.
package enum CurrentIntent {
  /// The intent with its values so far; `nil` where none is being prepared.
  @TaskLocal package static var value: (any AppIntent)?
}

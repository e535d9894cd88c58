/// What an intent returns.
public protocol IntentResult: Sendable {
  /// What came of the performance, as data; opaque outside the package.
  var _outcome: _IntentOutcome { get }
}

extension IntentResult {
  /// What a result of a type of its own says of itself.
  public var _outcome: _IntentOutcome { _IntentOutcome { IntentOutcome(casting: self) } }
}

/// What came of a performance, as data once it is asked for.
public struct _IntentOutcome: Sendable {
  /// Makes the data, in the language of the running session.
  let make: @Sendable () -> IntentOutcome
}

/// A result that has a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: _IntentValue

  /// The value.
  var value: Value? { get }
}

/// A result that is said.
public protocol ProvidesDialog: IntentResult {
  /// What is said.
  var dialog: IntentDialog? { get }
}

extension ProvidesDialog {
  /// Nothing, of a type that promises a dialog and has none.
  public var dialog: IntentDialog? { nil }
}

/// A result that goes on to another intent.
public protocol OpensIntent: IntentResult {
  /// The type of the other intent.
  associatedtype OpensIntentType: AppIntent

  /// The other intent.
  var opensIntent: OpensIntentType? { get }
}

/// The result that the functions `result(…)` make; a part that it lacks has the type `Never`.
public struct IntentResultContainer<Value: Sendable, OpensIntentType: Sendable, Snippet: Sendable, Dialog: Sendable>:
  IntentResult
{
  /// The value.
  public let value: Value?

  /// The other intent.
  public let opensIntent: OpensIntentType?

  /// What is said.
  public let dialog: Dialog?

  /// What goes on at the person's wrist or on their lock screen meanwhile; nothing shows it here.
  public private(set) var activityIdentifier: String?

  /// What came of the performance, as data.
  public let _outcome: _IntentOutcome

  /// Makes a result; `outcome` is the same as data, known where the types are known.
  init(
    value: Value? = nil, opensIntent: OpensIntentType? = nil, dialog: Dialog? = nil,
    outcome: @escaping @Sendable () -> IntentOutcome
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    _outcome = _IntentOutcome(make: outcome)
  }
}

extension IntentResultContainer {
  /// The same with what goes on meanwhile.
  func showing(activity identifier: String) -> Self {
    var result = self
    result.activityIdentifier = identifier
    return result
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

/// What an intent returns.
public protocol IntentResult: Sendable {}

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

  /// Makes a result.
  init(value: Value? = nil, opensIntent: OpensIntentType? = nil, dialog: Dialog? = nil) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

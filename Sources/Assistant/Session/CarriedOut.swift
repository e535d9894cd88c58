import ParlanceDialog

/// What one event came to.
struct CarriedOut {
  /// What is said.
  var reply: Reply
  /// How the dialog stands then.
  var result: DialogTurn.Result
  /// The names of the intents that ran, in their order.
  var intents: [String]
}

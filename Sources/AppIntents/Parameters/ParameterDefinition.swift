/// What the declaration of a parameter says.
struct ParameterDefinition: Sendable {
  /// What people call it.
  var title: LocalizedStringResource?

  /// What it is for.
  var description: LocalizedStringResource?

  /// Whether `default:` is given.
  var hasDefault = false

  /// The question for its value.
  var requestValueDialog: IntentDialog?

  /// The question which of several values is meant.
  var requestDisambiguationDialog: IntentDialog?

  /// The numbers it takes.
  var inclusiveRange: ClosedRange<Double>?

  /// The values it offers.
  var options: (@Sendable () async throws -> [IntentValue])?
}

import AppIntents

extension IntentDescriptor {
  /// The one parameter that takes a whole number, and need not be said: that is how often or how many; `nil` where there is none, or several.
  package var counting: ParameterDescriptor? {
    let numbers = parameters.filter { $0.kind == .integer }
    guard numbers.count == 1, let only = numbers.first, !only.isNeeded else { return nil }
    return only
  }
}

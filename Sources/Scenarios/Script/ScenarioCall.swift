/// An intent with parameters, as a scenario writes it: `CompleteTask task="Buy milk"`.
package struct ScenarioCall: Sendable, Hashable {
  /// A value of a parameter.
  package struct Argument: Sendable, Hashable {
    /// The parameter's name.
    package var name: String
    /// The value as it is written, without quotes.
    package var value: String

    /// Makes an argument.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The intent's name, with or without the suffix `Intent`.
  package var intent: String

  /// The values in the order of the line; a list repeats the name.
  package var arguments: [Argument]

  /// Makes a call.
  package init(intent: String, arguments: [Argument] = []) {
    self.intent = intent
    self.arguments = arguments
  }

  /// The values of each parameter, in order.
  package var values: [String: [String]] {
    Dictionary(grouping: arguments, by: \.name).mapValues { $0.map(\.value) }
  }
}

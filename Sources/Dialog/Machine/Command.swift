/// An intent that was asked for, with what the utterance says of its parameters.
package struct Command: Sendable, Hashable, Codable {
  /// The intent's name.
  package var intent: String
  /// At most one for each parameter.
  package var bindings: [SlotBinding]

  /// Makes a command.
  package init(intent: String, bindings: [SlotBinding] = []) {
    self.intent = intent
    self.bindings = bindings
  }

  /// The same with something else said of a parameter.
  package func saying(_ binding: SlotBinding) -> Command {
    var command = self
    command.bindings.removeAll { $0.parameter == binding.parameter }
    command.bindings.append(binding)
    return command
  }
}

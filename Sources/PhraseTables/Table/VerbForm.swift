/// A form of verbs that a value of a list stands for, be there such a verb in the list or not.
package enum VerbForm: String, Sendable {
  /// What people say of what they have done: `{done}`.
  case done
  /// The verb as a name has it: `{verb}`.
  case plain = "verb"
}

/// Whether colour is used.
package enum ColorPolicy: String, Sendable, Hashable, CaseIterable {
  /// On a terminal, unless the environment says no.
  case auto
  /// Also in a pipe.
  case always
  /// Nowhere.
  case never

  /// What holds for one output. `NO_COLOR`, `CLICOLOR_FORCE` and `TERM=dumb` are heard, in this order, under `auto` only.
  package func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment["NO_COLOR"], !value.isEmpty { return false }
      if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}

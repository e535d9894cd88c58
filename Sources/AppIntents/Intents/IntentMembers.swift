/// What an intent declares with property wrappers.
struct IntentMembers: Sendable {
  /// The parameters, in the order of their declaration.
  private(set) var parameters: [NamedParameter] = []

  /// What it depends on.
  private(set) var dependencies: [any AnyAppDependency] = []

  /// Looks into an intent, and tells each parameter where it is declared.
  init<Intent: AppIntent>(of intent: Intent) {
    let intentName = Intent.intentName
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let current = mirror {
      for (label, child) in current.children {
        if let parameter = child as? any AnyIntentParameter, let label {
          // A property wrapper's storage is named like the property, with an underscore before it.
          let name = String(label.dropFirst())
          parameter.adopt(intent: intentName, parameter: name)
          parameters.append(NamedParameter(name: name, parameter: parameter))
        } else if let dependency = child as? any AnyAppDependency {
          dependencies.append(dependency)
        }
      }
      mirror = current.superclassMirror
    }
  }
}

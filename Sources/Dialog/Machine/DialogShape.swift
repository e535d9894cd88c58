import AppIntents

/// What the machine needs to know of the app's intents.
package struct DialogShape: Sendable {
  /// One parameter of an intent.
  package struct Parameter: Sendable, Hashable {
    /// Its name.
    package var name: String
    /// What it takes.
    package var kind: ValueKind
    /// Whether it is asked for when missing.
    package var isAsked: Bool
    /// Whether it takes only what the app offers for it.
    package var isListed: Bool
    /// Whether it takes what the intent before it returned, where nothing is said of it.
    package var isConnected: Bool

    /// Makes a parameter.
    package init(name: String, kind: ValueKind, isAsked: Bool, isListed: Bool = false, isConnected: Bool = false) {
      self.name = name
      self.kind = kind
      self.isAsked = isAsked
      self.isListed = isListed
      self.isConnected = isConnected
    }
  }

  /// An intent that creates an entity from a name.
  package struct Creator: Sendable, Hashable {
    /// The intent's name.
    package var intent: String
    /// The parameter that takes the name.
    package var parameter: String

    /// Makes a creator.
    package init(intent: String, parameter: String) {
      self.intent = intent
      self.parameter = parameter
    }
  }

  /// The parameters of each intent in the order of their declaration.
  package var parameters: [String: [Parameter]]
  /// What creates an entity, by its type.
  package var creators: [String: Creator]

  /// The intents whose work can be taken back: what changes something and what only tells something can be told apart by it.
  package var undoable: Set<String> = []
  /// The intents that delete something and do not ask for a yes themselves.
  package var destructive: Set<String>
  /// The intents that delete something, whoever asks for the yes.
  private var deleting: Set<String> = []
  /// The intents that ask for a yes themselves.
  private let asking: Set<String>

  /// Makes a shape.
  package init(parameters: [String: [Parameter]], creators: [String: Creator], destructive: Set<String> = []) {
    self.parameters = parameters
    self.creators = creators
    self.destructive = destructive
    asking = []
  }

  /// Reads the shape off descriptors; of two intents that create one type the first counts. `asking` are those that ask for a yes
  /// themselves before they delete something.
  package init(_ intents: [IntentDescriptor], asking: Set<String> = []) {
    parameters = [:]
    creators = [:]
    destructive = []
    self.asking = asking
    for intent in intents {
      learn(intent)
      if let type = intent.createdEntity, creators[type] == nil,
        let name = intent.parameters.first(where: { $0.isRequired && $0.kind == .text })
      {
        creators[type] = Creator(intent: intent.name, parameter: name.name)
      }
    }
  }

  /// What creates an entity of a type for the sake of an intent's parameter; `nil` if nothing does.
  ///
  /// What is created so that it can be taken back is created for no intent that changes nothing: who asks how often there was something
  /// that nobody knows does not want it. Nor is anything created to be deleted, or where the app lists what can be taken.
  package func creator(of type: String, for parameter: String, of intent: String) -> Creator? {
    guard let creator = creators[type], undoable.contains(intent) || !undoable.contains(creator.intent),
      !deleting.contains(intent), parameters[intent]?.contains(where: { $0.name == parameter && $0.isListed }) != true
    else { return nil }
    return creator
  }

  /// Adds an intent.
  mutating func learn(_ intent: IntentDescriptor) {
    if intent.isUndoable { undoable.insert(intent.name) }
    if intent.isDestructive { deleting.insert(intent.name) }
    if intent.isDestructive, !asking.contains(intent.name) { destructive.insert(intent.name) }
    parameters[intent.name] = intent.parameters.map {
      Parameter(
        name: $0.name, kind: $0.kind, isAsked: $0.isNeeded, isListed: $0.options != nil,
        isConnected: $0.isConnected)
    }
  }
}

extension DialogShape.Parameter {
  /// What it takes of the result of the intent before; `nil` if nothing, since it does not want it or it is of another type.
  func connected(to result: IntentValue?) -> IntentValue? {
    guard isConnected, let result else { return nil }
    if kind.isKind(of: result) { return result }
    let single = kind.holding(result)
    return kind.isKind(of: single) ? single : nil
  }
}

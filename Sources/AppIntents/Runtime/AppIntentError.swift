/// An error that an intent throws to be performed anew, or to say something.
public struct AppIntentError: Error, Sendable {
  /// What the thrower wants.
  package enum Kind: Sendable {
    /// Perform again from the start.
    case restart
    /// Ask for a value, then perform again.
    case value(ValueRequest)
    /// Ask which value is meant, then perform again.
    case disambiguation(DisambiguationRequest)
    /// Say this.
    case described(LocalizedStringResource)
  }

  /// What the thrower wants.
  package let kind: Kind

  /// Makes an error of a kind.
  package init(kind: Kind) {
    self.kind = kind
  }

  /// Whether it asks the person something about a parameter.
  package var isQuestion: Bool {
    switch kind {
    case .value, .disambiguation: true
    case .restart, .described: false
    }
  }

  /// Makes an error that is said to the person.
  public init(description: LocalizedStringResource) {
    kind = .described(description)
  }

  /// Makes an error of the system's that says what it is in the app's words.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    kind = .described(description)
  }

  /// Makes the system's error that an error of an app stands for.
  public init(wrapping convertible: some CustomAppIntentErrorConvertible) {
    self = convertible.appIntentError
  }

  /// Makes an error that says what an error of an app says.
  public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
    kind = .described(error.localizedStringResource)
  }

  /// Has the intent performed again from the start.
  public static var restartPerform: AppIntentError { AppIntentError(kind: .restart) }
}

extension AppIntentError: CustomLocalizedStringResourceConvertible {
  /// What is said if nobody handles the error.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .described(let text): text
    default: LocalizedStringResource(verbatim: description)
    }
  }
}

extension AppIntentError: Equatable {
  /// Whether both want or say the same.
  public static func == (one: AppIntentError, other: AppIntentError) -> Bool {
    switch (one.kind, other.kind) {
    case (.described(let one), .described(let other)): one == other
    case (.restart, .restart): true
    case (.value, .value), (.disambiguation, .disambiguation): one.description == other.description
    default: false
    }
  }
}

extension AppIntentError: CustomStringConvertible {
  /// The error as a sentence for a log.
  public var description: String {
    switch kind {
    case .restart: "The intent wants to be performed again from the start."
    case .value(let request):
      "The intent “\(request.intent)” needs a value for its parameter “\(request.parameter.name)”."
    case .disambiguation(let request):
      "The intent “\(request.intent)” has several candidates for its parameter “\(request.parameter.name)”."
    case .described(let text): text.plain
    }
  }
}

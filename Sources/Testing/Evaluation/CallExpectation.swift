import AppIntents

/// An intent that is expected to be performed, with what its parameters must be.
public struct CallExpectation: Sendable, CustomStringConvertible {
  /// The intent's name, with or without the suffix `Intent`.
  let intent: String
  /// By the names that the intent declares, in the order in which they are written; others may be anything.
  let parameters: [(name: String, value: ValueExpectation)]

  /// Expects an intent by its name; parameters that are not named may be anything.
  public init(_ intent: String, _ parameters: KeyValuePairs<String, ValueExpectation> = [:]) {
    self.intent = intent
    self.parameters = parameters.map { ($0.key, $0.value) }
  }

  /// The expectation in words.
  public var description: String {
    ([intent] + parameters.map { "\($0.name): \($0.value)" }).joined(separator: ", ")
  }
}

/// Makes the expectation of an intent's call: `CreateEvent.expect(title: .equals("Launch Party"))`.
@dynamicCallable
public struct CallExpectationMaker: Sendable {
  /// The name of the type whose call is expected.
  let intent: String

  /// Expects the intent with these parameters, named as it declares them.
  public func dynamicallyCall(
    withKeywordArguments parameters: KeyValuePairs<String, ValueExpectation>
  ) -> CallExpectation { CallExpectation(intent, parameters) }
}

extension AppIntent {
  /// Expects this intent: call it with the parameters that matter.
  public static var expect: CallExpectationMaker { CallExpectationMaker(intent: String(describing: Self.self)) }
}

/// A thing that is expected to be found.
public struct EntityExpectation: Sendable, CustomStringConvertible {
  /// The name of the entity's type; `nil` for any. A choice has none, and is held against the title alone.
  let type: String?
  /// Held against the title that people see, as one text.
  let title: ValueExpectation

  /// Expects a thing by its title, and its type if one is named.
  public init(type: String? = nil, title: ValueExpectation) {
    self.type = type
    self.title = title
  }

  /// The expectation in words.
  public var description: String { "\(type ?? "an entity") called \(title)" }
}

extension AppEntity {
  /// Expects a thing of this type by its title.
  public static func expect(title: ValueExpectation) -> EntityExpectation {
    EntityExpectation(type: String(describing: Self.self), title: title)
  }
}

/// Makes values of one type into values of another, for parameters that take more than their own type.
public protocol Resolver: Hashable, Sendable {
  /// What it takes.
  associatedtype Input: _IntentValue

  /// What it gives.
  associatedtype Output: _IntentValue

  /// The value that `input` stands for; `nil` if it stands for none.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// The resolvers of a parameter.
public protocol ResolverSpecification<Output>: Sendable {
  /// What they give in the end.
  associatedtype Output: _IntentValue

  /// The resolvers, in the order to try.
  var _resolvers: [any Resolver] { get }
}

/// No resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification, Hashable {
  /// What they would give.
  public typealias Output = Value

  /// Makes a specification without resolvers.
  public init() {}

  /// None.
  public var _resolvers: [any Resolver] { [] }
}

/// Lists the resolvers of a parameter, one a line.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// The resolvers of a parameter.
  public struct Specification: ResolverSpecification {
    /// What they give in the end.
    public typealias Output = Property

    /// The resolvers, in the order to try.
    public let _resolvers: [any Resolver]

    /// Makes a specification without resolvers.
    public init() {
      self.init([])
    }

    /// Makes a specification.
    init(_ resolvers: [any Resolver]) {
      _resolvers = resolvers
    }
  }

  /// One resolver.
  public static func buildExpression(_ resolver: some Resolver) -> [any Resolver] { [resolver] }

  /// All lines.
  public static func buildBlock(_ resolvers: [any Resolver]...) -> [any Resolver] { resolvers.flatMap { $0 } }

  /// The whole block.
  public static func buildFinalResult(_ resolvers: [any Resolver]) -> Specification { Specification(resolvers) }
}

extension Resolver {
  /// The parameter for which it works.
  public typealias Context = IntentParameterContext

  /// The value as data that data of the resolver's input stands for; `nil` if the data is no such input or stands for none.
  func output(of data: IntentValue, in chain: ResolverChain) async throws -> IntentValue? {
    let input: Input
    do {
      input = try await Input._coding.decode(data)
    } catch is IntentValueCodingError {
      return nil
    }
    let context = IntentParameterContext<Output>(
      intent: chain.intent, parameter: chain.parameter, definition: chain.definition)
    return try await resolve(from: input, context: context).flatMap(Output._coding.encode)
  }
}

/// Offers the values of a parameter.
public protocol DynamicOptionsProvider<_Item>: Sendable, _SupportsAppDependencies {
  /// The values as they are given: a list, or an `ItemCollection` with sections and titles.
  associatedtype Result: ResultsCollection

  /// What `defaultResult()` gives: one value, or a list of which a single parameter takes the first.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// One value; follows from `Result`.
  associatedtype _Item: _IntentValue = Result.Result

  /// The values, in the order to show.
  func results() async throws -> Result

  /// The value when the person gives none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// One value with a title of its own.
  public typealias Item = IntentItem

  /// Values in sections.
  public typealias ItemCollection = IntentItemCollection

  /// A section of values.
  public typealias ItemSection = IntentItemSection

  /// Declares that the values depend on other parameters.
  public typealias ParameterDependency = IntentParameterDependency

  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Offers the values of a parameter.
public protocol DynamicOptionsProvider<Item>: Sendable, _SupportsAppDependencies {
  /// One value.
  associatedtype Item: _IntentValue

  /// The values, in the order to show.
  func results() async throws -> [Item]

  /// The value when the person gives none; not asked for here yet.
  func defaultResult() async -> Item?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> Item? { nil }
}

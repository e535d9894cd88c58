/// An intent that deletes entities. A conversation asks for a yes before it performs one.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity

  /// What is deleted.
  var entities: [Entity] { get }
}

extension DeleteIntent {
  /// Yes.
  public static var _isDestructive: Bool { true }
}

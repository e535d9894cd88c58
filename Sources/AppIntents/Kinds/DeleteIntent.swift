/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity

  /// What is deleted.
  var entities: [Entity] { get }
}

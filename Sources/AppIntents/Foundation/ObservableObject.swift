/// An object that tells before something of it changes. Apple's Foundation has the name from Combine; here its `@Published` properties tell by
/// themselves.
public protocol ObservableObject: AnyObject {
  /// The type of what tells.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// Tells before something changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before a published property changes: one and the same of an object that has such properties; a new one each time of an object that
  /// has none.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    // A subclass may be asked for the first time after its superclass was while it was made.
    for property in properties where property.objectWillChange == nil { property.objectWillChange = publisher }
    return publisher
  }
}

/// The published properties of an object, those of its superclasses first.
private func publishedProperties(of object: Any) -> [any PublishedProperty] {
  var properties: [any PublishedProperty] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let each = mirror {
    properties.insert(contentsOf: each.children.compactMap { ($0.value as? any HasPublishedProperty)?.property }, at: 0)
    mirror = each.superclassMirror
  }
  return properties
}

/// Where a published property is kept.
protocol PublishedProperty: AnyObject {
  /// What the object tells by, once it was asked for.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// What holds a published property.
protocol HasPublishedProperty {
  /// Where it is kept.
  var property: any PublishedProperty { get }
}

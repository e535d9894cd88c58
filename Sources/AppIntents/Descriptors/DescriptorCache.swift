import Synchronization

/// The descriptors of intent types, each made once. What is read here never changes: a type says the same of itself for as long as the program runs.
enum DescriptorCache {
  private static let made = Mutex<[ObjectIdentifier: IntentDescriptor]>([:])

  /// The descriptor of a type.
  static func descriptor<Intent: AppIntent>(of type: Intent.Type) -> IntentDescriptor {
    let key = ObjectIdentifier(type)
    if let known = made.withLock({ $0[key] }) { return known }
    // Made outside the lock: it runs the app's own initialiser.
    let new = IntentDescriptor(type)
    return made.withLock { made in
      if let known = made[key] { return known }
      made[key] = new
      return new
    }
  }
}

extension IntentDescriptor {
  /// The descriptor of an intent type, made when it is first asked for.
  package static func of<Intent: AppIntent>(_ type: Intent.Type) -> IntentDescriptor {
    DescriptorCache.descriptor(of: type)
  }
}

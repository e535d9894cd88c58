import Synchronization

/// What many tests of one program need and none changes: each thing is made once, when it is first asked for.
package final class Shelf<Thing: Sendable>: Sendable {
  private let things = Mutex<[String: Thing]>([:])
  private let make: @Sendable (String) throws -> Thing

  /// Makes a shelf on which `make` puts a thing by its name.
  package init(_ make: @escaping @Sendable (String) throws -> Thing) { self.make = make }

  /// The thing of a name; whoever asks for another one meanwhile waits.
  package func thing(_ name: String) throws -> Thing {
    try things.withLock { things in
      if let thing = things[name] { return thing }
      let thing = try make(name)
      things[name] = thing
      return thing
    }
  }
}

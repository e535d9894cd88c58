/// A key path to a property wrapper, such as `\.$task`, for closures that run elsewhere.
///
/// Declarations take a plain key path, as Apple's do: in Swift 5 mode a literal is not seen to be `Sendable`.
struct WrapperPath<Root, Wrapper>: Sendable {
  // A key path is immutable, and one to a wrapper captures nothing.
  /// The key path.
  nonisolated(unsafe) let path: KeyPath<Root, Wrapper>

  /// Takes a key path.
  init(_ path: KeyPath<Root, Wrapper>) {
    self.path = path
  }
}

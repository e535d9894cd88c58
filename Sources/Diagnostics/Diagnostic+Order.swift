extension Sequence<Diagnostic> {
  /// The diagnostics in the order in which they are told: those of no place first, then by place, else as they came.
  package func inOrder() -> [Diagnostic] {
    enumerated().sorted { left, right in
      switch (left.element.position, right.element.position) {
      case (nil, .some): true
      case (.some, nil): false
      case (let first?, let second?) where first != second: first < second
      case (nil, nil), (.some, .some): left.offset < right.offset
      }
    }.map(\.element)
  }
}

import ParlanceDiagnostics

/// Diagnostics of which only so many are kept, errors and warnings apart, so that a hostile file fills no memory.
struct BoundedDiagnostics {
  private var errors: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var dropped = 0
  private let most: Int

  /// Keeps at most so many of each kind.
  init(most: Int) {
    self.most = most
  }

  /// Keeps a diagnostic, or counts it; one that is kept already does not count again.
  mutating func append(_ diagnostic: Diagnostic) {
    guard (diagnostic.severity == .error ? errors : warnings).count < most else {
      dropped += 1
      return
    }
    guard seen.insert(diagnostic).inserted else { return }
    if diagnostic.severity == .error { errors.append(diagnostic) } else { warnings.append(diagnostic) }
  }

  /// Counts faults that were not even described.
  mutating func drop(_ count: Int) {
    dropped += count
  }

  /// Takes over what another one kept and counted.
  mutating func append(_ other: BoundedDiagnostics) {
    for diagnostic in other.errors + other.warnings { append(diagnostic) }
    dropped += other.dropped
  }

  /// Whether there is an error among them.
  var hasErrors: Bool { !errors.isEmpty }

  /// All that is kept, those of no place first, then by place; the last tells how many more there are.
  var sorted: [Diagnostic] {
    let kept = errors + warnings.prefix(max(0, most - errors.count))
    let sorted = kept.inOrder()
    let more = dropped + errors.count + warnings.count - kept.count
    guard more > 0 else { return sorted }
    return sorted + [Diagnostic(errors.isEmpty ? .warning : .error, "and \(more) more")]
  }
}

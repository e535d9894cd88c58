import Synchronization

/// Progress that tells each change of its own counts; a child's changes are told with the next of them.
public final class _PerformanceProgress: Progress, @unchecked Sendable {
  // Unchecked since the superclass is; what is added never changes or is guarded.
  private let changed: (@Sendable (Double?) -> Void)?
  private let words = Mutex<(main: String?, additional: String?)>((nil, nil))

  /// Makes progress without a known end.
  init(changed: (@Sendable (Double?) -> Void)? = nil) {
    self.changed = changed
    super.init(parent: nil, userInfo: nil)
  }

  /// How many units are done; setting it is told.
  public override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set {
      super.completedUnitCount = newValue
      changed?(isIndeterminate ? nil : fractionCompleted)
    }
  }

  // Foundation's own cannot be set on Linux.
  /// What is being done. It is kept, and not shown.
  public override var localizedDescription: String! {
    get { words.withLock(\.main) ?? super.localizedDescription }
    set { words.withLock { $0.main = newValue } }
  }

  /// More of what is being done. It is kept, and not shown.
  public override var localizedAdditionalDescription: String! {
    get { words.withLock(\.additional) ?? super.localizedAdditionalDescription }
    set { words.withLock { $0.additional = newValue } }
  }
}

/// Keeps how to take back what was done; Foundation's, which Linux lacks.
///
/// All that is registered before an undo and in no group of its own is taken back at once. A target is kept as long as what is
/// registered with it.
@MainActor
open class UndoManager {
  private typealias Operation = (target: ObjectIdentifier, run: @MainActor () throws -> Void)

  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private enum Mode {
    case recording
    case undoing
    case redoing
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  private var nested: [Group] = []
  private var isImplicitGroupOpen = false
  private var disabled = 0
  private var mode = Mode.recording

  /// The most groups that are kept; 0 is without limit.
  open var levelsOfUndo = 0

  /// Whether what is registered outside of a group is gathered in one.
  open var groupsByEvent = true

  /// Makes a manager that keeps nothing.
  nonisolated public init() {}

  // MARK: Registering

  /// Keeps how to take back what is being done.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { handler(target) }
  }

  /// Keeps how to take back what is being done, where that can fail: the person is told.
  @_disfavoredOverload
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) throws -> Void
  ) {
    register(target) { try handler(target) }
  }

  private func register(_ target: AnyObject, _ run: @escaping @MainActor () throws -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let operation: Operation = (ObjectIdentifier(target), run)
    if !nested.isEmpty {
      nested[nested.count - 1].operations.append(operation)
      return
    }
    if mode == .recording { redoable = [] }
    change { groups in
      if !isImplicitGroupOpen || groups.isEmpty { groups.append(Group()) }
      groups[groups.count - 1].operations.append(operation)
    }
    isImplicitGroupOpen = groupsByEvent
  }

  /// Where what is registered goes at this moment.
  private func change(_ body: (inout [Group]) -> Void) {
    if mode == .undoing {
      body(&redoable)
    } else {
      body(&undoable)
      if levelsOfUndo > 0 { undoable.removeFirst(max(0, undoable.count - levelsOfUndo)) }
    }
  }

  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Keeps nothing until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Keeps again what is registered.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Begins a group that is taken back at once.
  open func beginUndoGrouping() { nested.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = nested.popLast(), !group.operations.isEmpty else { return }
    if nested.isEmpty {
      if mode == .recording { redoable = [] }
      change { $0.append(group) }
      isImplicitGroupOpen = false
    } else {
      nested[nested.count - 1].operations += group.operations
    }
  }

  /// How many groups are begun and not ended.
  open var groupingLevel: Int { nested.count }

  // MARK: Undoing

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoable.isEmpty }

  /// Whether there is something to do again.
  open var canRedo: Bool { !redoable.isEmpty }

  /// Whether something is being taken back.
  open var isUndoing: Bool { mode == .undoing }

  /// Whether something is being done again.
  open var isRedoing: Bool { mode == .redoing }

  /// Takes back the last group.
  open func undo() { try? takeBack() }

  /// Takes back the last group, as `undo()` does.
  open func undoNestedGroup() { undo() }

  /// Does again what was taken back last.
  open func redo() {
    guard let group = redoable.popLast() else { return }
    try? run(group, as: .redoing)
  }

  /// Takes back the last group; throws what its handlers throw, and keeps what was not taken back then.
  package func takeBack() throws {
    while !nested.isEmpty { endUndoGrouping() }
    guard let group = undoable.popLast() else { return }
    try run(group, as: .undoing)
  }

  private func run(_ group: Group, as mode: Mode) throws {
    self.mode = mode
    isImplicitGroupOpen = false
    let others = mode == .undoing ? redoable.count : undoable.count
    var left = group
    defer {
      self.mode = .recording
      isImplicitGroupOpen = false
      name(since: others, group.name, mode)
      if !left.operations.isEmpty, mode == .undoing { undoable.append(left) }
    }
    while let operation = left.operations.last {
      try operation.run()
      left.operations.removeLast()
    }
  }

  /// Gives what was registered while a group ran the name of the group.
  private func name(since count: Int, _ name: String, _ mode: Mode) {
    if mode == .undoing {
      for place in redoable.indices.dropFirst(count) where redoable[place].name.isEmpty { redoable[place].name = name }
    } else {
      for place in undoable.indices.dropFirst(count) where undoable[place].name.isEmpty { undoable[place].name = name }
    }
  }

  // MARK: Names

  /// Names the group that what is registered goes to.
  open func setActionName(_ actionName: String) {
    if !nested.isEmpty {
      nested[nested.count - 1].name = actionName
    } else {
      change { if !$0.isEmpty { $0[$0.count - 1].name = actionName } }
    }
  }

  /// What is taken back next; empty if nobody named it.
  open var undoActionName: String { undoable.last?.name ?? "" }

  /// What is done again next; empty if nobody named it.
  open var redoActionName: String { redoable.last?.name ?? "" }

  // MARK: Forgetting

  /// Forgets all.
  open func removeAllActions() {
    undoable = []
    redoable = []
    nested = []
  }

  /// Forgets what was registered with a target.
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    for groups in [\UndoManager.undoable, \.redoable, \.nested] {
      for place in self[keyPath: groups].indices {
        self[keyPath: groups][place].operations.removeAll { $0.target == target }
      }
      self[keyPath: groups].removeAll { $0.operations.isEmpty }
    }
  }
}

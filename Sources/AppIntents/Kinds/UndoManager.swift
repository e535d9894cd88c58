/// Keeps how to take back what was done; Foundation's, which Linux lacks.
///
/// All that is registered before an undo and in no group of its own is taken back at once. A target is kept as long as what is
/// registered with it.
@MainActor
open class UndoManager {
  private struct Operation {
    enum Act {
      case call(@MainActor () throws -> Void)
      case perform(UndoStep)
    }

    let target: ObjectIdentifier?
    let act: Act
  }

  private struct Group {
    var operations: [Operation] = []
    var name = ""

    var hasIntents: Bool { operations.contains { if case .perform = $0.act { true } else { false } } }
  }

  /// A group that is being taken back or done again.
  private struct Work {
    let mode: Mode
    let name: String
    /// How many groups there were that it does not make.
    let others: Int
    var left: [Operation]
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

  /// Makes a manager that keeps what another one kept.
  nonisolated package init(undoing: [UndoStep], redoing: [UndoStep], named name: String) {
    let group = { (steps: [UndoStep]) in
      steps.isEmpty
        ? [] : [Group(operations: steps.map { Operation(target: nil, act: .perform($0)) }, name: name)]
    }
    undoable = group(undoing)
    redoable = group(redoing)
  }

  // MARK: Registering

  /// Keeps how to take back what is being done.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(Operation(target: ObjectIdentifier(target), act: .call { handler(target) }))
  }

  /// Keeps how to take back what is being done, where that can fail: a person who says “undo” is told; ``undo()`` stops there.
  @_disfavoredOverload
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) throws -> Void
  ) {
    register(Operation(target: ObjectIdentifier(target), act: .call { try handler(target) }))
  }

  /// Keeps an intent that takes back what is being done, with the values that it has; what it registers itself is how that is done again.
  ///
  /// An intent is data, so that a session can take back in one run of the program what it did in another, if the app lists the intent
  /// among its intents. It may not ask, and is best not discoverable. Apple's manager knows nothing of the kind: where the source is
  /// common, an extension of the app declares the same there, whose handler performs the intent.
  ///
  ///     #if !os(Linux)
  ///       extension UndoManager {
  ///         func registerUndo(performing intent: some AppIntent) {
  ///           registerUndo(withTarget: self) { _ in Task { try await intent.perform() } }
  ///         }
  ///       }
  ///     #endif
  public func registerUndo<Intent: AppIntent>(performing intent: Intent) {
    register(Operation(target: nil, act: .perform(UndoStep(intent))))
  }

  private func register(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
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

  /// Takes back the last group; its intents are performed when this has returned.
  open func undo() {
    close()
    guard let group = undoable.popLast() else { return }
    run(group, as: .undoing)
  }

  /// Takes back the last group, as `undo()` does.
  open func undoNestedGroup() { undo() }

  /// Does again what was taken back last; its intents are performed when this has returned.
  open func redo() {
    guard let group = redoable.popLast() else { return }
    run(group, as: .redoing)
  }

  /// Takes back the last group; throws what its handlers and intents throw, and keeps what was not taken back then.
  package func takeBack(performing: @MainActor (UndoStep) async throws -> Void) async throws {
    close()
    guard let group = undoable.popLast() else { return }
    try await run(group, as: .undoing, performing)
  }

  /// Does again what was taken back last; throws and keeps as `takeBack(performing:)` does.
  package func doAgain(performing: @MainActor (UndoStep) async throws -> Void) async throws {
    guard let group = redoable.popLast() else { return }
    try await run(group, as: .redoing, performing)
  }

  private func close() {
    while !nested.isEmpty { endUndoGrouping() }
  }

  private func run(_ group: Group, as mode: Mode) {
    guard !group.hasIntents else {
      Task { try? await run(group, as: mode) { try await $0.perform() } }
      return
    }
    var work = begin(group, mode)
    defer { end(work) }
    while case .call(let call)? = work.left.last?.act, (try? call()) != nil { work.left.removeLast() }
  }

  private func run(
    _ group: Group, as mode: Mode, _ performing: @MainActor (UndoStep) async throws -> Void
  ) async throws {
    var work = begin(group, mode)
    defer { end(work) }
    while let operation = work.left.last {
      switch operation.act {
      case .call(let call): try call()
      case .perform(let step): try await performing(step)
      }
      work.left.removeLast()
    }
  }

  private func begin(_ group: Group, _ mode: Mode) -> Work {
    self.mode = mode
    isImplicitGroupOpen = false
    let others = mode == .undoing ? redoable.count : undoable.count
    return Work(mode: mode, name: group.name, others: others, left: group.operations)
  }

  private func end(_ work: Work) {
    mode = .recording
    isImplicitGroupOpen = false
    name(since: work.others, work.name, work.mode)
    guard !work.left.isEmpty else { return }
    let left = Group(operations: work.left, name: work.name)
    if work.mode == .undoing { undoable.append(left) } else { redoable.append(left) }
  }

  /// Gives what was registered while a group ran the name of the group.
  private func name(since count: Int, _ name: String, _ mode: Mode) {
    if mode == .undoing {
      for place in redoable.indices.dropFirst(count) where redoable[place].name.isEmpty { redoable[place].name = name }
    } else {
      for place in undoable.indices.dropFirst(count) where undoable[place].name.isEmpty { undoable[place].name = name }
    }
  }

  // MARK: Keeping

  /// The intents that take back all that is registered, in the order in which they were; `nil` if anything else does.
  package var undoSteps: [UndoStep]? { Self.steps(of: undoable + nested) }

  /// The intents that do again all that was taken back; `nil` if anything else does.
  package var redoSteps: [UndoStep]? { Self.steps(of: redoable) }

  private static func steps(of groups: [Group]) -> [UndoStep]? {
    var steps: [UndoStep] = []
    for operation in groups.flatMap(\.operations) {
      guard case .perform(let step) = operation.act else { return nil }
      steps.append(step)
    }
    return steps
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

import Synchronization

/// Gathers what takes back the changes that are made.
final class ChangeRecorder: Sendable {
  private let steps = Mutex<[StoreChange.Step]>([])

  /// What takes back all that was noted, the last of it first.
  var undo: StoreChange {
    var undo: [StoreChange.Step] = []
    var deleted: (table: StoreTable, ids: [String])?
    for step in steps.withLock({ $0 }).reversed() {
      if case .delete(let table, let ids) = step, deleted?.table == table {
        deleted?.ids += ids
        continue
      }
      if let deleted { undo.append(.delete(deleted.table, ids: deleted.ids)) }
      deleted = nil
      if case .delete(let table, let ids) = step { deleted = (table, ids) } else { undo.append(step) }
    }
    if let deleted { undo.append(.delete(deleted.table, ids: deleted.ids)) }
    return StoreChange(undo)
  }

  /// Notes what takes back a step.
  func note(_ step: StoreChange.Step) {
    steps.withLock { $0.append(step) }
  }

  /// Makes a change, and forgets what was noted of it if it is not made.
  func noting<Value>(_ body: () throws -> Value) throws -> Value {
    let count = steps.withLock(\.count)
    do {
      return try body()
    } catch {
      steps.withLock { $0.removeLast($0.count - count) }
      throw error
    }
  }
}

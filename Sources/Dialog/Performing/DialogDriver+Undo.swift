import AppIntents
import ParlanceExecution

extension DialogDriver {
  /// Takes back the last performance that registered how.
  func undo() async -> DialogEvent {
    while let last = undoable.pop() {
      do {
        guard let name = try await takeBack(last) else { continue }
        undoable.keepUndone(last)
        return .undone(name)
      } catch {
        return keep(last, error)
      }
    }
    return .undone(nil)
  }

  /// Takes back the last performance, if it is the last that can be; what was done before it stays.
  func undoLast() async -> DialogEvent {
    guard let lastUndo, undoable.isLast(lastUndo), let last = undoable.pop() else { return .undone(nil) }
    do {
      guard let name = try await takeBack(last) else { return .undone(nil) }
      undoable.keepUndone(last)
      return .undone(name)
    } catch {
      return keep(last, error)
    }
  }

  /// Takes back a performance, and gives what that is called; `nil` if it registered nothing.
  private func takeBack(_ last: UndoStack.Entry) async throws -> String? {
    let name = try await executor.run(for: last.intent.name, LocalizingRuntime(voice)) { try await last.takeBack() }
    return name.map { $0.isEmpty ? voice.localized(last.intent.title) : $0 }
  }

  private func keep(_ last: UndoStack.Entry, _ error: any Error) -> DialogEvent {
    self.error = error
    undoable.keep(last)
    return .failed
  }

  /// Does again what was taken back last: as it registered that, or else by performing it anew.
  func redo() async -> DialogEvent {
    guard let last = undoable.popUndone() else { return .redone(nil) }
    let name = try? await executor.run(for: last.intent.name, LocalizingRuntime(voice)) { await last.doAgain() }
    guard let name else { return .again(intent: last.intent.name, values: last.values) }
    undoable.pushAgain(last)
    return .redone(name.isEmpty ? voice.localized(last.intent.title) : name)
  }

  /// Takes back the last performance, and what was done before it for the sake of one of its parameters: nobody wants that any more.
  func takeBack(filling parameters: Set<String>) async -> DialogEvent {
    guard let lastUndo, undoable.isLast(lastUndo), let last = undoable.pop() else { return .undone(nil) }
    do {
      // One that registered nothing has changed nothing, so that there is nothing to tell.
      guard let name = try await takeBack(last) else { return .undone("") }
      undone.append(name)
      // Whoever drops the change can still have it back.
      undoable.keepUndone(last)
      await takeBackSteps(filling: parameters)
      return .undone(name)
    } catch {
      return keep(last, error)
    }
  }

  private func takeBackSteps(filling parameters: Set<String>) async {
    while let step = undoable.popStep(filling: parameters) {
      do {
        guard let name = try await takeBack(step) else { continue }
        undone.append(name)
        undoable.keepUndone(step)
      } catch {
        // It stays, as something that can be taken back by itself.
        return undoable.keep(step)
      }
    }
  }
}

import AppIntents
import ParlanceExecution

extension DialogDriver {
  /// What became of one that was to be taken back or done again.
  enum Outcome {
    /// It is, and is called so.
    case done(String)
    /// There was nothing to do.
    case nothing
    /// It cannot be, any more.
    case lost
    /// It could not be this time.
    case failed
    /// It is not, since the person does not want it any more.
    case cancelled
    /// It was waited for too long, and nobody knows whether it is.
    case unknown
  }

  /// Takes back the last performance that registered how, with all that the same sentence asked for.
  func undo() async -> DialogEvent {
    var names: [String] = []
    var sentence: Int?
    while true {
      let several = undoable.several
      guard let last = undoable.pop(of: sentence) else { break }
      switch await takeBack(last) {
      case .done(let name):
        names.insert(name, at: 0)
        sentence = sentence ?? several
        guard sentence == nil else { continue }
        return again(insteadOf: last, name) ?? .undone(name)
      case .nothing: continue
      case .lost, .failed, .unknown:
        undone += names
        return error == nil ? .undone(nil) : .failed
      case .cancelled:
        undone += names
        return .declined
      }
    }
    return .undone(listed(names))
  }

  /// The number of the sentence that would be taken back next; `nil` where there is none.
  package var lastSentence: Int? { undoable.entries.last?.sentence }

  /// Whether all that the last sentence did can be taken back, and that with so many things.
  package func canTakeBack(several count: Int) async -> Bool {
    guard let sentence = undoable.several else { return false }
    let together = undoable.entries.filter { $0.sentence == sentence }
    guard together.count(where: { $0.parameter == nil }) == count else { return false }
    for entry in together {
      if entry.lost != nil { return false }
      if await entry.undoName == nil { return false }
    }
    return true
  }

  /// Names in one sentence; `nil` if there are none.
  func listed(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.formatted(.list(type: .and).locale(voice.locale))
  }

  /// Takes back the last performance, if it is the last that can be, with all that the same sentence asked for; what was done before stays.
  func undoLast() async -> DialogEvent {
    guard let lastUndo, undoable.isLast(lastUndo) else { return .undone(nil) }
    if undoable.several != nil { return await undo() }
    guard let last = undoable.pop() else { return .undone(nil) }
    switch await takeBack(last) {
    case .done(let name): return again(insteadOf: last, name) ?? .undone(name)
    case .nothing, .lost: return .undone(nil)
    case .failed, .unknown: return .failed
    case .cancelled: return .declined
    }
  }

  /// Takes back the last performance, and what was done before it for the sake of one of its parameters: nobody wants that any more.
  func takeBack(filling parameters: Set<String>) async -> DialogEvent {
    guard let lastUndo, undoable.isLast(lastUndo), let last = undoable.pop() else { return .undone(nil) }
    switch await takeBack(last) {
    case .done(let name):
      undone.append(name)
      replaced = last
      await takeBackSteps(filling: parameters)
      return .undone(name)
    // One that registered nothing has changed nothing, so that there is nothing to tell.
    case .nothing: return .undone("")
    case .lost: return .undone(nil)
    case .failed, .unknown: return .failed
    case .cancelled: return .declined
    }
  }

  private func takeBackSteps(filling parameters: Set<String>) async {
    while let step = undoable.popStep(filling: parameters) {
      switch await takeBack(step) {
      case .done(let name): undone.append(name)
      case .nothing: continue
      case .lost, .cancelled: return
      case .failed, .unknown:
        // It stays, as something that can be taken back by itself.
        error = nil
        return
      }
    }
  }

  /// Does again what was taken back last, with all that the same sentence asked for: as it registered that, or else by performing it anew.
  func redo() async -> DialogEvent {
    if let mended = await mendAgain() { return mended }
    let sentence = undoable.severalUndone
    var names: [String] = []
    while let next = undoable.popUndone(of: names.isEmpty ? nil : sentence) {
      switch await doAgain(next) {
      case .done(let name):
        names.append(name)
        guard sentence != nil else { return .redone(name) }
      case .nothing:
        guard !names.isEmpty else { return .again(intent: next.intent, values: next.values) }
        // It is performed anew when it is asked for once more.
        undoable.keepUndone(next)
        return .redone(listed(names))
      case .lost:
        undoable.forgetUndone()
        return .redone(listed(names))
      case .failed:
        undoable.keepForAgain(next)
        return .failed
      case .cancelled:
        undoable.putBackUndone(next)
        return names.isEmpty ? .declined : .redone(listed(names))
      case .unknown:
        forgetAll()
        return .failed
      }
    }
    return .redone(listed(names))
  }

  /// Does an entry again.
  func doAgain(_ last: UndoStack.Entry) async -> Outcome {
    guard last.lost == nil else { return .lost }
    guard let name = await last.redoName else { return .nothing }
    let outcome = await work(on: last, name, asUndo: false) { try await last.doAgain(performing: $0) }
    if case .done = outcome { undoable.pushAgain(last) }
    return outcome
  }

  /// Takes back a performance; it can be done again then, or taken back once more if it could not be.
  func takeBack(_ last: UndoStack.Entry) async -> Outcome {
    if let name = last.lost { return lose(last, name) }
    guard let name = await last.undoName else { return .nothing }
    let outcome = await work(on: last, name, asUndo: true) { try await last.takeBack(performing: $0) }
    switch outcome {
    case .done: undoable.keepUndone(last)
    case .failed: undoable.keep(last)
    case .cancelled: undoable.putBack(last)
    case .unknown: forgetAll()
    case .lost: return lose(last, name)
    case .nothing: break
    }
    return outcome
  }

  /// Forgets what was done before something of which nobody knows whether it was taken back or done again: the order would be wrong.
  private func forgetAll() {
    undoable.forget()
    undoable.forgetUndone()
  }

  private func lose(_ last: UndoStack.Entry, _ name: String) -> Outcome {
    undoable.forget()
    lost = title(name, last)
    return .lost
  }

  private func work(
    on last: UndoStack.Entry, _ name: String, asUndo isUndo: Bool,
    _ body: @escaping @Sendable (@escaping @MainActor @Sendable (UndoStep) async throws -> Void) async throws -> Void
  ) async -> Outcome {
    let title = title(name, last)
    undoable.underway = last
    defer { undoable.underway = nil }
    await announcement?(isUndo ? .undo(title) : .redo(title))
    let runtime = LocalizingRuntime(voice, undo: last.registered)
    let perform = performer(runtime)
    do {
      try await executor.run(for: last.intent, runtime) { try await body(perform) }
      return .done(title)
    } catch is LostUndo {
      return .lost
    } catch is CancellationError {
      return .cancelled
    } catch IntentExecutionError.deadlineExceeded(let intent, let limit) {
      error = IntentExecutionError.deadlineExceeded(intent: intent, limit: limit)
      return .unknown
    } catch {
      self.error = error
      return .failed
    }
  }

  /// Performs the intents that take something back; they cannot ask.
  private func performer(
    _ runtime: LocalizingRuntime
  ) -> @MainActor @Sendable (UndoStep) async throws -> Void {
    let (executor, intents) = (executor, intents)
    let progress = StepProgress()
    return { step in
      guard let intent = step.descriptor ?? intents[step.intent],
        step.values.keys.allSatisfy({ intent.parameter(named: $0) != nil })
      else { throw LostUndo() }
      let perform = { @Sendable in
        _ = try await executor.perform(intent, values: step.values, runtime: runtime, waits: true)
      }
      // Half of it taken back would be neither: what has begun with one step is done to its end, in a task that nobody cancels.
      if progress.hasBegun { try await Task { try await perform() }.value } else { try await perform() }
      progress.hasBegun = true
    }
  }

  private func title(_ name: String, _ entry: UndoStack.Entry) -> String {
    guard name.isEmpty else { return name }
    return intents[entry.intent].map { voice.localized($0.title) } ?? entry.intent
  }

  // MARK: Keeping

  /// What can be taken back and done again in another run of the program; `nil` if nothing can.
  package var undoRecord: UndoRecord? {
    get async { undoable.isEmpty ? nil : await undoable.record(last: lastUndo) }
  }

  /// Takes up what another run of the program kept.
  package func restore(_ record: UndoRecord) {
    undoable = UndoStack(record)
    lastUndo = record.isLastOnTop ? undoable.entries.last?.registered : nil
  }
}

/// How far something is taken back.
@MainActor private final class StepProgress {
  /// Whether one step of it is done.
  var hasBegun = false

  /// Begins before the first step; on any thread.
  nonisolated init() {}
}

/// What takes something back is an intent that the app does not have any more.
private struct LostUndo: Error {}

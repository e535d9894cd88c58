import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching

/// Keeps a session's vocabulary true to the app's queries, off the turn where it can.
package actor VocabularyKeeper {
  /// How old a vocabulary may be before a turn asks the queries again; another process may have changed the data.
  private static var lifetime: Duration { .seconds(5) }

  /// The most entities of an intent that are applied one by one; of a long list the queries tell more cheaply.
  private static var mostApplied: Int { 50 }

  private let isolation: ConversationIsolation
  /// That of the conversation.
  package nonisolated let unownedExecutor: UnownedSerialExecutor

  private let entities: [EntityDescriptor]
  private let executor: IntentExecutor
  private let runtime: any IntentRuntime
  private let log: @Sendable (String) -> Void
  private let updates: ShortcutUpdates
  private let asksAhead: Bool
  private var seenUpdates = 0
  private var vocabulary: Vocabulary
  private var hasFailed = false
  /// Whether an intent may have changed the names since the queries were asked.
  private var isDoubtful = false
  private var changed: [EntityReference] = []
  /// By type, with what a query that tells its changes wants to be asked: the vocabulary has what it told before.
  private var marks: [String: String] = [:]
  private var refreshed: ContinuousClock.Instant?
  private var refreshing: Task<[VocabularyLookUp.Answer], Never>?

  /// Makes a keeper that knows some names already; it asks the queries between two turns, or only when the next one begins.
  init(
    entities: [EntityDescriptor], names: Vocabulary, executor: IntentExecutor, runtime: any IntentRuntime,
    updates: ShortcutUpdates, asksAhead: Bool, log: @escaping @Sendable (String) -> Void,
    in isolation: ConversationIsolation
  ) {
    self.isolation = isolation
    unownedExecutor = isolation.unownedExecutor
    self.updates = updates
    self.entities = entities
    self.executor = executor
    self.runtime = runtime
    self.log = log
    self.asksAhead = asksAhead
    vocabulary = names
  }

  /// The vocabulary for a turn: waits for a refresh that is under way, and starts one if the last is too long ago.
  package func current() async -> Vocabulary {
    let updates = updates.count
    // An app that says so may have changed what no query notes.
    if updates != seenUpdates { marks = [:] }
    if isDoubtful || updates != seenUpdates || (refreshing == nil && isTooOld) { refresh() }
    seenUpdates = updates
    await settle()
    return vocabulary
  }

  /// Notes the entities that an intent took and returned; the queries are asked again when the turn is over, or when the names are wanted.
  package func changed(_ values: [IntentValue]) {
    changed += values.flatMap(\.entities).prefix(Self.mostApplied)
    isDoubtful = true
  }

  /// Applies what intents took and returned of the types of which no query has told since.
  private func applyChanged(besides answered: Set<String>) {
    for entity in changed where !answered.contains(entity.typeName) {
      vocabulary.apply(VocabularyEntry(entity), to: entity.typeName)
      // What is known without the query is nothing that it has told.
      marks[entity.typeName] = nil
    }
    changed = []
  }

  /// Asks the queries again without waiting for them, if an intent may have changed something: the turn is over. Where nobody pauses between
  /// two turns there is nothing to be won by that.
  package func rest() {
    if isDoubtful, asksAhead { refresh() }
  }

  private var isTooOld: Bool { refreshed.map { .now - $0 > Self.lifetime } ?? true }

  private func refresh() {
    isDoubtful = false
    let lookUp = VocabularyLookUp(
      entities: entities, executor: executor, marks: marks, runtime: runtime, log: log)
    let isTogether = !hasFailed
    refreshing = executor.beginNearby {
      // One trip to the executor's threads is enough as long as all goes well.
      if isTogether, let answers = await lookUp.together() { return answers }
      return await lookUp.sideBySide()
    }
  }

  private func settle() async {
    guard let task = refreshing else { return }
    let answers = await withTaskCancellationHandler {
      // What is isolated as the caller is needs no jump to another thread and back.
      _ = self
      return await task.value
    } onCancel: {
      task.cancel()
    }
    // A newer refresh may have been started meanwhile: that one counts.
    guard refreshing == task else { return await settle() }
    guard !task.isCancelled else {
      applyChanged(besides: [])
      refreshing = nil
      refreshed = nil
      return
    }
    applyChanged(besides: Set(answers.map(\.type)))
    hasFailed = answers.count < entities.count
    for answer in answers { take(answer) }
    refreshed = .now
    refreshing = nil
  }

  private func take(_ answer: VocabularyLookUp.Answer) {
    if answer.isPartial {
      vocabulary.change(answer.type, removing: answer.removed, applying: answer.entries)
    } else {
      vocabulary.replace(answer.type, with: answer.entries, isOpen: answer.isOpen)
    }
    let isLong = vocabulary.index(of: answer.type).map { $0.count > EntityDescriptor.mostListed } ?? false
    marks[answer.type] = isLong ? nil : answer.mark
  }
}

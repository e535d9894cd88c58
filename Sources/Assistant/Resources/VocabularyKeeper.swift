import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching

/// Keeps a session's vocabulary true to the app's queries, off the turn where it can.
package actor VocabularyKeeper {
  /// How old a vocabulary may be before a turn asks the queries again; another process may have changed the data.
  private static var lifetime: Duration { .seconds(5) }

  private let entities: [EntityDescriptor]
  private let enums: [EnumDescriptor]
  private let executor: IntentExecutor
  private let runtime: any IntentRuntime
  private let log: @Sendable (String) -> Void
  private let updates: ShortcutUpdates
  private var seenUpdates = 0
  private var vocabulary: Vocabulary
  private var knowsEnums = false
  private var hasFailed = false
  private var refreshed: ContinuousClock.Instant?
  private var refreshing: Task<[VocabularyLookUp.Answer], Never>?

  /// Makes a keeper with an empty vocabulary.
  init(
    entities: [EntityDescriptor], enums: [EnumDescriptor], executor: IntentExecutor, runtime: any IntentRuntime,
    language: Language, updates: ShortcutUpdates, log: @escaping @Sendable (String) -> Void
  ) {
    self.updates = updates
    self.entities = entities
    self.enums = enums
    self.executor = executor
    self.runtime = runtime
    self.log = log
    vocabulary = Vocabulary(language: language)
  }

  /// The vocabulary for a turn: waits for a refresh that is under way, and starts one if the last is too long ago.
  package func current() async -> Vocabulary {
    let updates = updates.count
    if updates != seenUpdates || (refreshing == nil && isTooOld) { refresh() }
    seenUpdates = updates
    await settle()
    return vocabulary
  }

  /// Applies the entities that an intent took and returned, and asks the queries again without waiting for them.
  package func changed(_ values: [IntentValue]) {
    for value in values { apply(value) }
    refresh()
  }

  private var isTooOld: Bool { refreshed.map { .now - $0 > Self.lifetime } ?? true }

  private func apply(_ value: IntentValue) {
    switch value {
    case .entity(let entity): vocabulary.apply(VocabularyEntry(entity), to: entity.typeName)
    case .list(let values): values.forEach(apply)
    default: break
    }
  }

  private func refresh() {
    // The cases of an enumeration are the app's code: they do not change.
    let lookUp = VocabularyLookUp(
      entities: entities, enums: knowsEnums ? [] : enums, executor: executor, runtime: runtime, log: log)
    let isTogether = !hasFailed
    refreshing = Task {
      // One trip to the executor's threads is enough as long as all goes well.
      if isTogether, let answers = await lookUp.together() { return answers }
      return await lookUp.sideBySide()
    }
  }

  private func settle() async {
    guard let task = refreshing else { return }
    let answers = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // A newer refresh may have been started meanwhile: that one counts.
    guard refreshing == task else { return await settle() }
    guard !task.isCancelled else {
      refreshing = nil
      refreshed = nil
      return
    }
    hasFailed = answers.count { !$0.isExact } < entities.count
    for answer in answers {
      vocabulary.replace(answer.type, with: answer.entries, isOpen: answer.isOpen, isExact: answer.isExact)
    }
    knowsEnums = enums.allSatisfy { vocabulary.index(of: $0.typeName) != nil }
    refreshed = .now
    refreshing = nil
  }
}

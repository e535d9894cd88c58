import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceMatching

/// Asks an app's queries for the names that can be said.
struct VocabularyLookUp: Sendable {
  /// The names of one type.
  struct Answer: Sendable {
    /// The name of the entity type.
    var type: String
    /// Its entities in the order of the query, each identifier once; at most `mostNames`.
    var entries: [VocabularyEntry]
    /// Whether there may be more, which the query finds by their names.
    var isOpen: Bool
  }

  /// The most names of one type that are kept at hand; what goes beyond is found by its query's search or its whole title.
  private static var mostNames: Int { EntityDescriptor.mostListed }

  /// The types whose queries are asked; one after another in this order, or all at once.
  let entities: [EntityDescriptor]
  /// Runs the queries within its query deadline: once for all of them, or each by itself.
  let executor: IntentExecutor
  /// What the queries see of the session: its language; they cannot ask.
  let runtime: any IntentRuntime
  /// Told of queries that fail, return too many entities, or several with one identifier.
  let log: @Sendable (String) -> Void

  /// All queries one after another within one deadline; `nil` if one of them failed or there was not enough time.
  func together() async -> [Answer]? {
    let entities = entities
    let log = log
    return try? await executor.query(runtime) {
      var answers: [Answer] = []
      for entity in entities { answers.append(try await Self.answer(entity, log)) }
      return answers
    }
  }

  /// Each query with a deadline of its own; one that fails is told and left out, so that the others are not lost with it.
  func sideBySide() async -> [Answer] {
    await withTaskGroup(of: Answer?.self) { group in
      for entity in entities {
        group.addTask {
          do {
            return try await executor.query(runtime) { try await Self.answer(entity, log) }
          } catch {
            if !(error is CancellationError) { log("the query of \(entity.typeName) failed: \(error)") }
            return nil
          }
        }
      }
      return await group.reduce(into: []) { answers, answer in answers += [answer].compactMap { $0 } }
    }
  }

  private static func answer(_ entity: EntityDescriptor, _ log: @Sendable (String) -> Void) async throws -> Answer {
    let all = try await entity.listedEntities()
    if all.count > mostNames {
      log("the query of \(entity.typeName) returned \(all.count) entities; the first \(mostNames) are known by name")
    }
    var seen: Set<String> = []
    let entries = all.references.compactMap { seen.insert($0.id).inserted ? VocabularyEntry($0) : nil }
    if entries.count < min(all.count, mostNames) {
      log("the query of \(entity.typeName) returned several entities with one identifier; the first of each counts")
    }
    return Answer(
      type: entity.typeName, entries: entries,
      isOpen: entity.matchesStrings && (!entity.isEnumerable || all.count > mostNames))
  }
}

import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceMatching

/// Asks an app's queries for the names that can be said.
struct VocabularyLookUp: Sendable {
  /// The names of one type, or what has become of them.
  struct Answer: Sendable {
    /// The name of the entity type.
    var type: String
    /// Its entities in the order of the query, each identifier once; at most `mostNames`.
    var entries: [VocabularyEntry]
    /// Whether there may be more, which the query finds by their names; said of all entities alone.
    var isOpen: Bool
    /// Whether those that are not told are as they were.
    var isPartial: Bool
    /// The identifiers of entities that are gone.
    var removed: [String]
    /// What to ask the query with the next time; `nil` if it is to tell all again.
    var mark: String?
  }

  /// The most names of one type that are kept at hand; what goes beyond is found by its query's search or its whole title.
  private static var mostNames: Int { EntityDescriptor.mostListed }

  /// The types whose queries are asked; one after another in this order, or all at once.
  let entities: [EntityDescriptor]
  /// Runs the queries within its query deadline: once for all of them, or each by itself.
  let executor: IntentExecutor
  /// By type, what queries said that they want to be asked with.
  let marks: [String: String]
  /// What the queries see of the session: its language; they cannot ask.
  let runtime: any IntentRuntime
  /// Told of queries that fail, return too many entities, or several with one identifier.
  let log: @Sendable (String) -> Void

  /// All queries one after another within one deadline; `nil` if one of them failed or there was not enough time.
  func together() async -> [Answer]? {
    let entities = entities
    let (marks, log) = (marks, log)
    return try? await executor.query(runtime) {
      var answers: [Answer] = []
      for entity in entities { answers.append(try await Self.answer(entity, since: marks[entity.typeName], log)) }
      return answers
    }
  }

  /// Each query with a deadline of its own; one that fails is told and left out, so that the others are not lost with it.
  func sideBySide() async -> [Answer] {
    await withTaskGroup(of: Answer?.self) { group in
      for entity in entities {
        group.addTask {
          do {
            return try await executor.query(runtime) {
              try await Self.answer(entity, since: marks[entity.typeName], log)
            }
          } catch {
            if !(error is CancellationError) { log("the query of \(entity.typeName) failed: \(error)") }
            return nil
          }
        }
      }
      return await group.reduce(into: []) { answers, answer in answers += [answer].compactMap { $0 } }
    }
  }

  private static func answer(
    _ entity: EntityDescriptor, since mark: String?, _ log: @Sendable (String) -> Void
  ) async throws -> Answer {
    let listed = try await entity.listedEntities(since: mark)
    if listed.count > mostNames {
      log("the query of \(entity.typeName) returned \(listed.count) entities; the first \(mostNames) are known by name")
    }
    var seen: Set<String> = []
    let told = listed.references.indices.filter { seen.insert(listed.references[$0].id).inserted }
    if told.count < min(listed.count, mostNames) {
      log("the query of \(entity.typeName) returned several entities with one identifier; the first of each counts")
    }
    let entries = told.map { number in
      var entry = VocabularyEntry(listed.references[number])
      if !listed.places.isEmpty { entry.place = listed.places[number] }
      return entry
    }
    return Answer(
      type: entity.typeName, entries: entries,
      isOpen: entity.matchesStrings && (!entity.isEnumerable || listed.count > mostNames),
      isPartial: listed.isPartial, removed: listed.removed, mark: listed.count > mostNames ? nil : listed.mark)
  }
}

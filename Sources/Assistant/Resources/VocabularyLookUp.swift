import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceMatching

/// Asks an app's queries for the names that can be said.
struct VocabularyLookUp: Sendable {
  /// The names of one type.
  struct Answer: Sendable {
    var type: String
    var entries: [VocabularyEntry]
    var isOpen: Bool
  }

  let entities: [EntityDescriptor]
  let executor: IntentExecutor
  let runtime: any IntentRuntime
  let log: @Sendable (String) -> Void

  /// All queries one after another within one deadline; `nil` if one of them failed or there was not enough time.
  func together() async -> [Answer]? {
    let entities = entities
    return try? await executor.query(runtime) {
      var answers: [Answer] = []
      for entity in entities { answers.append(try await Self.answer(entity)) }
      return answers
    }
  }

  /// Each query with a deadline of its own; one that fails is told and left out, so that the others are not lost with it.
  func sideBySide() async -> [Answer] {
    await withTaskGroup(of: Answer?.self) { group in
      for entity in entities {
        group.addTask {
          do {
            return try await executor.query(runtime) { try await Self.answer(entity) }
          } catch {
            if !(error is CancellationError) { log("the query of \(entity.typeName) failed: \(error)") }
            return nil
          }
        }
      }
      return await group.reduce(into: []) { answers, answer in answers += [answer].compactMap { $0 } }
    }
  }

  private static func answer(_ entity: EntityDescriptor) async throws -> Answer {
    Answer(
      type: entity.typeName, entries: try await entity.allEntities().map { VocabularyEntry($0) },
      isOpen: !entity.isEnumerable && entity.matchesStrings)
  }
}

import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceMatching

/// The parts of a session that depend on its locale.
struct SessionParts {
  /// Knows the names of enum cases at once, those of entities when their queries are asked.
  let keeper: VocabularyKeeper
  /// Makes commands of matches, with the names of cases in the locale.
  let binder: SlotBinder
  /// Looks up parameters for the session's driver.
  let resolver: ParameterResolver
  /// Words what turns come to.
  let replies: ReplyWriter

  /// Makes the parts for a locale; the keeper shares the executor of the conversation.
  init(_ assistant: Assistant, _ locale: AssistantLocale, in isolation: ConversationIsolation) {
    let runtime = LocalizingRuntime(locale.voice)
    let enums = assistant.enums
    let cases = locale.cases
    keeper = VocabularyKeeper(
      entities: assistant.entities, names: locale.names, executor: assistant.executor, runtime: runtime,
      updates: assistant.updates, asksAhead: assistant.environment.asksAhead, log: assistant.environment.log,
      in: isolation)
    binder = SlotBinder(
      intents: Dictionary(assistant.intents.map { ($0.name, $0) }) { first, _ in first }, enums: cases,
      timeZone: locale.voice.timeZone)
    resolver = ParameterResolver(
      entities: Dictionary(assistant.entities.map { ($0.typeName, $0) }) { first, _ in first },
      enums: Dictionary(enums.map { ($0.typeName, $0) }) { first, _ in first }, executor: assistant.executor,
      runtime: runtime, language: locale.language, timeZone: locale.voice.timeZone)
    replies = ReplyWriter(assistant: assistant, locale: locale, runtime: runtime)
  }
}

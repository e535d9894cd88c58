import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What reads words at this moment: as values, as what was spoken of, as the last command once more.
extension AssistantSession {
  /// Reads words as values at this moment.
  func answers(to utterance: Utterance, _ tokens: [Token]) async -> AnswerReader {
    reader(in: await situation(utterance, tokens))
  }

  /// Reads words as values in a situation.
  func reader(in situation: Situation) -> AnswerReader {
    AnswerReader(
      language: spoken.language, situation: situation, binder: binder,
      lead: { [matcher = spoken.matcher] in matcher.lead(of: $0, in: $1) },
      deed: spoken.matcher.deed, kinds: { [assistant, spoken] in Self.kinds($0, assistant, spoken) },
      saidBefore: memory.said,
      localized: { [voice = spoken.voice] in voice.localized($0) },
      creating: { [voice = spoken.voice] in voice.wordsForCreating })
  }

  /// What can be referred to now.
  var references: References { references(to: memory) }

  /// What can be referred to where this was spoken of.
  func references(to memory: TurnMemory) -> References {
    References(memory: memory, language: spoken.language, types: assistant.entities.map(\.typeName)) {
      [assistant, spoken] in Self.kinds($0, assistant, spoken)
    }
  }

  /// What people call things of a type.
  private static func kinds(_ type: String, _ assistant: Assistant, _ spoken: AssistantLocale) -> [[Token]] {
    guard let entity = assistant.entities.first(where: { $0.typeName == type }) else { return [] }
    return ([entity.typeDisplay.name] + entity.typeDisplay.synonyms).map {
      spoken.language.tokens(spoken.voice.localized($0))
    }
  }

  /// Reads words as the last command once more.
  func followUps(_ reader: AnswerReader) -> FollowUpReader {
    FollowUpReader(
      memory: memory, language: spoken.language, intents: assistant.intents, answers: reader)
  }
}

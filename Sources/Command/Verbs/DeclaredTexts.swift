import AppIntents
import ParlanceAssistant
import ParlanceLinting

/// The texts that an app's intents, entities and enumerations declare, as far as a conversation says them.
struct DeclaredTexts {
  /// The texts, each once for what it is; what is interpolated or said as it stands in every language is left out.
  let all: [LintText]

  /// Takes them from what an assistant knows of its app.
  init(_ assistant: Assistant) {
    let intents = assistant.intents.flatMap { intent -> [(LocalizedStringResource?, String)] in
      let parameters = intent.parameters.flatMap { parameter -> [(LocalizedStringResource?, String)] in
        let place = "\(parameter.name) of \(intent.name)"
        let isAsked = parameter.isNeeded && parameter.requestValueDialog == nil
        return [
          (parameter.requestValueDialog?.full, "the question for \(place)"),
          (parameter.requestDisambiguationDialog?.full, "the question which \(place)"),
          (isAsked ? parameter.title : nil, "the title of \(place)"),
        ]
      }
      return [(intent.title, "the title of \(intent.name)")] + parameters
    }
    let types = assistant.entities.map {
      ($0.typeDisplay.name as LocalizedStringResource?, "the name of \($0.typeName)")
    }
    let cases = assistant.enums.flatMap { type in
      type.cases().map { LintText(key: $0.display.title, role: "a case of \(type.typeName)") }
    }
    let texts = (intents + types).compactMap { text, role -> LintText? in
      guard let text, text.verbatim == nil, text.arguments.isEmpty, !text.key.isEmpty else { return nil }
      return LintText(key: text.key, role: role)
    }
    var seen: Set<LintText> = []
    all = (texts + cases).filter { seen.insert($0).inserted }
  }
}

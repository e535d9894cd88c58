import AppIntents
import ParlanceDialog
import ParlanceMatching

/// Puts what a turn came to into words: the app's own where it has them, else those of the dialog's catalogue.
struct ReplyWriter: Sendable {
  let assistant: Assistant
  let locale: AssistantLocale
  let runtime: any IntentRuntime

  private var voice: SessionVoice { locale.voice }

  /// The reply to a turn.
  func reply(to turn: DialogTurn, heard: Input?, nearest: MatchResult.Nearest?, last: Reply) async -> Reply {
    // Titles of values are rendered through the current runtime.
    await CurrentRuntime.$value.withValue(runtime) {
      var reply = Reply()
      for performed in turn.performed { add(performed, to: &reply) }
      if let error = turn.error, !(error is CancellationError) { fail(error, in: &reply) }
      switch turn.result {
      case .asking(let prompt, let notices): ask(prompt, notices, of: turn.asking, in: &reply)
      case .ended(let ending): await end(ending, heard, nearest, last, in: &reply)
      }
      return reply
    }
  }

  /// An open question, as a front end shows it.
  func openPrompt(_ prompt: Prompt) -> Turn.OpenPrompt {
    Turn.OpenPrompt(
      kind: Turn.OpenPrompt.Kind(rawValue: prompt.kind.rawValue) ?? .value, intent: prompt.intent,
      parameter: prompt.parameter,
      choices: prompt.kind == .confirmation
        ? []
        : titled(prompt).choices.map { choice in
          Turn.OpenPrompt.Choice(
            id: choice.id, title: choice.display.title, subtitle: choice.display.subtitle,
            symbol: choice.display.symbol)
        },
      more: prompt.more)
  }

  /// The prompt with its choices as the person sees them: an intent by its title.
  func titled(_ prompt: Prompt) -> Prompt {
    guard prompt.purpose == .clarification else { return prompt }
    var titled = prompt
    for place in titled.choices.indices {
      guard let intent = assistant.intents.first(where: { $0.name == titled.choices[place].id }) else { continue }
      titled.choices[place].display.title = voice.localized(intent.title)
    }
    return titled
  }

  // MARK: Results

  private func add(_ performed: PerformedIntent, to reply: inout Reply) {
    let parameters = performed.intent.parameters.compactMap { parameter in
      performed.values[parameter.name].map { (name: parameter.name, value: $0) }
    }
    var record = Turn.Performed(
      intent: performed.intent.name, parameters: parameters, value: performed.outcome?.value)
    if let error = performed.error {
      fail(error, in: &reply)
      record.error = reply.failure?.message
    } else if assistant.isDryRun {
      reply.say(
        voice.string(
          "dryRun", .text(performed.intent.summary(of: performed.values) ?? voice.localized(performed.intent.title))))
    } else if !performed.isStep {
      say(performed.outcome, in: &reply)
    }
    reply.performed.append(record)
  }

  private func say(_ outcome: IntentOutcome?, in reply: inout Reply) {
    if let dialog = outcome?.dialog {
      reply.say(voice.localized(dialog.full), showing: dialog.supporting.map { voice.localized($0) })
    } else if let value = outcome?.value {
      let display = value.display
      reply.say([display.title, display.subtitle].compactMap { $0 }.joined(separator: ", "))
    } else if outcome?.opensIntent == nil {
      reply.say(voice.string("done"))
    }
  }

  private func fail(_ error: any Error, in reply: inout Reply) {
    let failure = ErrorWording(voice: voice, environment: assistant.environment).failure(error)
    reply.failure = failure
    reply.state = .failed
    reply.say(failure.message)
  }

  // MARK: Questions

  private func ask(_ prompt: Prompt, _ notices: [Notice], of intent: IntentDescriptor?, in reply: inout Reply) {
    reply.state = .asking
    reply.prompt = openPrompt(prompt)
    for notice in notices {
      let text = text(of: notice, prompt)
      if !text.isEmpty { reply.say(text) }
    }
    let question = question(prompt, of: intent)
    reply.say(question.full, showing: question.shown)
  }

  private func text(of notice: Notice, _ prompt: Prompt) -> String {
    switch notice {
    case .unknownName(let type, let name): voice.string("notice.unknownName", .text(typeName(type)), .text(name))
    case .notUnderstood(let text): voice.string("notice.notUnderstood", .text(text))
    case .yesOrNo: voice.string("notice.yesOrNo")
    case .outOfRange(let lower, let upper):
      voice.string("notice.outOfRange", .text(number(lower)), .text(number(upper)))
    case .vanished(let title): voice.string("notice.vanished", .text(title))
    case .help: voice.string(prompt.kind == .confirmation ? "help.confirmation" : "help.question")
    case .silence: ""
    }
  }

  private func question(_ prompt: Prompt, of intent: IntentDescriptor?) -> (full: String, shown: String?) {
    let parameter = prompt.parameter.flatMap { intent?.parameter(named: $0) }
    switch prompt.question {
    case .said(let full, let supporting): return (full, supporting)
    case .goOn: return (voice.string("prompt.goOn"), nil)
    case .choose: return (voice.string("prompt.choose"), nil)
    case .meaning: return (voice.string("prompt.meaning"), nil)
    case .suggestion(let text): return (voice.string("prompt.suggestion", .text(text)), nil)
    case .create:
      guard case .creation(let type, let name) = prompt.purpose else { return ("", nil) }
      return (voice.string("prompt.create", .text(typeName(type)), .text(name)), nil)
    case .which, .value:
      let own = prompt.question == .which ? parameter?.requestDisambiguationDialog : nil
      if let dialog = own ?? parameter?.requestValueDialog {
        return (voice.localized(dialog.full), dialog.supporting.map { voice.localized($0) })
      }
      let title = parameter?.title.map { voice.localized($0) } ?? prompt.parameter ?? ""
      let key = prompt.choices.isEmpty ? "prompt.value" : "prompt.which"
      return (voice.string(key, .text(inSentence(title))), nil)
    }
  }

  private func typeName(_ type: String) -> String {
    guard let entity = assistant.entities.first(where: { $0.typeName == type }) else { return type }
    return inSentence(voice.localized(entity.typeDisplay.name))
  }

  /// A noun as it stands within a sentence: most languages write it small, German does not; the catalogue says which.
  private func inSentence(_ noun: String) -> String {
    voice.string("style.nouns") == "capitalised" ? noun : noun.lowercased(with: voice.locale)
  }

  private func number(_ number: Double) -> String {
    number.formatted(.number.locale(voice.locale))
  }

  // MARK: Ends

  private func end(
    _ ending: DialogAction.Ending, _ heard: Input?, _ nearest: MatchResult.Nearest?, _ last: Reply,
    in reply: inout Reply
  ) async {
    switch ending {
    case .done: break
    case .cancelled:
      reply.state = .cancelled
      reply.say(voice.string("cancelled"))
    case .nothingToCancel:
      reply.state = .cancelled
      reply.say(voice.string("nothingToCancel"))
    case .notUnderstood: notUnderstood(heard, nearest, in: &reply)
    case .failed:
      reply.state = .failed
      if reply.failure == nil { fail(UnexpectedEnd(), in: &reply) }
    case .silence: reply.state = .silence
    case .help: help(in: &reply)
    case .again:
      reply.spoken = last.spoken
      reply.displayed = last.displayed
    case .undone(let name): reply.say(voice.string("undone", .text(name)))
    case .nothingToUndo: reply.say(voice.string("nothingToUndo"))
    }
  }

  private func notUnderstood(_ heard: Input?, _ nearest: MatchResult.Nearest?, in reply: inout Reply) {
    reply.state = .notUnderstood
    let text =
      switch heard {
      case .utterance(let utterance): utterance.text.trimmingCharacters(in: .whitespacesAndNewlines)
      case .choice(let id): id
      case .silence, .cancel, nil: ""
      }
    reply.failure = Turn.Failure(
      code: "notUnderstood", message: voice.string("notice.notUnderstood", .text(SampleText.shortened(text))))
    reply.say(reply.failure?.message ?? "")
    if let sample = nearest.flatMap({ SampleText.sample(of: $0.intent, in: locale.table) }) {
      reply.say(voice.string("help.nearest", .text(sample)))
    }
  }

  private func help(in reply: inout Reply) {
    let samples = assistant.intents.filter(\.isDiscoverable).compactMap {
      SampleText.sample(of: $0.name, in: locale.table)
    }
    guard !samples.isEmpty else {
      reply.say(voice.string("help.nothing"))
      return
    }
    let heading = voice.string("help.heading")
    let spoken = samples.prefix(5).map { voice.string("help.quoted", .text($0)) }
    reply.say(
      heading + " " + spoken.formatted(.list(type: .or).locale(voice.locale)) + ".",
      showing: ([heading] + samples.map { "  " + $0 }).joined(separator: "\n"))
  }
}

/// The machine ended a turn as failed and nothing said why.
private struct UnexpectedEnd: Error {}

import AppIntents
import ParlanceDialog
import ParlanceMatching

/// Puts what a turn came to into words: the app's own where it has them, else those of the dialog's catalogue.
struct ReplyWriter: Sendable {
  /// The app: what its intents and types are called, and whether it runs dry.
  let assistant: Assistant
  /// The locale that is spoken, with its phrases; another locale needs another writer.
  let locale: AssistantLocale
  /// The current runtime while a reply is written; nobody can be asked through it.
  let runtime: any IntentRuntime
  /// What the person does after what.
  var habits = Habits()

  /// The sentences and texts of the locale.
  var voice: SessionVoice { locale.voice }

  /// The reply to a turn.
  ///
  /// `names` are those that can be said, if words were heard.
  func reply(
    to turn: DialogTurn, heard: Input?, nearest: MatchResult.Nearest?, names: Vocabulary? = nil, last: Reply
  ) -> Reply {
    // Titles of values are rendered through the current runtime.
    CurrentRuntime.$value.withValue(runtime) {
      var reply = Reply()
      for name in turn.undone { reply.say(voice.string("undone", .text(name))) }
      for performed in turn.performed { add(performed, to: &reply) }
      if let error = turn.error, !(error is CancellationError) { fail(error, in: &reply) }
      switch turn.result {
      case .asking(let prompt, let notices): ask(prompt, notices, of: turn.asking, lost: turn.lost, in: &reply)
      case .ended(.nothingToUndo): reply.say(nothingToUndo(turn.lost))
      case .ended(.notUnderstood): notUnderstood(heard, nearest?.intent ?? intent(taking: heard, names), in: &reply)
      case .ended(let ending): end(ending, last, in: &reply)
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
            symbol: choice.display.symbol, section: choice.display.section)
        },
      more: min(max(prompt.more, 0), Self.mostTold), before: prompt.before.count)
  }

  /// The most choices that are told to be left: what was kept in a file may say any number.
  private static var mostTold: Int { 1_000_000 }

  /// The prompt with its choices as the person sees them: an intent by its title.
  func titled(_ prompt: Prompt) -> Prompt {
    guard prompt.purpose == .clarification else { return prompt }
    var titled = prompt
    for place in titled.choices.indices {
      let choice = titled.choices[place].display
      guard let intent = assistant.intent(named: choice.title) else { continue }
      let title = voice.localized(intent.title)
      // Readings of one intent alone need not repeat what it is called.
      let isAlone = prompt.choices.allSatisfy { $0.display.title == choice.title }
      titled.choices[place].display = DisplayText(
        title: choice.subtitle.map { isAlone ? $0 : "\(title): \($0)" } ?? title)
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

  private func ask(
    _ prompt: Prompt, _ notices: [Notice], of intent: IntentDescriptor?, lost: String?, in reply: inout Reply
  ) {
    reply.state = .asking
    reply.prompt = openPrompt(prompt)
    let parameter = prompt.parameter.flatMap { intent?.parameter(named: $0) }
    for notice in notices {
      let text = notice == .nothingToUndo ? nothingToUndo(lost) : text(of: notice, prompt, parameter)
      if !text.isEmpty { reply.say(text) }
    }
    // Were both asked at once, nobody could tell what a yes is to.
    guard !notices.contains(.doubtedNo) else { return }
    let question = question(prompt, of: intent)
    reply.say(question.full, showing: question.shown)
  }

  private func text(of notice: Notice, _ prompt: Prompt, _ parameter: ParameterDescriptor?) -> String {
    switch notice {
    case .unknownName(let type, let name): unknown(name, of: type)
    case .notUnderstood(let text): voice.string("notice.notUnderstood", .text(text))
    case .yesOrNo: voice.string("notice.yesOrNo")
    case .doubtedYes: voice.string("notice.doubtedYes")
    case .doubtedNo: voice.string("notice.doubtedNo")
    case .outOfRange(let lower, let upper): voice.range(lower, upper)
    case .noSuchDay(let words): voice.string("notice.noSuchDay", .text(words))
    case .vanished(let title): voice.string("notice.vanished", .text(title))
    case .help: help(with: prompt, parameter)
    case .options: options(of: prompt)
    case .noMore: voice.string("notice.noMore")
    case .undone(let name): voice.string("undone", .text(name))
    case .nothingToUndo: nothingToUndo(nil)
    case .dropped: voice.string("cancelled")
    case .nothingThere: voice.string("nothingThere")
    case .left(let name): voice.string("notice.left", .text(title(of: name)))
    case .back(let name): voice.string("notice.back", .text(title(of: name)))
    case .silence: ""
    }
  }

  /// That nothing can be taken back; or what was to be, and cannot be any more.
  private func nothingToUndo(_ lost: String?) -> String {
    lost.map { voice.string("undo.lost", .text($0)) } ?? voice.string("nothingToUndo")
  }

  /// The question in words.
  func question(_ prompt: Prompt, of intent: IntentDescriptor?) -> (full: String, shown: String?) {
    let parameter = prompt.parameter.flatMap { intent?.parameter(named: $0) }
    switch prompt.question {
    case .said(let full, let supporting): return (full, supporting)
    case .goOn: return (voice.string("prompt.goOn"), nil)
    case .choose: return (voice.string("prompt.choose"), nil)
    case .meaning: return (voice.string("prompt.meaning"), nil)
    case .act(let values, let said):
      return (act(prompt, values, said: said, insteadOf: prompt.insteadOf, intent), nil)
    case .repeat(let values, let said):
      return (act(prompt, values, said: said, intent, keys: ("prompt.repeat", "prompt.repeatWith")), nil)
    case .mistake: return (voice.string("prompt.mistake"), nil)
    case .earlierMistake(let values):
      return (voice.string("prompt.earlierMistake", .text(summary(of: prompt.intent, values, intent))), nil)
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

  /// What is said of a name that nobody knows.
  func unknown(_ name: String, of type: String) -> String {
    voice.string("notice.unknownName", .text(typeName(type)), .text(name))
  }

  private func typeName(_ type: String) -> String {
    guard let entity = assistant.entities.first(where: { $0.typeName == type }) else { return type }
    return inSentence(voice.localized(entity.typeDisplay.name))
  }

  /// A noun as it stands within a sentence: most languages write it small, German does not; the catalogue says which.
  private func inSentence(_ noun: String) -> String {
    voice.string("style.nouns") == "capitalised" ? noun : noun.lowercased(with: voice.locale)
  }

  // MARK: Ends

  private func end(_ ending: DialogAction.Ending, _ last: Reply, in reply: inout Reply) {
    switch ending {
    case .done, .notUnderstood: break
    case .cancelled:
      reply.state = .cancelled
      reply.say(voice.string("cancelled"))
    case .nothingToCancel:
      reply.state = .cancelled
      reply.say(voice.string("nothingToCancel"))
    case .failed:
      reply.state = .failed
      if reply.failure == nil { fail(UnexpectedEnd(), in: &reply) }
    case .silence: reply.state = .silence
    case .help: help(in: &reply)
    case .again:
      reply.spoken = last.spoken
      reply.displayed = last.displayed
    case .undone(let name): reply.say(voice.string("undone", .text(name)))
    case .nothingToUndo: reply.say(nothingToUndo(nil))
    case .cannotUndo: reply.say(voice.string("cannotUndo"))
    case .redone(let name): reply.say(voice.string("redone", .text(name)))
    case .nothingToRedo: reply.say(voice.string("nothingToRedo"))
    case .nothingToRestore: reply.say(voice.string("nothingToRestore"))
    case .gaveUp:
      reply.state = .cancelled
      reply.say(voice.string("gaveUp"))
    case .nothingToGoOn: reply.say(voice.string("nothingToGoOn"))
    case .nothingThere: refuse("nothingThere", voice.string("nothingThere"), in: &reply)
    case .unknown(let type, let name):
      refuse("unknownName", unknown(name, of: type), in: &reply)
    case .courtesy(let word): reply.say(voice.string("courtesy.\(word.rawValue)"))
    case .kept: reply.say(voice.string("mistake.kept"))
    case .mistaken: reply.say(voice.string("mistake.said"))
    case .meantOtherwise: reply.say(voice.string("mistake.asked"))
    }
  }

  /// Says why what was understood could not be done, so that a script does not take it for done.
  private func refuse(_ code: String, _ message: String, in reply: inout Reply) {
    reply.state = .failed
    reply.failure = Turn.Failure(code: code, message: message)
    reply.say(message)
  }

  private func notUnderstood(_ heard: Input?, _ nearest: String?, in reply: inout Reply) {
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
    if let sample = nearest.flatMap({ sample(of: $0) }) {
      reply.say(voice.string("help.nearest", .text(sample)))
    }
  }
}

/// The machine ended a turn as failed and nothing said why.
private struct UnexpectedEnd: Error {}

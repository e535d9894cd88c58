import AppIntents

// What comes of looking up a parameter.
extension DialogMachine {
  /// Goes on with what a parameter was found to be, or asks.
  mutating func settle(
    _ resolution: Resolution, of parameter: String, in activity: Activity
  ) -> [DialogAction] {
    var activity = activity
    activity.bindings.removeAll { $0.parameter == parameter }
    switch resolution {
    case .resolved(let value):
      record.attempts = DialogRecord.Attempts()
      shown = nil
      activity.values[parameter] = kind(of: parameter, of: activity.intent)?.holding(value) ?? value
      return proceed(activity)
    case .ambiguous(let values):
      let prompt = Prompt(
        .disambiguation, .parameter, .which, intent: activity.intent, parameter: parameter, values: values)
      return ask(prompt, [], state: .asking(activity, prompt))
    case .missing(let suggestions):
      return askValue(of: parameter, in: activity, suggestions, [])
    case .noSuchDay(let words): return askValue(of: parameter, in: activity, [], [.noSuchDay(words)])
    case .nothing:
      // What a person names is created.
      if creator(for: parameter, of: activity.intent) != nil { return askValue(of: parameter, in: activity, [], []) }
      return endWithNothing(after: returning)
    case .nothingCalled(let name):
      let unknown = unknown(name, parameter, of: activity.intent)
      return ask(about: name, [], of: parameter, in: activity) ?? endWithNothing(after: returning, unknown)
    case .partly(let name, let suggestions):
      let notices = name.map { [unknown($0, parameter, of: activity.intent)] } ?? []
      return askValue(of: parameter, in: activity, suggestions, notices)
    case .unrecognised(let name, let near, let suggestions):
      // A no counts behind another command too; whoever says the name again may mean one of them after all.
      let isRefused = returning != nil && activity.refused?.contains(name) == true
      return ask(about: name, isRefused ? [] : near, of: parameter, in: activity)
        ?? askValue(
          of: parameter, in: activity, suggestions, [unknown(name, parameter, of: activity.intent)], insteadOf: name)
    }
  }

  /// Asks again for a parameter that could not be looked up, unless nothing is lost without.
  mutating func retry(_ parameter: String, in activity: Activity) -> [DialogAction] {
    guard !activity.values.isEmpty || !activity.waiting.isEmpty else { return finish(.failed) }
    return askValue(of: parameter, in: activity, [], [])
  }

  /// Asks for a parameter's value; after misses with help, at last no more. `unknown` is the name that nobody knows.
  mutating func askValue(
    of parameter: String, in activity: Activity, _ suggestions: [IntentValue], _ notices: [Notice],
    insteadOf unknown: String? = nil
  ) -> [DialogAction] {
    var prompt = Prompt(
      .value, .parameter, .value, intent: activity.intent, parameter: parameter, values: suggestions)
    prompt.unknownName = unknown
    state = .asking(activity, prompt)
    guard let notice = notices.first, record.attempts.misses > 0 else { return [.ask(prompt, notices)] }
    return askAgain(prompt, notice, after: record.attempts.misses, of: limits.misses)
  }

  /// Asks for a value in place of one that is gone, which was called `title`.
  mutating func look(up parameter: String, in activity: Activity, losing title: String) -> [DialogAction] {
    var activity = activity
    activity.values[parameter] = nil
    return askValue(of: parameter, in: activity, [], [.vanished(title)])
  }
}

import AppIntents

extension DialogAction.Ending {
  /// The end that says the same as a notice before a question.
  fileprivate static func nothing(_ notice: Notice) -> Self {
    switch notice {
    case .unknownName(let type, let name): .unknown(type: type, name: name)
    case .nothingThere: .nothingThere
    case .dropped: .cancelled
    default: .done
    }
  }
}

extension DialogMachine {
  /// Offers what is like a name that nobody knows, or to create it; `nil` if there is nothing to offer.
  mutating func ask(
    about name: String, _ near: [IntentValue], of parameter: String, in activity: Activity
  ) -> [DialogAction]? {
    guard let nearest = near.first else { return askToCreate(name, for: parameter, in: activity) }
    var prompt = Prompt(
      .disambiguation, .nearName(name), .which, intent: activity.intent, parameter: parameter, values: near)
    if near.count == 1 {
      prompt.kind = .confirmation
      prompt.question = .suggestion(nearest.display.title)
      prompt.earlier = shown
    }
    return ask(prompt, [unknown(name, parameter, of: activity.intent)], state: .asking(activity, prompt))
  }

  /// Goes on when none of the names that are like one is meant: with its creation, or with the question for the parameter.
  mutating func refuseNear(_ name: String, of prompt: Prompt, in activity: Activity) -> [DialogAction] {
    guard let parameter = prompt.parameter else { return finish(.cancelled) }
    var activity = activity
    activity.refused = (activity.refused ?? []).union([name])
    if let actions = askToCreate(name, for: parameter, in: activity) { return actions }
    state = .resolving(activity, parameter: parameter)
    return [.resolve(intent: activity.intent, parameter: parameter, nil)]
  }

  /// What is said of a name that nobody knows.
  func unknown(_ name: String, _ parameter: String, of intent: String) -> Notice {
    kind(of: parameter, of: intent)?.typeName.map { .unknownName(type: $0, name: name) } ?? .notUnderstood(name)
  }

  private mutating func askToCreate(
    _ name: String, for parameter: String, in activity: Activity
  ) -> [DialogAction]? {
    guard case .entity(let type) = kind(of: parameter, of: activity.intent),
      creator(for: parameter, of: activity.intent) != nil
    else { return nil }
    var prompt = Prompt(
      .confirmation, .creation(type: type, name: name), .create, intent: activity.intent, parameter: parameter)
    prompt.earlier = shown
    return ask(prompt, [], state: .asking(activity, prompt))
  }

  /// What creates what a parameter takes; `nil` if nothing does.
  func creator(for parameter: String, of intent: String) -> DialogShape.Creator? {
    kind(of: parameter, of: intent)?.typeName.flatMap { shape.creator(of: $0, for: parameter, of: intent) }
  }

  /// Says that there is nothing that this could be done with, or what came between, if a question that came back has nothing left to ask
  /// about.
  mutating func endWithNothing(after returning: [Notice]?, _ notice: Notice = .nothingThere) -> [DialogAction] {
    guard let returning else { return finish(.nothing(notice)) }
    state = .idle
    return tell(returning.first.map { .nothing($0) } ?? .done)
  }

  /// Creates the name, and comes back to the activity with it.
  mutating func create(
    _ type: String, _ name: String, for parameter: String, in activity: Activity
  ) -> [DialogAction] {
    guard let creator = shape.creators[type] else { return finish(.notUnderstood) }
    let waiting = Activity.Waiting(
      intent: activity.intent, values: activity.values, bindings: activity.bindings, parameter: parameter,
      isCertain: activity.isCertain)
    var creation = Activity(
      intent: creator.intent, values: [creator.parameter: .text(name)], waiting: activity.waiting + [waiting])
    // What is taken back is on top only as long as nothing else was done.
    (creation.replaces, creation.replacesAt) = (activity.replaces, activity.replacesAt)
    creation.replacesIntent = activity.replacesIntent
    return proceed(creation)
  }

  /// Goes on with the intent that another opens.
  mutating func open(_ intent: String, _ values: [String: IntentValue], from opener: Activity) -> [DialogAction] {
    count(opener)
    if record.opener == nil { record.opener = opener }
    return proceed(Activity(intent: intent, values: values, waiting: opener.waiting, isCertain: opener.isCertain))
  }

  /// Counts what was done, if it changes something.
  private mutating func count(_ activity: Activity) {
    if shape.undoable.contains(activity.intent) { record.changes = (record.changes ?? 0).oneMore }
  }

  /// Goes on with the activity that waits for the new entity, or ends.
  mutating func leave(_ activity: Activity, with value: IntentValue?) -> [DialogAction] {
    count(activity)
    guard let waiting = activity.waiting.last else {
      record.performed = record.opener ?? activity
      if hasChangedLast { record.changed = nil }
      // What one sentence says besides goes on from it; what is said later does not.
      record.returned = hasMore ? value : nil
      record.hasMissed = nil
      // A list is told, and nothing was done to what is in it.
      if record.opener == nil, !shape.undoable.contains(activity.intent), case .list? = value {
        record.performed?.isQuestion = true
      }
      return finish(.done)
    }
    var parent = Activity(
      intent: waiting.intent, values: waiting.values, bindings: waiting.bindings,
      waiting: Array(activity.waiting.dropLast()), isCertain: waiting.isCertain)
    guard let value else { return finish(.done) }
    parent.values[waiting.parameter] = kind(of: waiting.parameter, of: waiting.intent)?.holding(value) ?? value
    return proceed(parent)
  }
}

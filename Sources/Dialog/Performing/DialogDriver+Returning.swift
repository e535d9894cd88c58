import AppIntents

extension DialogDriver {
  /// Whether a question that comes back is to be asked anew: it is about something that was deleted or created meanwhile, or offers
  /// what there was then.
  ///
  /// What cannot be looked up counts as being there: the intent will tell.
  func isStale(_ prompt: Prompt, _ notices: [Notice]) async -> Bool {
    let isBack = notices.contains { if case .back = $0 { true } else { false } }
    guard isBack, case .asking = record.state else { return false }
    if case .creation = prompt.purpose { return true }
    if prompt.kind == .value, prompt.purpose == .parameter, prompt.parameter != nil { return true }
    let references = prompt.entities
    guard !references.isEmpty else { return false }
    return await (try? resolver.areThere(references)) == false
  }
}

extension Prompt {
  /// The entities that it offers or asks about.
  fileprivate var entities: [EntityReference] {
    let offered = everyChoice.map(\.value)
    let values: [IntentValue] = if case .act(let values, _) = question { offered + values.values } else { offered }
    return values.flatMap(\.entities)
  }
}

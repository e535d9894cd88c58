import AppIntents
import ParlanceDialog

// What words for all things, or for the rest of them, mean behind a list.
extension AssistantSession {
  /// All of some values; where words do not say their kind, those of the list that was shown: “move everything to tomorrow” behind “what is overdue”.
  /// `nil` where none of these is left, or there was none.
  func ofList(_ values: [IntentValue], isNamed: Bool) -> [IntentValue]? {
    if !isNamed, memory.hasListedNothing { return nil }
    let types = Set(values.flatMap(\.entities).map(\.typeName))
    let listed = isNamed ? [] : memory.listedJustNow.filter { types.contains($0.typeName) }
    guard !listed.isEmpty else { return values.isEmpty ? nil : values }
    let shown = values.filter { $0.entities.contains(where: listed.contains) }
    return shown.isEmpty ? nil : shown
  }

  /// What is left of some values without what was spoken of last: of the list that was shown, if that is in it. Where nothing is left, or
  /// nothing was spoken of, nobody can tell what is meant; what was taken back leaves all.
  func others(than last: [EntityReference], among values: [IntentValue]) -> [IntentValue]? {
    let others = values.filter { value in !value.entities.contains(where: last.contains) }
    guard !last.isEmpty, !others.isEmpty else { return memory.isUndone && !values.isEmpty ? values : nil }
    let listed = memory.listed.contains(where: last.contains) ? Set(memory.listed.map(\.id)) : []
    let ofList = others.filter { value in value.entities.contains { listed.contains($0.id) } }
    return listed.isEmpty ? others : ofList.isEmpty ? nil : ofList
  }

  /// What the last sentences were about, as long as these did the same with one thing after another, and it was not taken back.
  var spokenOf: [EntityReference] {
    let lasting = memory.turns.reversed().filter { !$0.contains { $0.isUndone == true } }
    let intent = lasting.first?.last { !$0.isStep }?.intent
    let deeds = lasting.prefix { turn in turn.contains { !$0.isStep && $0.intent == intent } }
    return deeds.flatMap { $0.flatMap(\.entities) }
  }
}

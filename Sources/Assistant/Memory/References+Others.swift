import AppIntents
import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// Words that point at what was not meant before: “the other one”.
extension References {
  /// What words for the other one point at: of those between which it was to be chosen, or which were listed or spoken of one after the
  /// other, the ones that were not spoken of last.
  func others(_ pointing: Pointing) -> [(words: Range<Int>, entity: EntityReference)] {
    let words = pointing.places.filter { $0.pick == .other }.map(\.words)
    guard !words.isEmpty, let last = memory.last?.entities, !last.isEmpty else { return [] }
    let groups = [memory.offered ?? [], memory.lastTwo.flatMap(\.entities), pointing.listed]
    for group in groups where group.contains(where: last.contains) {
      var seen = Set(last)
      let others = group.filter { seen.insert($0).inserted }
      if !others.isEmpty { return words.flatMap { words in others.map { (words, $0) } } }
    }
    return []
  }
}

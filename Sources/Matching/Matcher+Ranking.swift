import ParlanceTemplates

// Which reading goes before which.
extension Matcher {
  /// The candidates of all attempts, best first: by cost, then weight, then name and place, never by chance.
  func ranked(_ attempts: [Attempt]) -> [Candidate] {
    ranked(attempts.count == 1 ? attempts[0].candidates : attempts.flatMap(\.candidates))
  }

  /// Candidates, best first.
  func ranked(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let keys = candidates.map { RankingKey($0.derivation, facts[$0.derivation.payload], isRespelled: $0.isRespelled) }
    return candidates.indices.sorted { left, right in
      keys[left].isBetter(than: keys[right]) ?? (left < right)
    }.map { candidates[$0] }
  }

  /// The readings without those of a phrase that take for about some time what the same phrase has as the end of a range: “after 3” is not
  /// both.
  func preferringRanges(_ candidates: [Candidate]) -> [Candidate] {
    guard takesRangeEnd.contains(true) else { return candidates }
    let hasRange = { (candidate: Candidate) in
      candidate.derivation.captures.contains { self.takesRangeEnd[$0.recognizer] }
    }
    let ranged = candidates.filter(hasRange)
    guard !ranged.isEmpty else { return candidates }
    return candidates.filter { candidate in
      hasRange(candidate)
        || !ranged.contains {
          $0.derivation.payload == candidate.derivation.payload
            && !(candidate.derivation.cost < $0.derivation.cost)
        }
    }
  }
}

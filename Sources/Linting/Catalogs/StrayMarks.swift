/// The marks of placeholders that stand in a phrase and belong to none: people would have to say them.
enum StrayMarks {
  /// Gives placeholders the marks that touch them; what is between two of them goes to the one that it opens or closes.
  static func joined(to placeholders: [Placeholder], in scalars: [Unicode.Scalar]) -> [Placeholder] {
    // Of what is never closed nobody knows where it ends.
    guard placeholders.allSatisfy(\.isWhole) else { return placeholders }
    var joined = placeholders
    for index in placeholders.indices {
      let start = index > 0 ? joined[index - 1].outer.upperBound : 0
      let end = index + 1 < placeholders.count ? placeholders[index + 1].range.lowerBound : scalars.count
      let before = marks(before: placeholders[index].range.lowerBound, from: start, in: scalars)
      let behind = marks(behind: placeholders[index].range.upperBound, until: end, in: scalars)
      joined[index].marksBefore = Placeholder.text(scalars[before..<placeholders[index].range.lowerBound])
      joined[index].marksBehind = Placeholder.text(scalars[placeholders[index].range.upperBound..<behind])
    }
    return joined
  }

  /// The braces of a phrase that touch no placeholder, each run of them once.
  static func alone(in text: LintCatalog.Text) -> [(marks: String, place: Range<Int>)] {
    guard text.placeholders.allSatisfy(\.isWhole) else { return [] }
    var runs: [Range<Int>] = []
    var taken = text.placeholders[...]
    for (place, scalar) in text.text.unicodeScalars.enumerated() {
      while let first = taken.first, first.outer.upperBound <= place { taken.removeFirst() }
      guard isBrace(scalar), taken.first.map({ place < $0.outer.lowerBound }) ?? true else { continue }
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    let scalars = Array(text.text.unicodeScalars)
    return runs.map { (Placeholder.text(scalars[$0]), $0) }
  }

  /// Where the marks begin that touch a placeholder from the left; what closes or prices the word before it is that word's.
  private static func marks(before place: Int, from start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var first = place
    while first > start, isMark(scalars[first - 1]) { first -= 1 }
    if first > 0, first < place, Placeholder.isOfName(scalars[first - 1]) {
      let mark = Placeholder.narrow(scalars[first])
      if mark == "}" || mark == "$" { first += 1 }
    }
    return first
  }

  /// Where the marks end that touch a placeholder from the right.
  private static func marks(behind place: Int, until end: Int, in scalars: [Unicode.Scalar]) -> Int {
    var last = place
    while last < end, isMark(scalars[last]) { last += 1 }
    // Two that follow each other divide at the first mark that can open one.
    if last == end, end < scalars.count {
      return scalars[place..<end].firstIndex { Placeholder.narrow($0) != "}" } ?? end
    }
    if last > place, last < scalars.count, Placeholder.isOfName(scalars[last]),
      Placeholder.narrow(scalars[last - 1]) != "}"
    {
      last -= 1
    }
    return last
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    isBrace(scalar) || Placeholder.narrow(scalar) == "$"
  }

  private static func isBrace(_ scalar: Unicode.Scalar) -> Bool {
    let mark = Placeholder.narrow(scalar)
    return mark == "{" || mark == "}"
  }
}

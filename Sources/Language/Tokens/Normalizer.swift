/// Turns a text into the scalars that are compared: compatibility composition (NFKC), small letters, one spelling for what people
/// write in several ways; and remembers where each came from.
///
/// Normalising what is normalised changes nothing.
struct Normalizer {
  /// Whether I is the capital of ı, as in Turkish.
  let hasDotlessI: Bool

  private let composition = NormalizationForm.nfkc
  private var mapped: [MappedScalar] = []
  /// A scalar with which those after it may combine.
  private var open: Unicode.Scalar?
  /// What nothing divides from it.
  private var marks: [Unicode.Scalar] = []
  private var openStart = 0
  private var openEnd = 0

  /// The most marks on one character; more are none that anybody reads.
  private static var mostMarks: Int { 30 }

  /// Makes one for a language.
  init(hasDotlessI: Bool) { self.hasDotlessI = hasDotlessI }

  /// The normalised scalars of a text.
  mutating func map(_ text: String) -> [MappedScalar] {
    mapped.reserveCapacity(text.utf8.count)
    var index = 0
    for scalar in text.unicodeScalars {
      take(scalar, at: index)
      index += 1
    }
    close()
    return mapped
  }

  private mutating func take(_ scalar: Unicode.Scalar, at index: Int) {
    if scalar.value < 0x80 {
      close()
      open(scalar == "`" ? "'" : scalar, at: index)
      return
    }
    if scalar == "\u{200C}" {
      // Persian writes it inside a word where others leave a space; Indic scripts only shape letters by it.
      if let last = open ?? mapped.last?.scalar, ScalarForms.isArabic(last) {
        close()
        mapped.append(
          MappedScalar(scalar: " ", kind: .separator, start: Int32(index), end: Int32(index + 1), group: 0))
      }
      return
    }
    guard let written = ScalarForms.written(scalar) else { return }
    if open == nil || ScalarForms.standsAlone(written) || composition.begins(at: written) {
      close()
      open(written, at: index)
    } else if marks.count < Self.mostMarks {
      marks.append(written)
      openEnd = index + 1
    }
  }

  private mutating func open(_ scalar: Unicode.Scalar, at index: Int) {
    open = scalar
    openStart = index
    openEnd = index + 1
  }

  /// Maps what is open: nothing that follows can combine with it.
  @inline(__always)
  private mutating func close() {
    guard let first = open else { return }
    if !marks.isEmpty {
      closeMarked(first)
    } else if first.value < 0x80 {
      let small = small(first)
      append(small, small.value < 0x80 ? ScalarKind(ascii: UInt8(truncatingIfNeeded: small.value)) : .word)
    } else {
      closeOther(first)
    }
    open = nil
  }

  private mutating func closeMarked(_ first: Unicode.Scalar) {
    // One mark that combines with nothing changes nothing: Thai tones, the Indic virama.
    if marks.count == 1, marks[0].isSettled, ScalarForms.isUncased(first), first.isSettled {
      append(first, ScalarForms.kind(of: first))
      ScalarForms.forEachForm(of: marks[0]) { append($0, ScalarForms.kind(of: $0)) }
    } else {
      settle([first] + marks)
    }
    marks.removeAll(keepingCapacity: true)
  }

  private mutating func closeOther(_ first: Unicode.Scalar) {
    let small = first.small
    let isSettled = ScalarForms.standsAlone(first) || first.isSettled
    guard isSettled, small == first || small.value < 0x80 || small.isSettled else { return settle([first]) }
    ScalarForms.forEachForm(of: small) { append($0, ScalarForms.kind(of: $0)) }
  }

  /// Small letters can undo composition, and composing can undo small letters; so until nothing changes.
  private mutating func settle(_ scalars: [Unicode.Scalar]) {
    let group = scalars.first?.category == .otherNumber ? openStart + 1 : 0
    var current = scalars
    for _ in 0..<4 {
      var next: [Unicode.Scalar] = []
      for scalar in composition.normalized(current) {
        guard let written = ScalarForms.written(scalar) else { continue }
        // The dot of a small i is no mark of its own.
        if written == "\u{307}", next.last == "i" { continue }
        ScalarForms.forEachForm(of: small(written)) { next.append($0) }
      }
      if next == current { break }
      current = next
    }
    var count = 0
    for scalar in current {
      count = composition.begins(at: scalar) ? 0 : count + 1
      if count <= Self.mostMarks { append(scalar, ScalarForms.kind(of: scalar), group: group) }
    }
  }

  private func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      guard ("A"..."Z").contains(scalar) else { return scalar }
      return hasDotlessI && scalar == "I" ? "ı" : Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    }
    return scalar.small
  }

  @inline(__always)
  private mutating func append(_ scalar: Unicode.Scalar, _ kind: ScalarKind, group: Int = 0) {
    mapped.append(
      MappedScalar(
        scalar: scalar, kind: kind, start: Int32(truncatingIfNeeded: openStart),
        end: Int32(truncatingIfNeeded: openEnd), group: Int32(truncatingIfNeeded: group)))
  }
}

/// Turns a text into the scalars that are compared: compatibility composition (NFKC), small letters, one spelling for what people
/// write in several ways; and remembers where each came from.
///
/// Normalising what is normalised changes nothing.
struct Normalizer {
  /// Whether I is the capital of ı, as in Turkish.
  let hasDotlessI: Bool

  private let composition = NormalizationForm.nfkc
  private var mapped: [MappedScalar] = []
  /// Scalars that may combine: one, and those that nothing divides from it.
  private var open: [Unicode.Scalar] = []
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
      if let last = open.last ?? mapped.last?.scalar, ScalarForms.isArabic(last) {
        close()
        mapped.append(
          MappedScalar(scalar: " ", kind: .separator, start: Int32(index), end: Int32(index + 1), group: 0))
      }
      return
    }
    guard let written = ScalarForms.written(scalar) else { return }
    if open.isEmpty || composition.begins(at: written) {
      close()
      open(written, at: index)
    } else if open.count <= Self.mostMarks {
      open.append(written)
      openEnd = index + 1
    }
  }

  private mutating func open(_ scalar: Unicode.Scalar, at index: Int) {
    open.append(scalar)
    openStart = index
    openEnd = index + 1
  }

  /// Maps what is open: nothing that follows can combine with it.
  private mutating func close() {
    guard let first = open.first else { return }
    if open.count > 1 || first.value >= 0x80 && !first.isSettled {
      settle()
    } else {
      let small = small(first)
      if small == first || small.value < 0x80 || small.isSettled {
        ScalarForms.forEachForm(of: small) { append($0) }
      } else {
        settle()
      }
    }
    open.removeAll(keepingCapacity: true)
  }

  /// Small letters can undo composition, and composing can undo small letters; so until nothing changes.
  private mutating func settle() {
    let group = open.first?.category == .otherNumber ? openStart + 1 : 0
    var current = open
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
    var marks = 0
    for scalar in current {
      marks = composition.begins(at: scalar) ? 0 : marks + 1
      if marks <= Self.mostMarks { append(scalar, group: group) }
    }
  }

  private func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x80 {
      guard ("A"..."Z").contains(scalar) else { return scalar }
      return hasDotlessI && scalar == "I" ? "ı" : Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    }
    return scalar.small
  }

  private mutating func append(_ scalar: Unicode.Scalar, group: Int = 0) {
    mapped.append(
      MappedScalar(
        scalar: scalar, kind: ScalarForms.kind(of: scalar), start: Int32(truncatingIfNeeded: openStart),
        end: Int32(truncatingIfNeeded: openEnd), group: Int32(truncatingIfNeeded: group)))
  }
}

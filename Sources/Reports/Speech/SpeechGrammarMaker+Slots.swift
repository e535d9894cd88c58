import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

extension SpeechGrammarMaker {
  /// What a recogniser hears where a slot is filled.
  mutating func fill(_ slot: SlotReference) -> SpeechExpression {
    let one = fillOnce(slot)
    guard slot.isRepeated, let and = material.language.mainConjunction else { return one }
    return .joined([one, .oneOf([.nothing, .joined([.words(and), one])])])
  }

  private mutating func fillOnce(_ slot: SlotReference) -> SpeechExpression {
    if let range = slot.range { return numbers(in: range) }
    if let list = block?.lists[slot.list] {
      return expression(of: list, name: slot.list, isOwn: true)
    }
    if let list = material.table.lists[slot.list] { return expression(of: list, name: slot.list, isOwn: false) }
    if let declared = signature?.slot(written: slot.list), slot.name == slot.list {
      return declared.type.map { fill($0, slot.list) } ?? .anyWords
    }
    if block == nil { return words(ofLanguage: slot.list) }
    return SlotType.builtIn[slot.list].map { fill($0, slot.list) } ?? .anyWords
  }

  private mutating func fill(_ type: SlotType, _ written: String) -> SpeechExpression {
    switch type {
    case .entity(let name): return names(of: name, isOpen: material.vocabulary.index(of: name)?.isOpen ?? true, written)
    case .enumeration(let name): return names(of: name, isOpen: false, written)
    case .integer(let bounds), .number(let bounds):
      return numbers(from: bounds?.lowerBound ?? 0, to: bounds?.upperBound ?? 100, step: 1)
    case .date, .pastDate, .rangeEnd(isEnd: false, _): return moments()
    // The moments hold ranges whole.
    case .rangeEnd(isEnd: true, _): return .oneOf([])
    case .duration: return durations()
    case .boolean: return named("yes_no", isFill: true) { maker in .oneOf(maker.answers()) }
    case .text, .list, .range, .measurement: return .anyWords
    }
  }

  private mutating func names(of type: String, isOpen: Bool, _ written: String) -> SpeechExpression {
    let entries = material.vocabulary.entries(of: type)
    if entries.isEmpty {
      tell("nobody knows here what can be said for “\(written)”: it is taken as free text", once: "names " + type)
      return .anyWords
    }
    if entries.count > Self.mostNames {
      tell(
        "\(type) has \(entries.count) names, of which the first \(Self.mostNames) are carried over",
        once: "many " + type)
    }
    let known = named("names_" + type, isFill: true) { maker in
      .oneOf(
        entries.prefix(Self.mostNames).flatMap { [$0.title] + $0.synonyms }.map { maker.words.expression($0) }
          .filter { !$0.isNothing })
    }
    return isOpen ? .oneOf([known, .anyWords]) : known
  }

  private mutating func expression(of list: PhraseList, name: String, isOwn: Bool) -> SpeechExpression {
    switch list {
    case .wildcard, .words: return .anyWords
    case .range(let range): return numbers(in: range)
    case .values(let entries):
      if entries.contains(where: { $0.verbForm != nil }) {
        tell("verbs that the list “\(name)” does not have are not carried over", once: "verbs " + name)
      }
      let make = { (maker: inout SpeechGrammarMaker) -> SpeechExpression in
        .oneOf(
          entries.filter({ $0.verbForm == nil }).prefix(Self.mostNames).map { maker.convert($0.phrase.expression) }
            .filter { !$0.isNothing })
      }
      if isOwn { return make(&self) }
      return named("list_" + name, isFill: true, make)
    }
  }

  // MARK: Numbers and moments

  private mutating func numbers(in range: NumericRange) -> SpeechExpression {
    if range.fractions != nil {
      tell(
        "of the numbers from \(ValueText.number(range.from)) to \(ValueText.number(range.to)) only whole ones are carried "
          + "over, and no parts of them", once: "fractions \(range.from) \(range.to)")
    }
    return numbers(from: range.from, to: range.to, step: range.step)
  }

  private mutating func numbers(from: Double, to: Double, step: Double) -> SpeechExpression {
    let least = Int(max(-100, min(from, to).rounded(.up)))
    let greatest = Int(min(Double(least) + 100, max(from, to).rounded(.down)))
    let stride = max(1, Int(step.isFinite ? min(step, 1000) : 1))
    guard least <= greatest else { return .anyWords }
    if Double(greatest) < max(from, to).rounded(.down) {
      tell(
        "numbers from \(least) to \(greatest) are carried over, and none beyond", once: "number \(least) \(greatest)")
    }
    let all = Array(Swift.stride(from: least, through: greatest, by: stride))
    let sign = least < 0 ? "minus_\(-least)" : "\(least)"
    return named("number_\(sign)_\(greatest)" + (stride == 1 ? "" : "_\(stride)"), isFill: true) { maker in
      maker.spoken(all, maker.material.language.spoken(all))
    }
  }

  private mutating func spoken(_ numbers: [Int], _ texts: [Int: [String]]) -> SpeechExpression {
    .oneOf(numbers.flatMap { texts[$0] ?? [] }.map { words.expression($0) }.filter { !$0.isNothing })
  }

  private mutating func moments() -> SpeechExpression {
    guard let forms, !forms.moments.isEmpty else { return .anyWords }
    let outer = (block, signature)
    (block, signature) = (nil, nil)
    defer { (block, signature) = outer }
    return named("moment", isFill: true) { maker in
      .oneOf(
        forms.moments.compactMap { template -> SpeechExpression? in
          guard let parsed = try? TemplateParser.parse(template, at: nil),
            parsed.slots.allSatisfy({ Self.known.contains($0.list) })
          else { return nil }
          let expression = maker.convert(parsed)
          return expression.isNothing ? nil : expression
        })
    }
  }

  private mutating func durations() -> SpeechExpression {
    guard let forms, !forms.units.isEmpty else { return .anyWords }
    let number = numbers(from: 1, to: 60, step: 1)
    return named("duration", isFill: true) { maker in
      .joined([number, .oneOf(forms.units.map { maker.words.expression($0) })])
    }
  }

  private mutating func answers() -> [SpeechExpression] {
    let templates = forms?.answers ?? []
    let language = material.language
    return templates.compactMap { template -> [String]? in
      let texts = (try? TemplateParser.parse(template, at: nil))?.expansions(limit: 400) { _ in nil }
      return texts?.filter { language.isYes(language.tokens($0)) != nil }
    }.joined().map { words.expression($0) }
  }

  /// The slots of a language's own templates whose words are written down.
  private static let known: Set<String> = ["number", "ordinal", "weekday", "month", "dayNumber", "hour"]

  private mutating func words(ofLanguage name: String) -> SpeechExpression {
    let language = material.language
    switch name {
    case "number": return numbers(from: 1, to: 60, step: 1)
    case "hour": return numbers(from: 1, to: 24, step: 1)
    case "ordinal", "dayNumber":
      return named("day_" + name, isFill: true) { maker in maker.spoken(Array(1...31), language.spokenOrdinals(1...31))
      }
    case "weekday":
      return named("weekday", isFill: true) { maker in
        .oneOf((maker.forms?.weekdays ?? []).map { maker.words.expression($0) })
      }
    case "month":
      return named("month", isFill: true) { maker in
        .oneOf((maker.forms?.months ?? []).map { maker.words.expression($0) })
      }
    default: return .nothing
    }
  }
}

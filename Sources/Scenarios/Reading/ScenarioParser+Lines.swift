import ParlanceAssistant

extension ScenarioParser {
  /// What happens on a line; `nil` if it is an expectation or wrong.
  mutating func event(_ marker: ScriptLine.Marker, _ content: String, _ line: ScriptLine) -> ScenarioStep.Event? {
    switch marker {
    case .person: input(TextLines.trimmed(content), line)
    case .event: happening(TextLines.trimmed(content), line)
    default: nil
    }
  }

  /// What a line expects; `nil` and an error if it is wrong.
  mutating func expectation(
    _ marker: ScriptLine.Marker, _ content: String, _ line: ScriptLine
  ) -> ScenarioExpectation.Kind? {
    switch marker {
    case .spoken: return .spoken(content)
    case .displayed: return .displayed(content)
    case .pattern: return pattern(content, line)
    case .choices: return .choices(ChoiceLine.read(content))
    case .performed: return call(content, line, offset: 2).map { .performed($0) }
    case .failed: return call(content, line, offset: 3).map { .failed($0) }
    case .state: return state(TextLines.trimmed(content), line)
    case .person, .event: return nil
    }
  }

  private mutating func input(_ text: String, _ line: ScriptLine) -> ScenarioStep.Event? {
    guard !text.isEmpty else { return .input(.silence) }
    guard text.hasPrefix("{") else { return .input(.utterance(Utterance(text))) }
    do throws(SpokenLine.Fault) {
      return .input(.utterance(try SpokenLine.read(text)))
    } catch {
      tell(error.message, line, column: 2 + error.column, fix: error.fix)
      return nil
    }
  }

  private mutating func happening(_ text: String, _ line: ScriptLine) -> ScenarioStep.Event? {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let argument = parts.count > 1 ? TextLines.trimmed(parts[1]) : nil
    switch (parts.first, argument) {
    case ("interrupt", nil): return .input(.cancel)
    case ("restart", nil): return .restart
    case ("wait", let length?):
      if let duration = ShortDuration.read(length) { return .wait(duration) }
      tell("“\(length)” is no length of time", line, fix: "write one such as 30s, 6m, 1h30m or 2d")
    case ("locale", let locale?):
      if LocaleFolder.isLocale(locale) { return .locale(locale) }
      tell("“\(locale)” is no locale", line, fix: "write a language tag such as en or pt-BR")
    case ("choose", let id?): return .choose(id)
    default:
      tell(
        "there is no event “\(text)”", line,
        fix: "take one of ! interrupt, ! wait 6m, ! restart, ! locale de, ! choose TITLE")
    }
    return nil
  }

  private mutating func pattern(_ text: String, _ line: ScriptLine) -> ScenarioExpectation.Kind? {
    do {
      _ = try Regex(text)
      return .pattern(text)
    } catch {
      tell("this is no regular expression: \(error)", line, column: 4, length: max(1, line.scalars.count - 3))
      return nil
    }
  }

  private mutating func call(_ text: String, _ line: ScriptLine, offset: Int) -> ScenarioCall? {
    do throws(CallReader.Fault) {
      return try CallReader.read(text)
    } catch {
      tell(error.message, line, column: offset + error.offset + 1, fix: error.fix)
      return nil
    }
  }

  private mutating func state(_ text: String, _ line: ScriptLine) -> ScenarioExpectation.Kind? {
    if let state = Turn.State(rawValue: text) { return .state(state) }
    tell(
      "there is no state “\(text)”", line, column: 3, length: max(1, text.unicodeScalars.count),
      fix: "take one of \(Turn.State.allCases.map(\.rawValue).joined(separator: ", "))")
    return nil
  }
}

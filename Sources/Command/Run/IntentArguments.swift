import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceScenarios

/// Reads an intent's own arguments: `--task "Buy milk" --due-date 2026-03-01`.
struct IntentArguments {
  /// A fault of the arguments, as a sentence.
  struct Fault: Error {
    /// A sentence without a full stop, which the command tells with the status of a wrong command line.
    var message: String
    /// The option that is no parameter, if it is about one.
    var unknown: String?
  }

  private let intent: IntentDescriptor
  private let timeZone: TimeZone

  /// Reads for one intent; days and moments without a zone of their own are of `timeZone`.
  init(_ intent: IntentDescriptor, timeZone: TimeZone) {
    self.intent = intent
    self.timeZone = timeZone
  }

  /// The words given for each parameter, in their order; a list repeats the option.
  func texts(_ arguments: [String]) throws(Fault) -> [(parameter: ParameterDescriptor, text: String)] {
    var found: [(parameter: ParameterDescriptor, text: String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--"), argument.count > 2 else {
        throw Fault(message: "“\(argument)” belongs to no parameter of \(intent.name); \(usage)")
      }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let parameter = intent.parameters.first(where: { Self.option($0.name) == parts[0] || $0.name == parts[0] })
      else { throw Fault(message: "\(intent.name) has no parameter --\(parts[0]); \(usage)", unknown: "--\(parts[0])") }
      if parts.count == 2 {
        found.append((parameter, String(parts[1])))
      } else if parameter.kind == .boolean, rest.first.map({ $0.hasPrefix("--") }) ?? true {
        found.append((parameter, "true"))
      } else if let value = rest.popFirst() {
        found.append((parameter, value))
      } else {
        throw Fault(message: "--\(parts[0]) lacks its value")
      }
      let count = found.count { $0.parameter.name == parameter.name }
      if count > 1, !Self.isList(parameter.kind) {
        throw Fault(message: "--\(parts[0]) is given \(count) times, but takes one value")
      }
    }
    return found
  }

  /// What the words give for a parameter by themselves; `nil` for a name, which the app's queries know.
  func value(_ text: String, of parameter: ParameterDescriptor) throws(Fault) -> IntentValue? {
    let kind = if case .list(let element) = parameter.kind { element } else { parameter.kind }
    let value: IntentValue? =
      switch kind {
      case .boolean: ["true": true, "yes": true, "false": false, "no": false][text.lowercased()].map { .boolean($0) }
      case .integer: Int(text).map { .integer($0) }
      case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .text: .text(text)
      case .date: LocalMoment.date(text, in: timeZone).map { .date($0) }
      case .dateComponents: LocalMoment.date(text, in: timeZone).map { .dateComponents(components($0, text)) }
      case .duration:
        Double(text).flatMap(parameter.duration)
          ?? (Self.duration(text) ?? ShortDuration.read(text)).map { .duration($0) }
      case .measurement(MeasureUnit.money) where text.contains(" "): IntentCurrencyAmount(text)?.data
      case .measurement(let dimension):
        MeasuredValue(text, of: dimension).map { .measurement($0) }
          ?? Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .url: URL(string: text).map { .url($0) }
      case .entity, .enumeration, .list, .unsupported: nil
      }
    switch kind {
    case .entity, .enumeration: return nil
    case .list, .unsupported:
      throw Fault(message: "--\(Self.option(parameter.name)) cannot be given on the command line")
    default: break
    }
    guard let value else {
      throw Fault(
        message: "“\(text)” does not suit --\(Self.option(parameter.name)), which takes \(Self.form(of: kind))")
    }
    return value
  }

  /// The options of the intent, for a message.
  var usage: String {
    guard !intent.parameters.isEmpty else { return "it takes none" }
    return "it takes " + intent.parameters.map { "--\(Self.option($0.name))" }.joined(separator: ", ")
  }

  /// The options of an intent, one a line, with what each takes; `cases` are those of the enumerations.
  static func options(of intent: IntentDescriptor, cases: [String: [VocabularyEntry]]) -> [String] {
    intent.parameters.map { parameter in
      let need = parameter.isNeeded ? "" : ", optional"
      let names = Self.cases(of: parameter.kind, cases).map(\.id)
      let form = form(of: parameter.kind) + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
      return "  --\(option(parameter.name))  \(form)\(need)"
    }
  }

  /// The cases of a kind that is an enumeration, or several of one; none of any other.
  static func cases(of kind: ValueKind, _ cases: [String: [VocabularyEntry]]) -> [VocabularyEntry] {
    switch kind {
    case .enumeration(let name): cases[name] ?? []
    case .list(let element): Self.cases(of: element, cases)
    default: []
    }
  }

  /// `dueDate` is `due-date`.
  static func option(_ name: String) -> String {
    name.reduce(into: "") { option, character in
      if character.isUppercase {
        option += (option.isEmpty ? "" : "-") + character.lowercased()
      } else {
        option.append(character)
      }
    }
  }

  /// Whether a parameter of that kind takes its option more than once.
  static func isList(_ kind: ValueKind) -> Bool {
    if case .list = kind { true } else { false }
  }

  /// What a kind looks like, for a message.
  static func form(of kind: ValueKind) -> String {
    switch kind {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "text"
    case .date, .dateComponents: "a date such as 2026-02-12 or 2026-02-12T09:30"
    case .duration: "a number of its unit, else of seconds, or a duration such as 5 minutes, 1h30m or PT1H30M"
    case .measurement(MeasureUnit.money): "an amount such as 12.50, or one with its currency such as 12.50 EUR"
    case .measurement(let dimension):
      "a number, or one with its unit such as 5 \(MeasureUnits.usualSymbol(of: dimension) ?? "km")"
    case .url: "a URL"
    case .entity(let name), .enumeration(let name): name
    case .list(let element): "several of: \(form(of: element))"
    case .unsupported(let name): name
    }
  }

  private func components(_ date: Date, _ text: String) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts: Set<Calendar.Component> =
      text.contains("T") ? [.year, .month, .day, .hour, .minute] : [.year, .month, .day]
    return calendar.dateComponents(parts, from: date)
  }

  private static func duration(_ text: String) -> Duration? {
    if let seconds = Double(text) { return duration(seconds: seconds) }
    guard text.hasPrefix("PT"), text.count > 2 else { return nil }
    var seconds = 0.0
    var digits = ""
    for character in text.dropFirst(2) {
      if character.isNumber || character == "." {
        digits.append(character)
      } else if let unit = ["H": 3600.0, "M": 60.0, "S": 1.0][String(character)], let number = Double(digits) {
        seconds += unit * number
        digits = ""
      } else {
        return nil
      }
    }
    return digits.isEmpty ? duration(seconds: seconds) : nil
  }

  /// `nil` for what is no length of time, or so long that a `Duration` could not hold it, which would end the program.
  private static func duration(seconds: Double) -> Duration? {
    seconds.magnitude < 1e12 ? .seconds(seconds) : nil
  }
}

import AppIntents
import Synchronization

/// A person who answers from a script, in a language that is a dictionary of formats.
final class ScriptedRuntime: IntentRuntime {
  struct OutOfAnswers: Error {}

  let locale: Locale
  let timeZone: TimeZone
  private let formats: [String: String]
  private let script: Mutex<(values: [IntentValue], choices: [Int], confirmations: [Bool], asked: [String])>

  init(
    values: [IntentValue] = [], choices: [Int] = [], confirmations: [Bool] = [], formats: [String: String] = [:],
    locale: String = "en_US", timeZone: TimeZone = .gmt
  ) {
    self.locale = Locale(identifier: locale)
    self.timeZone = timeZone
    self.formats = formats
    script = Mutex((values, choices, confirmations, []))
  }

  /// What was asked, in order.
  var asked: [String] { script.withLock { $0.asked } }

  func localized(_ resource: LocalizedStringResource) -> String {
    resource.render(
      format: formats[resource.key] ?? resource.defaultValue.format, locale: locale, timeZone: timeZone)
  }

  func requestValue(_ request: ValueRequest) async throws -> IntentValue {
    try script.withLock { script in
      script.asked.append("\(request.intent).\(request.parameter.name): \(request.dialog?.full.rendered() ?? "-")")
      guard !script.values.isEmpty else { throw OutOfAnswers() }
      return script.values.removeFirst()
    }
  }

  func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int {
    try script.withLock { script in
      let items = request.items.map { $0.title() }.joined(separator: "|")
      script.asked.append("\(request.intent).\(request.parameter.name) among \(items)")
      guard !script.choices.isEmpty else { throw OutOfAnswers() }
      return script.choices.removeFirst()
    }
  }

  func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
    try script.withLock { script in
      script.asked.append("confirm \(request.intent): \(request.dialog?.full.rendered() ?? "-")")
      guard !script.confirmations.isEmpty else { throw OutOfAnswers() }
      return script.confirmations.removeFirst()
    }
  }
}

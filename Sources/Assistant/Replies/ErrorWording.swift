import AppIntents
import ParlanceDialog
import ParlanceExecution

/// Words errors for people: the app's own words if it has any, else a sentence of the catalogue.
struct ErrorWording {
  /// The person's language; the app's words are translated into it.
  let voice: SessionVoice
  /// Gives identifiers for what nobody has words for, and logs these.
  let environment: AssistantEnvironment

  /// The error with its code and sentence; one that nobody has words for gets an identifier, which the log has too.
  func failure(_ error: any Error) -> Turn.Failure {
    var failure = worded(error)
    if let error = error as? any AppDataError, error.concernsData { failure.code = Turn.Failure.data }
    return failure
  }

  private func worded(_ error: any Error) -> Turn.Failure {
    switch error {
    case let error as any CustomAppIntentErrorConvertible: worded(error.appIntentError)
    case let error as any CustomLocalizedStringResourceConvertible:
      Turn.Failure(code: "app", message: voice.localized(error.localizedStringResource))
    case IntentExecutionError.deadlineExceeded:
      Turn.Failure(code: "deadlineExceeded", message: voice.string("error.deadline"))
    case IntentExecutionError.queryDeadlineExceeded:
      Turn.Failure(code: "queryDeadlineExceeded", message: voice.string("error.queryDeadline"))
    case IntentBindingError.outOfRange(_, _, _, let range):
      Turn.Failure(code: "outOfRange", message: voice.range(range.lowerBound, range.upperBound))
    case IntentBindingError.wrongCount(_, _, _, let size):
      Turn.Failure(code: "wrongCount", message: voice.string("error.count", .text(count(size))))
    case IntentBindingError.entityVanished(_, _, let reference):
      Turn.Failure(code: "entityVanished", message: voice.string("notice.vanished", .text(reference.display.title)))
    case IntentAskingError.nobodyToAsk: Turn.Failure(code: "nobodyToAsk", message: voice.string("error.asks"))
    case let error as any LocalizedError where error.errorDescription != nil:
      Turn.Failure(code: "app", message: error.errorDescription ?? "")
    case let error as NSError where error.userInfo[NSLocalizedDescriptionKey] is String:
      Turn.Failure(code: "app", message: error.localizedDescription)
    default: unexpected(error)
    }
  }

  private func unexpected(_ error: any Error) -> Turn.Failure {
    let id = String(environment.makeUUID().uuidString.suffix(8)).lowercased()
    environment.log("error \(id): \(error)")
    return Turn.Failure(code: "unexpected", message: voice.string("error.unexpected", .text(id)), id: id)
  }

  private func count(_ size: IntentCollectionSize) -> String {
    size.min == size.max ? number(Double(size.min)) : "\(number(Double(size.min)))–\(number(Double(size.max)))"
  }

  private func number(_ number: Double) -> String { number.formatted(.number.locale(voice.locale)) }
}

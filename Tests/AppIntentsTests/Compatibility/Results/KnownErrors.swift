enum OrderError: Swift.Error, CustomLocalizedStringResourceConvertible, LocalizedError {
  case closed, soldOut(name: String)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .closed: return "Closed"
    case let .soldOut(name): return "\(name) is sold out"
    }
  }
  var errorDescription: String? { String(localized: localizedStringResource) }
}
struct FailingIntent: AppIntent {
  static let title: LocalizedStringResource = "FailingIntent"
  @Parameter(title: "n") var n: Int
  func perform() async throws -> some IntentResult {
    if n == 9 { return .result() }
    switch n {
    case 0: throw AppIntentError.PermissionRequired.location
    case 1: throw AppIntentError.UserActionRequired.signin
    case 2: throw AppIntentError.Unrecoverable.entityNotFound
    case 3: throw AppIntentError.UserActionRequired.accountSetup
    case 4: throw AppIntentError.Unrecoverable.notAllowed
    case 5: throw AppIntentError(description: "No")
    default: throw OrderError.soldOut(name: "Tea")
    }
  }
}
struct NetworkProblem: CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError { .Unrecoverable.networkFailure }
}
func isSystemError(_ e: any Error) -> Bool {
  if let e = e as? AppIntentError { print(e.localizedStringResource); return true }; return false
}

enum TaskListError: Error, CustomLocalizedStringResourceConvertible, LocalizedError {
  case general
  case empty(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .general: return LocalizedStringResource("Something failed.", comment: "An error")
    case .empty(let name): return .init(stringLiteral: "\(name) is empty.")
    }
  }

  var errorDescription: String? { String(localized: "Something failed.", comment: "An error") }
}

struct AddToList: AppIntent {
  static var title: LocalizedStringResource = "Add to List"
  static var description = IntentDescription(stringLiteral: "Adds a line.")

  @Parameter(title: "Line", inputOptions: String.IntentInputOptions(multiline: true)) var line: String

  @Parameter(title: "List", default: "Groceries") var list: String

  @Parameter(title: "Count", default: 1) var count: Int?

  func perform() async throws -> some IntentResult {
    guard !line.isEmpty else { throw $line.needsValueError(IntentDialog("What to add?")) }
    let key = LocalizedStringResource(String.LocalizationValue(list))
    if String(localized: key).isEmpty { throw TaskListError.empty(list) }
    return .result()
  }
}

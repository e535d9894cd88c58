struct DescribedIntent: AppIntent {
  static let title: LocalizedStringResource = .init("Described")
  static let description: IntentDescription? = .init(
    "Says what it does.", categoryName: "Samples", searchKeywords: ["sample", "test"])
  static let isDiscoverable: Bool = false
  static let openAppWhenRun = true
  static let persistentIdentifier: String = "Described"
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresLocalDeviceAuthentication }

  func perform() async -> some IntentResult { .result() }
}

struct PlainIntent: AppIntent {
  static let title = LocalizedStringResource("Plain", defaultValue: "Plain Intent", comment: "Title")
  static let description = IntentDescription(
    LocalizedStringResource("plain.description", defaultValue: "Nothing special."), resultValueName: "Nothing")
  func perform() async throws -> some IntentResult { .result() }
}

extension Never: AppIntent {
  /// None.
  public static var title: LocalizedStringResource { "" }

  /// Never: there is no such intent.
  public init() { fatalError("Nobody makes an intent of the type Never: it says that there is none.") }

  /// Never.
  public func perform() async throws -> some IntentResult { .result() }
}

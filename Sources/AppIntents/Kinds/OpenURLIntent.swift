/// Opens an address. Nothing is opened here: the address is said.
public struct OpenURLIntent: SystemIntent {
  /// What people call it.
  public static let title: LocalizedStringResource = "Open Link"

  /// No.
  public static let isDiscoverable = false

  /// The address.
  @Parameter(title: "Link", requestValueDialog: "Which link?")
  public var url: URL

  /// Makes an intent without an address.
  public init() {}

  /// Makes an intent that opens an address.
  public init(_ url: URL) {
    self.url = url
  }

  /// Makes an intent that opens the address of an entity; throws if it has none.
  public init(urlRepresentable: some URLRepresentableEntity) throws {
    try self.init(text: urlRepresentable.urlRepresentationParameter)
  }

  /// Makes an intent that opens the address of a case; throws if it has none.
  public init(urlRepresentable: some URLRepresentableEnum) throws {
    try self.init(text: urlRepresentable.urlRepresentationParameter)
  }

  private init(text: String) throws {
    guard let url = URL(string: text), url.scheme != nil else {
      throw AppIntentError(description: "“\(text)” is no address.")
    }
    self.init(url)
  }

  /// Says the address.
  public func perform() async throws -> some IntentResult & ReturnsValue<URL> { .result(value: url) }
}

/// One of several ways for an intent to go on, among which the person chooses.
public struct IntentChoiceOption: Sendable, Hashable {
  /// What an option means.
  public struct Style: Sendable, Hashable {
    private let name: String

    /// It goes on.
    public static let `default` = Style(name: "default")

    /// It drops the intent.
    public static let cancel = Style(name: "cancel")

    /// It destroys something.
    public static let destructive = Style(name: "destructive")
  }

  /// What it is called.
  public let title: LocalizedStringResource

  /// What it means.
  public let style: Style

  /// Makes an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option that drops the intent, in the language's own word; it is offered last.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
}

extension AppIntent {
  /// One of several ways to go on.
  public typealias Option = IntentChoiceOption

  /// Asks the person how to go on, and goes on where it stood; throws if they drop it.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    guard !options.isEmpty else { throw IntentAskingError.nothingToChoose(intent: Self.intentName, parameter: nil) }
    guard let runtime = CurrentRuntime.value else {
      throw IntentAskingError.nobodyToAsk(intent: Self.intentName, parameter: nil)
    }
    let cancelling = options.filter { $0.style == .cancel }
    let request = ChoiceRequest(
      intent: Self.intentName, options: options.filter { $0.style != .cancel } + cancelling, dialog: dialog)
    let chosen = try await runtime.requestChoice(request)
    guard request.options.indices.contains(chosen), request.options[chosen].style != .cancel else {
      throw IntentAskingError.declined(intent: Self.intentName)
    }
    return request.options[chosen]
  }
}

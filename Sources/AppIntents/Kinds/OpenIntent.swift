/// An intent that shows something of the app.
///
/// Where an app has no window, what it shows is said: its title and subtitle.
public protocol OpenIntent: SystemIntent, _ShowsContent {
  /// The type of what is shown.
  associatedtype Value: AppValue

  /// What is shown.
  var target: Value { get set }
}

extension OpenIntent {
  /// Yes.
  public static var openAppWhenRun: Bool { true }

  /// What is shown, as data.
  public var _content: _ShownContent { _ShownContent(value: Value._coding.encode(target)) }
}

/// An intent that need not do anything itself: the system shows what it is about.
public protocol _ShowsContent: AppIntent {
  /// What is shown; opaque outside the package.
  var _content: _ShownContent { get }
}

/// What an intent shows, as data.
public struct _ShownContent: Sendable {
  /// The value.
  let value: IntentValue?
}

extension _ShowsContent {
  /// Nothing.
  public var _content: _ShownContent { _ShownContent(value: nil) }

  /// Says what is shown.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    let value = _content.value
    return IntentResultContainer { IntentOutcome(value: value) }
  }
}

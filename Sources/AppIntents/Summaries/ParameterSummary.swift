/// An intent with its parameters as a sentence.
public protocol ParameterSummary: Sendable {
  /// The sentence for the values that parameters have; opaque outside the package.
  func _text(for values: _SummaryValues) -> _ParameterSummaryText
}

/// The values by which a summary chooses among its branches; opaque outside the package.
public struct _SummaryValues: Sendable {
  /// The values by the parameters' names; those without a value are left out.
  let values: [String: IntentValue]
}

/// The sentence of a summary.
public struct _ParameterSummaryText: Sendable, Hashable {
  /// The sentence with places such as `${task}`; `nil` if there is none.
  package var sentence: LocalizedStringResource?

  /// The names of the parameters, those of the sentence first.
  package var parameters: [String]
}

/// A summary made of one sentence; use it as `Summary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let text: _ParameterSummaryText

  /// A summary without a sentence.
  public init() {
    text = _ParameterSummaryText(sentence: nil, parameters: [])
  }

  /// A summary of a sentence, and of parameters beside it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [String] = { [] }
  ) {
    text = _ParameterSummaryText(
      sentence: LocalizedStringResource(String.LocalizationValue(summary.text), table: table),
      parameters: summary.parameters + parameters())
  }

  /// A summary of parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [String]) {
    text = _ParameterSummaryText(sentence: nil, parameters: parameters())
  }

  /// The sentence, whatever the values.
  public func _text(for values: _SummaryValues) -> _ParameterSummaryText { text }
}

/// The sentence of a summary, with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The sentence with places such as `${task}`.
  let text: String

  /// The names of its parameters.
  let parameters: [String]

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    text = value
    parameters = []
  }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    parameters = stringInterpolation.parameters
  }

  /// Collects a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The sentence so far.
    var text = ""

    /// The names of its parameters.
    var parameters: [String] = []

    /// Begins a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a parameter, such as `\.$task`.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      let name = NamedParameter.name(of: keyPath)
      text += "${\(name)}"
      parameters.append(name)
    }
  }
}

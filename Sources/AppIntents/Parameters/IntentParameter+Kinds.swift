extension Int {
  /// The control that edits a whole number where there are controls.
  public enum IntentControlStyle: Sendable, Hashable {
    /// A text field.
    case field
    /// Plus and minus.
    case stepper
  }
}

extension Double {
  /// The control that edits a number where there are controls.
  public enum IntentControlStyle: Sendable, Hashable {
    /// A text field.
    case field
    /// A slider.
    case slider
  }
}

extension Bool {
  /// What the two values are called.
  public struct IntentDisplayName: Sendable, Hashable {
    /// The name of yes.
    package let `true`: LocalizedStringResource

    /// The name of no.
    package let `false`: LocalizedStringResource

    /// Makes names.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      `true` = trueName
      `false` = falseName
    }
  }
}

/// Which part of a date a parameter is about.
public enum IntentDateKind: Sendable, Hashable {
  /// The day.
  case date
  /// The time of day.
  case time
  /// Both.
  case dateTime
}

extension IntentParameter where Value.UnwrappedType == Int {
  /// Declares a parameter that takes whole numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil,
    controlStyle: Int.IntentControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, requestValueDialog: requestValueDialog)
    definition.inclusiveRange = inclusiveRange.flatMap { closedRange(Double($0.lowerBound), Double($0.upperBound)) }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// Declares a parameter that takes numbers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: Double.IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var definition = ParameterDefinition(
      title: title, description: description, requestValueDialog: requestValueDialog)
    definition.inclusiveRange = inclusiveRange.flatMap { closedRange($0.lowerBound, $0.upperBound) }
    self.init(definition, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  /// Declares a parameter that takes yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(title: title, description: description, requestValueDialog: requestValueDialog),
      default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Date {
  /// Declares a parameter that takes dates.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Date? = nil, kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDefinition(title: title, description: description, requestValueDialog: requestValueDialog),
      default: defaultValue)
  }
}

private func closedRange(_ lower: Double, _ upper: Double) -> ClosedRange<Double>? {
  lower <= upper ? lower...upper : nil
}

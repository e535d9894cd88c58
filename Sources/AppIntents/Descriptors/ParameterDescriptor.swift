/// What a parameter takes and how it is asked for; an object, since it is handed from step to step.
package final class ParameterDescriptor: Sendable {
  /// The name of its property.
  package let name: String

  /// What people call it.
  package let title: LocalizedStringResource?

  /// What it is for.
  package let description: LocalizedStringResource?

  /// What it takes.
  package let kind: ValueKind

  /// What each case of a union takes, in the order to try; empty for any other type.
  package let cases: [ValueKind]

  /// Whether the intent needs a value: its type is no optional.
  package let isRequired: Bool

  /// Whether it has a value before anyone gives one.
  package let hasDefault: Bool

  /// Whether somebody has to give a value before the intent can be performed.
  package var isNeeded: Bool { isRequired && !hasDefault }

  /// The question for its value.
  package let requestValueDialog: IntentDialog?

  /// The question which of several values is meant.
  package let requestDisambiguationDialog: IntentDialog?

  /// The numbers it takes.
  package let inclusiveRange: ClosedRange<Double>?

  /// The values it offers; `nil` if it names no provider of options.
  package let options: (@Sendable () async throws -> [IntentValue])?

  /// The value of the app's choice when the person gives none; `nil` if the app has no say.
  package let defaultResult: (@Sendable () async -> IntentValue?)?

  /// What its resolvers make of a value of another kind; `nil` if it has none.
  package let convert: (@Sendable (IntentValue) async throws -> IntentValue?)?

  private let adjust: (@Sendable (IntentValue) -> IntentValue)?

  private let findsDependence: (@Sendable () -> Bool)?

  /// What yes and no are called; `nil` if they have no names of their own.
  package let booleanNames: Bool.IntentDisplayName?

  /// Which part of a date it is about; `nil` for both.
  package let dateKind: IntentDateKind?

  /// Whether it takes the result of the intent before it, where nothing is said of it.
  package let isConnected: Bool

  /// How many values a list takes; `nil` if that is open.
  package let size: IntentCollectionSize?

  /// Makes a descriptor, also of a parameter that is no Swift property.
  package init(
    name: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, kind: ValueKind,
    isRequired: Bool = true, hasDefault: Bool = false, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inclusiveRange: ClosedRange<Double>? = nil,
    options: (@Sendable () async throws -> [IntentValue])? = nil,
    defaultResult: (@Sendable () async -> IntentValue?)? = nil, booleanNames: Bool.IntentDisplayName? = nil,
    size: IntentCollectionSize? = nil, isDependent: (@Sendable () -> Bool)? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.kind = kind
    cases = []
    (convert, adjust) = (nil, nil)
    dateKind = nil
    isConnected = false
    self.isRequired = isRequired
    self.hasDefault = hasDefault
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.inclusiveRange = inclusiveRange
    self.options = options
    self.defaultResult = defaultResult
    self.booleanNames = booleanNames
    self.size = size
    findsDependence = isDependent
  }

  /// The same parameter as if it took nothing but this.
  package func taking(_ kind: ValueKind) -> ParameterDescriptor {
    ParameterDescriptor(self, kind: kind, cases: [], convert: convert)
  }

  /// The length of time that a plain number is one of, by the unit that the app has declared; `nil` for what takes none, or without a unit.
  package func duration(of number: Double) -> IntentValue? {
    // What no calendar has is no length of time either, and beyond it numbers overflow.
    guard kind == .duration, number.isFinite, number.magnitude <= 1e9, let adjust,
      case .duration(let length) = adjust(.number(number))
    else { return nil }
    return .duration(length)
  }

  /// Whether what it offers depends on other parameters.
  package var isDependent: Bool { findsDependence?() ?? false }

  /// Makes a descriptor of a declared parameter; `cases` are those of a union.
  init(name: String, kind: ValueKind, cases: [ValueKind], isRequired: Bool, definition: ParameterDefinition) {
    let more = definition.more
    self.name = name
    (title, description) = (definition.title, definition.description)
    (self.kind, self.cases, self.isRequired) = (kind, cases, isRequired)
    hasDefault = definition.hasDefault
    requestValueDialog = definition.requestValueDialog
    requestDisambiguationDialog = definition.requestDisambiguationDialog
    inclusiveRange = definition.inclusiveRange
    (options, defaultResult, convert, findsDependence) = (more.options, more.defaultResult, nil, more.isDependent)
    (booleanNames, dateKind, isConnected, size) = (more.booleanNames, more.dateKind, more.isConnected, more.size)
    adjust = more.adjust
  }

  /// The same parameter with values of other kinds.
  init(
    _ other: ParameterDescriptor, kind: ValueKind, cases: [ValueKind],
    convert: (@Sendable (IntentValue) async throws -> IntentValue?)?
  ) {
    name = other.name
    (title, description) = (other.title, other.description)
    (self.kind, self.cases, isRequired) = (kind, cases, other.isRequired)
    hasDefault = other.hasDefault
    requestValueDialog = other.requestValueDialog
    requestDisambiguationDialog = other.requestDisambiguationDialog
    inclusiveRange = other.inclusiveRange
    (options, defaultResult) = (other.options, other.defaultResult)
    (self.convert, adjust, findsDependence) = (convert, other.adjust, other.findsDependence)
    (booleanNames, dateKind, isConnected, size) = (other.booleanNames, other.dateKind, other.isConnected, other.size)
  }

  /// A value of it as people read it, in the language of the running session: yes and no by their names, a day without a time and a time without
  /// a day where it is about one of them alone.
  package func title(of value: IntentValue) -> String {
    switch value {
    case .boolean(let isYes):
      guard let booleanNames else { return value.title() }
      return (isYes ? booleanNames.true : booleanNames.false).rendered()
    case .date(let date):
      guard let dateKind else { return value.title() }
      return IntentValue.title(of: date, dateKind)
    default: return value.title()
    }
  }

  /// Whether any value of its kind will do, which needs no check.
  package var takesAll: Bool { size == nil && inclusiveRange == nil }

  /// Throws if there are too few or too many values, or if a number lies outside the range.
  package func check(_ value: IntentValue, intent: String) throws {
    if let size {
      let count = if case .list(let values) = value { values.count } else { 1 }
      guard (size.min...size.max).contains(count) else {
        throw IntentBindingError.wrongCount(intent: intent, parameter: name, count: count, size: size)
      }
    }
    try checkRange(value, intent: intent)
  }

  private func checkRange(_ value: IntentValue, intent: String) throws {
    guard let inclusiveRange else { return }
    switch value {
    case .integer(let number) where !inclusiveRange.contains(Double(number)):
      throw IntentBindingError.outOfRange(intent: intent, parameter: name, value: value, range: inclusiveRange)
    case .number(let number) where !inclusiveRange.contains(number):
      throw IntentBindingError.outOfRange(intent: intent, parameter: name, value: value, range: inclusiveRange)
    case .duration(let length) where !inclusiveRange.contains(length / .seconds(1)):
      throw IntentBindingError.outOfRange(intent: intent, parameter: name, value: value, range: inclusiveRange)
    case .measurement(let measured) where !inclusiveRange.contains(measured.number):
      throw IntentBindingError.outOfRange(intent: intent, parameter: name, value: value, range: inclusiveRange)
    case .list(let values):
      for value in values { try checkRange(value, intent: intent) }
    default: break
    }
  }
}

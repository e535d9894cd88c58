/// Why an intent cannot be performed with the values it was given.
package enum IntentBindingError: Error, Sendable, Hashable {
  /// A required parameter has no value.
  case missing(intent: String, parameter: String)
  /// The intent has no such parameter.
  case unknownParameter(intent: String, parameter: String)
  /// The value is of another kind.
  case typeMismatch(intent: String, parameter: String, expected: ValueKind, value: IntentValue)
  /// The number lies outside the parameter's range.
  case outOfRange(intent: String, parameter: String, value: IntentValue, range: ClosedRange<Double>)
  /// There are too few or too many values.
  case wrongCount(intent: String, parameter: String, count: Int, size: IntentCollectionSize)
  /// The app no longer has the entity.
  case entityVanished(intent: String, parameter: String, reference: EntityReference)

  /// The intent's name.
  package var intent: String {
    switch self {
    case .missing(let intent, _), .unknownParameter(let intent, _), .typeMismatch(let intent, _, _, _),
      .outOfRange(let intent, _, _, _), .wrongCount(let intent, _, _, _), .entityVanished(let intent, _, _):
      intent
    }
  }

  /// The parameter's name.
  package var parameter: String {
    switch self {
    case .missing(_, let parameter), .unknownParameter(_, let parameter), .typeMismatch(_, let parameter, _, _),
      .outOfRange(_, let parameter, _, _), .wrongCount(_, let parameter, _, _), .entityVanished(_, let parameter, _):
      parameter
    }
  }
}

extension IntentBindingError: CustomStringConvertible {
  /// The error as a sentence for a log.
  package var description: String {
    let subject = "The parameter “\(parameter)” of the intent “\(intent)”"
    return switch self {
    case .missing: "\(subject) has no value."
    case .unknownParameter: "The intent “\(intent)” has no parameter “\(parameter)”."
    case .typeMismatch(_, _, let expected, let value): "\(subject) takes \(expected), not \(value)."
    case .outOfRange(_, _, let value, let range):
      "\(subject) takes \(range.lowerBound.short) to \(range.upperBound.short), not \(value)."
    case .wrongCount(_, _, let count, let size): "\(subject) takes \(size.min) to \(size.max) values, not \(count)."
    case .entityVanished(_, _, let reference):
      "\(subject) was the \(reference.typeName) “\(reference.display.title)” (\(reference.id)), which is no longer there."
    }
  }
}

extension Double {
  /// Without a fraction if there is none.
  fileprivate var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

import Foundation

/// Collects the text and the values of a message, which are asked for only if it is written.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// What makes the parts so far, without what is private.
  var parts: [() -> String] = []

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds text that stands in the source.
  public mutating func appendLiteral(_ literal: String) {
    parts.append { literal }
  }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { value() }
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ value: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(of: value()) }
  }

  /// Adds a number.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ value: @autoclosure @escaping () -> Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { format.text(of: Double(value())) }
  }

  /// Adds yes or no.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isNumber: true) { format.text(of: value()) }
  }

  /// Adds a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isNumber: true) { "\(value())" }
  }

  /// Adds what a value says of itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { "\(value())" }
  }

  private mutating func append(
    _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy, isNumber: Bool = false, _ value: @escaping () -> String
  ) {
    parts.append { alignment.aligned(privacy.shown(value(), isNumber: isNumber)) }
  }
}

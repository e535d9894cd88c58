import Foundation

/// Collects the text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// The text so far, without what is private.
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Adds text that stands in the source.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value(), align, privacy)
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), align, privacy, isNumber: true)
  }

  /// Adds a number.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Number, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(value())), align, privacy, isNumber: true)
  }

  /// Adds yes or no.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), .none, privacy, isNumber: true)
  }

  /// Adds a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy, isNumber: true)
  }

  /// Adds what a value says of itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }

  private mutating func append(
    _ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy, isNumber: Bool = false
  ) {
    text += alignment.aligned(privacy.shown(value, isNumber: isNumber))
  }
}

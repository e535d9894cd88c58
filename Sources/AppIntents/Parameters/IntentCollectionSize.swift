/// How many values a parameter takes that is a list.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The least number of values.
  public let min: Int

  /// The greatest number of values.
  public let max: Int

  /// Makes a size of an exact number.
  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }

  /// Makes a size of an exact number.
  public init(exactly count: Int) {
    self.init(min: count, max: count)
  }

  /// Makes a size between two numbers; the second is at least the first.
  public init(min: Int, max: Int) {
    self.min = Swift.max(0, min)
    self.max = Swift.max(self.min, max)
  }
}

/// The sizes of widgets, where there are widgets.
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable {
  /// A small square on a home screen.
  case systemSmall
  /// A wide one.
  case systemMedium
  /// A large square.
  case systemLarge
  /// A very large one.
  case systemExtraLarge
  /// A very large one in upright form.
  case systemExtraLargePortrait
  /// A line of text.
  case accessoryInline
  /// A circle.
  case accessoryCircular
  /// A rectangle.
  case accessoryRectangular
  /// A corner of a watch's face.
  case accessoryCorner
}

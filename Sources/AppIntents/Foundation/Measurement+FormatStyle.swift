extension Measurement where UnitType: Dimension {
  /// Writes a measurement in the unit that it has.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let width: MeasuredText.Width

      /// In words: “5 kilometers”.
      public static var wide: Self { Self(width: .wide) }

      /// With its sign: “5 km”.
      public static var abbreviated: Self { Self(width: .abbreviated) }

      /// With its sign, and close: “5km”.
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// How the unit is written.
    public var width: UnitWidth

    /// The language.
    public var locale: Locale

    /// What it is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?

    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text; where no locale was chosen, in a conversation in its language.
    public func format(_ value: Measurement<UnitType>) -> String {
      let spoken = locale == .autoupdatingCurrent ? CurrentRuntime.value?.locale : nil
      let locale = spoken ?? locale
      let number = value.value.formatted((numberFormatStyle ?? .number).locale(locale))
      return MeasuredText.text(of: value, number: number, width.width, locale)
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement as text.
  public func formatted() -> String {
    formatted(FormatStyle(width: .abbreviated, locale: CurrentRuntime.value?.locale ?? .autoupdatingCurrent))
  }

  /// The measurement as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes a measurement in the unit that it has.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// An amount of money.
public struct IntentCurrencyAmount: Sendable, Hashable {
  /// The amount.
  public var amount: Decimal

  /// The currency by its three letters, such as `EUR`.
  public var currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: AppValue, DisplayRepresentable {
  /// An amount.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }

  /// The amount as the session's locale writes it.
  public var displayRepresentation: DisplayRepresentation {
    let locale = CurrentRuntime.value?.locale ?? .current
    return DisplayRepresentation(
      title: LocalizedStringResource(
        verbatim: amount.formatted(.currency(code: currencyCode).locale(locale))))
  }

  /// As `12.5 EUR`; a number alone is in the currency of the session's region, where its locale names none of the environment's, and else of the
  /// region where the language is mostly spoken.
  public static var _ownCoding: _IntentValueCoding<IntentCurrencyAmount> {
    _IntentValueCoding(.measurement(MeasureUnit.money), \.data) { value in
      switch value {
      case .integer(let number): IntentCurrencyAmount(local: Decimal(number))
      case .number(let number): IntentCurrencyAmount(local: decimal(number))
      case .measurement(let measured) where measured.unit.dimension == MeasureUnit.money:
        IntentCurrencyAmount(amount: decimal(measured.number), currencyCode: measured.unit.symbol)
      case .text(let text): IntentCurrencyAmount(text)
      default: nil
      }
    }
  }

  /// The amount as data: as a text where a number would not keep all of its digits.
  package var data: IntentValue {
    guard let number = Double("\(amount)"), Self.decimal(number) == amount else {
      return .text("\(amount) \(currencyCode)")
    }
    let unit = MeasureUnit(dimension: MeasureUnit.money, symbol: currencyCode, coefficient: 1, constant: 0)
    return .measurement(MeasuredValue(number, unit))
  }

  /// The number as it is written, without what a power of two adds to it.
  static func decimal(_ number: Double) -> Decimal {
    Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX")) ?? Decimal(number)
  }

  private init?(local amount: Decimal) {
    let locale = CurrentRuntime.value?.locale ?? .current
    let likely = Locale(identifier: locale.language.maximalIdentifier)
    guard let code = [locale, .current, likely].lazy.compactMap({ $0.currency?.identifier }).first else { return nil }
    self.init(amount: amount, currencyCode: code)
  }

  /// Reads `12.5 EUR`, or a number alone; `nil` for other texts.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    // What is read for a decimal may have more behind it.
    guard let first = words.first, Double(first)?.isFinite == true,
      let amount = Decimal(string: String(first), locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    if words.count == 1 {
      self.init(local: amount)
    } else if words.count == 2, words[1].count == 3, words[1].allSatisfy({ $0.isASCII && $0.isLetter }) {
      self.init(amount: amount, currencyCode: words[1].uppercased())
    } else {
      return nil
    }
  }
}

/// A way to pay that the app knows.
public struct IntentPaymentMethod: Sendable, Hashable {
  /// What kind of way it is.
  public enum PaymentType: Sendable, Hashable {
    /// Not known.
    case unknown
    /// From one's account.
    case checking
    /// From one's savings.
    case savings
    /// From a broker.
    case brokerage
    /// By a card that is charged at once.
    case debit
    /// By a card that is charged later.
    case credit
    /// By a card that holds money.
    case prepaid
    /// By a shop's card.
    case store
    /// By Apple Pay.
    case applePay
  }

  /// What kind of way it is.
  public var type: PaymentType

  /// What it is called.
  public var name: LocalizedStringResource

  /// What tells it from others.
  public var identificationHint: LocalizedStringResource?

  /// A picture.
  public var icon: DisplayRepresentation.Image?

  /// Makes a way to pay.
  public init(
    type: PaymentType, name: LocalizedStringResource, identificationHint: LocalizedStringResource? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: _IntentValue {}

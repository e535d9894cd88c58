import AppIntents
import Foundation
import Testing

@testable import ParlanceCommand

@Suite("Arguments of an intent")
struct IntentArgumentsTests {
  private struct Pay: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test(
    "A number is one, and an amount of money is a number or one with its currency, and no other text",
    arguments: [
      ("12.5", ValueKind.number, IntentValue.number(12.5)), ("12.5 EUR", .number, nil), ("inf", .number, nil),
      ("12.5", money, .number(12.5)), ("12.5 EUR", money, amount(12.5, "EUR")), ("12.5EUR", money, amount(12.5, "EUR")),
      ("12.5 eur", money, amount(12.5, "EUR")), ("3 ABC", money, amount(3, "ABC")), ("5abc", money, nil),
      ("5abc EUR", money, nil), ("12 monkeys", money, nil), ("inf", money, nil),
      ("1234567890123456789.5 EUR", money, .text("1234567890123456789.5 EUR")),
    ] as [(String, ValueKind, IntentValue?)])
  func numbers(text: String, kind: ValueKind, value: IntentValue?) {
    let arguments = IntentArguments(IntentDescriptor(Pay.self), timeZone: .gmt)
    let read = try? arguments.value(text, of: ParameterDescriptor(name: "amount", kind: kind))
    #expect(read == value)
  }

  private static let money = ValueKind.measurement(MeasureUnit.money)

  private static func amount(_ number: Double, _ code: String) -> IntentValue {
    .measurement(
      MeasuredValue(number, MeasureUnit(dimension: MeasureUnit.money, symbol: code, coefficient: 1, constant: 0)))
  }
}

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
    "A number is one, or an amount of money with its currency, and no other text",
    arguments: [
      ("12.5", IntentValue.number(12.5)), ("12.5 EUR", .text("12.5 EUR")), ("5abc", nil), ("5abc EUR", nil),
      ("inf", nil),
      ("12 monkeys", nil),
    ] as [(String, IntentValue?)])
  func numbers(text: String, value: IntentValue?) {
    let arguments = IntentArguments(IntentDescriptor(Pay.self), timeZone: .gmt)
    let read = try? arguments.value(text, of: ParameterDescriptor(name: "amount", kind: .number))
    #expect(read == value)
  }
}

import Foundation
import ParlanceDialog

extension SessionVoice {
  /// Which numbers are taken, or that there is but one thing to take; one that is open above goes to the greatest number.
  func range(_ lower: Double, _ upper: Double) -> String {
    if upper == 1, lower == upper { return string("notice.onlyOne") }
    guard upper < .greatestFiniteMagnitude else { return string("notice.atLeast", .text(number(lower))) }
    return string("notice.outOfRange", .text(number(lower)), .text(number(upper)))
  }

  private func number(_ number: Double) -> String { number.formatted(.number.locale(locale)) }
}

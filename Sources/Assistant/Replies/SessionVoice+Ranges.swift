import Foundation
import ParlanceDialog

extension SessionVoice {
  /// Which numbers are taken; one that is open above goes to the greatest number.
  func range(_ lower: Double, _ upper: Double) -> String {
    guard upper < .greatestFiniteMagnitude else { return string("notice.atLeast", .text(number(lower))) }
    return string("notice.outOfRange", .text(number(lower)), .text(number(upper)))
  }

  private func number(_ number: Double) -> String { number.formatted(.number.locale(locale)) }
}

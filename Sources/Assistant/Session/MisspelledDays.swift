import AppIntents
import Foundation
import ParlanceDialog

extension [Command] {
  /// The commands with dates in words of their own where the same words are of different dates: “tursday” may be Tuesday or Thursday.
  func tellingDaysApart(_ calendar: Calendar, now: Date) -> [Command] {
    guard count > 1 else { return self }
    return map { command in
      var told = command
      for (place, binding) in command.bindings.enumerated() {
        guard case .value(.date(let date)) = binding.meaning else { continue }
        let isSaidAlike = contains { other in
          other.bindings.contains { $0.parameter == binding.parameter && $0.text == binding.text && $0 != binding }
        }
        if isSaidAlike { told.bindings[place].text = calendar.inWords(date, now: now) }
      }
      return told
    }
  }
}

import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching

// Questions whether something is to be done.
extension ReplyWriter {
  /// Whether to perform an intent: its summary, and what was said to be otherwise or what it is done with where that does not show it.
  func act(
    _ prompt: Prompt, _ values: [String: IntentValue], said: String?, insteadOf replaced: String? = nil,
    _ intent: IntentDescriptor?,
    keys: (plain: String, with: String) = ("prompt.act", "prompt.actWith")
  ) -> String {
    let summary = summary(of: prompt.intent, values, intent)
    // What a summary is another one without is shown by it; mostly it is a moment.
    let shows = { (parameter: String) in
      self.summary(of: prompt.intent, values.filter { $0.key != parameter }, intent) != summary
    }
    let changed = prompt.changed.flatMap { $0.isEmpty ? nil : $0 }
    let isShown = changed?.allSatisfy(shows) ?? values.contains { isMoment($0.value) && shows($0.key) }
    let things = (intent?.parameters ?? []).compactMap { values[$0.name] }.flatMap(\.entities).map(\.display.title)
    var unseen = things.filter { !summary.contains($0) }
    if let hour = changed?.first.flatMap({ changed?.count == 1 ? values[$0] : nil }), !isShown,
      let moment = hourWithItsDay(hour, said)
    {
      unseen.append(moment)
    } else if let said, !isShown {
      let parts = said.components(separatedBy: ", ").filter { part in
        !summary.localizedStandardContains(part) && !things.contains { $0.lowercased() == part.lowercased() }
      }
      if !parts.isEmpty { unseen.append(parts.joined(separator: ", ")) }
    }
    // What something new takes over from the command before, and was not said again.
    if said == nil, !isShown, things.isEmpty { unseen += values.values.filter(isMoment).map { $0.title() } }
    guard !unseen.isEmpty else {
      let instead = replaced.map { voice.string("prompt.actInstead", .text(summary), .text($0)) }
      return instead ?? voice.string(keys.plain, .text(summary))
    }
    let besides = unseen.formatted(.list(type: .and).locale(voice.locale))
    if let replaced { return voice.string("prompt.actInsteadWith", .text(summary), .text(replaced), .text(besides)) }
    return voice.string(keys.with, .text(summary), .text(besides))
  }

  /// A moment of a day as it is said in full, where words say only the hour: “Saturday at ten” of “no, at ten”; `nil` for others.
  private func hourWithItsDay(_ value: IntentValue, _ said: String?) -> String? {
    let (calendar, language) = (assistant.environment.calendar, locale.matcher.language)
    guard isMoment(value), value.isTimed(in: calendar) else { return nil }
    let days = [0, -1].compactMap { day -> Date? in
      guard let said, let now = calendar.date(byAdding: .day, value: day, to: assistant.environment.now()) else {
        return nil
      }
      return language.moment(language.tokens(said), now: now, calendar: calendar)
    }
    // A day is the same whenever it is said.
    return days.count == 2 && calendar.isDate(days[0], inSameDayAs: days[1]) ? nil : value.title()
  }

  /// Whether a value is a day or a time.
  func isMoment(_ value: IntentValue) -> Bool {
    switch value {
    case .date, .dateComponents: true
    default: false
    }
  }
}

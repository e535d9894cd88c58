import AppIntents
import ParlanceLanguage

extension DialogDriver {
  /// Those of some values that are meant by their dates: the one that is later, or all that it can be. What has no date is neither later nor earlier.
  package func chosen(_ comparison: DateComparison, among values: [IntentValue]) async -> [IntentValue] {
    guard let dates = try? await resolver.dates(of: values), !dates.isEmpty else { return values }
    if comparison.isOfTwo, dates.count > 2 { return dates.map(\.value) }
    let all = dates.map(\.date)
    let meant = comparison.isLater ? all.max() : all.min()
    return dates.filter { $0.date == meant }.map(\.value)
  }
}

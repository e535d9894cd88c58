import Foundation

@MainActor
final class TimerModel: ObservableTimer {
  static let shared = TimerModel()
  var remaining: TimeInterval = 0
}

@MainActor protocol ObservableTimer: AnyObject { var remaining: TimeInterval { get set } }

struct StartTimer: AppIntent {
  static var title: LocalizedStringResource { "Start Timer" }
  static var isDiscoverable: Bool { return true }

  @Parameter(title: "Length", default: Measurement(value: 5, unit: .minutes), defaultUnit: .minutes)
  var length: Measurement<UnitDuration>

  @MainActor
  func perform() async throws -> some IntentResult {
    TimerModel.shared.remaining = length.converted(to: .seconds).value
    return .result()
  }
}

struct StopTimer: AppIntent {
  static var title: LocalizedStringResource = "Stop Timer"

  nonisolated init() {}

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    let rest = TimerModel.shared.remaining
    await MainActor.run { TimerModel.shared.remaining = 0 }
    return .result(value: rest)
  }
}

#if os(iOS) || os(Linux)
  extension StartTimer {
    static var parameterSummary: some ParameterSummary { Summary("Start a timer of \(\.$length)") }
  }
#endif

struct SetVolumeIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Volume"
  static let description = IntentDescription("Changes how loud the speakers are.", categoryName: "Sound")

  @Parameter(title: "Volume", description: "From silent to loud.", default: 50, inclusiveRange: (0, 100))
  var volume: Int

  @Parameter(title: "Balance", default: 0.0, controlStyle: .slider, inclusiveRange: (lowerBound: -1.0, upperBound: 1.0))
  var balance: Double

  @Parameter(title: "Muted", default: false)
  var isMuted: Bool

  @Parameter(title: "Night Mode", displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var nightMode: Bool?

  func perform() async throws -> some IntentResult {
    let loudness = isMuted ? 0 : volume
    _ = Double(loudness) * (1 + balance)
    return .result()
  }
}

struct RollDiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Roll Dice"

  @Parameter(
    title: "Sides", description: "How many sides each of them has.", default: 6, controlStyle: .stepper,
    inclusiveRange: (2, 100), requestValueDialog: "How many sides?")
  var sides: Int

  @Parameter(title: "Throws", controlStyle: .field, inclusiveRange: (lowerBound: 1, upperBound: 10))
  var times: Int?

  @Parameter(description: "Added to each.", default: 0)
  var bonus: Int

  @Parameter(default: 1.5)
  var factor: Double

  func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
    let rolls = (0..<(times ?? 1)).map { _ in Int.random(in: 1...sides) + bonus }
    return .result(value: rolls)
  }
}

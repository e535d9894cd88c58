struct SortPicturesIntent: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Sort Pictures"

  @Parameter(title: "Number", default: 100) var count: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = Int64(count)
    let sorted = try await performBackgroundTask {
      for _ in 0..<count {
        try Task.checkCancellation()
        progress.completedUnitCount += 1
      }
      return count
    } onCancel: { reason in
      if reason == .timeout { print("It took too long.") }
    }
    return .result(value: sorted)
  }
}

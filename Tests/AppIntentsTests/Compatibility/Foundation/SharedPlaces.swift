/// What apps and their widgets share, and what the system tells of itself.
enum SharedPlaces {
  static let groupIdentifier = "group.org.example.notes"

  static var folder: URL {
    get throws {
      guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
        throw CocoaError(.fileNoSuchFile)
      }
      return folder.appending(path: "Notes", directoryHint: .isDirectory)
    }
  }

  static var exports: URL { URL.documentsDirectory.appending(path: "Export.json") }

  static var places: [URL] {
    [.applicationSupportDirectory, .cachesDirectory, .downloadsDirectory, .temporaryDirectory]
  }
}

struct SaveEverywhere: AppIntent {
  static let title: LocalizedStringResource = "Save Everywhere"

  @Parameter(title: "Text") var text: String

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    guard !ProcessInfo.processInfo.isLowPowerModeEnabled, ProcessInfo.processInfo.thermalState != .critical else {
      throw CancellationError()
    }
    let start = CFAbsoluteTimeGetCurrent()
    let data = autoreleasepool { Data(text.utf8) }
    NSUbiquitousKeyValueStore.default.set(start, forKey: "saved")
    let activity = NSUserActivity(activityType: "org.example.notes.save")
    activity.title = text
    activity.isEligibleForPrediction = true
    activity.userInfo = ["count": data.count]
    let plain = try AttributedString(markdown: text)
    return .result(
      value: IntentFile(data: Data(String(plain.characters).utf8), filename: "note.txt", type: .plainText))
  }
}

struct WaitForSync: AppIntent {
  static let title: LocalizedStringResource = "Wait for Sync"

  func perform() async throws -> some IntentResult {
    for await _ in NotificationCenter.default.notifications(named: Notification.Name("didSync")) { break }
    return .result()
  }
}

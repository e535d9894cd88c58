#if !os(iOS) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  /// Tells the other programs of a desktop.
  struct AnnounceIntent: AppIntent {
    static let title: LocalizedStringResource = "Announce"

    @Parameter(title: "Text")
    var text: String

    func perform() async throws -> some IntentResult {
      let center = DistributedNotificationCenter.default()
      center.postNotificationName(
        Notification.Name("org.example.announce"), object: nil, userInfo: ["text": text], deliverImmediately: true)
      center.post(name: Notification.Name("org.example.announced"), object: nil)
      return .result()
    }
  }
#endif

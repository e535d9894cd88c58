import AppIntents
import Foundation
import Testing

@Suite("Parts of Apple's Foundation that keep and tell")
struct DefaultsTests {
  @Test("Defaults are read and set by their keys as by their types")
  func defaults() throws {
    let suite = "parlance-tests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    #expect(defaults.value(forKey: "count") == nil)
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
    defaults.setValuesForKeys(["name": "Tea", "warm": true])
    #expect(defaults.string(forKey: "name") == "Tea" && defaults.bool(forKey: "warm"))
    let kept = defaults.dictionaryWithValues(forKeys: ["name", "unknown", "name"])
    #expect(kept["name"] as? String == "Tea" && kept["unknown"] is NSNull && kept.count == 2)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("A notification for other processes is heard in this one")
  func distributed() throws {
    let name = Notification.Name("org.example.distributed")
    let center = DistributedNotificationCenter.default()
    let heard = Heard()
    let observer = center.addObserver(forName: name, object: nil, queue: nil) { heard.texts.append(note($0)) }
    defer { center.removeObserver(observer) }
    center.postNotificationName(name, object: "a", userInfo: ["text": "1"], deliverImmediately: true)
    center.postNotificationName(name, object: nil, userInfo: nil, options: [.deliverImmediately, .postToAllSessions])
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.texts == ["a 1", "- -"])
  }

  private func note(_ notification: Notification) -> String {
    "\(notification.object as? String ?? "-") \(notification.userInfo?["text"] as? String ?? "-")"
  }

  // Told on the thread that posts.
  private final class Heard: @unchecked Sendable {
    var texts: [String] = []
  }
}

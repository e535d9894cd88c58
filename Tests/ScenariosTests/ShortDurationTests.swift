import ParlanceScenarios
import Testing

@Suite("Lengths of time as they are written")
struct ShortDurationTests {
  @Test(
    "Numbers with units, short or in words",
    arguments: [
      ("30s", 30), ("6m", 360), ("1h30m", 5400), ("2d", 172_800), ("5 minutes", 300), ("1 hour 30 min", 5400),
      (" 90 Seconds ", 90), ("1 day 1s", 86_401),
    ])
  func lengths(text: String, seconds: Int) {
    #expect(ShortDuration.read(text) == .seconds(seconds))
  }

  @Test(
    "What is no length, or too long a one",
    arguments: [
      "", " ", "5", "m", "5 m 3", "5 bananas", "-5m", "10001d", "999999999999d", "9999999999999s", "1.5h", "PT5M",
    ])
  func others(text: String) {
    #expect(ShortDuration.read(text) == nil)
  }

  @Test("What is written is read again", arguments: [0, 1, 59, 60, 3600, 5400, 86_400, 90_061])
  func back(seconds: Int) {
    #expect(ShortDuration.read(ShortDuration.text(seconds: seconds)) == .seconds(seconds))
  }
}

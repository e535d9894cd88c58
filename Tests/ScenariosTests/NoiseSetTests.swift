import Foundation
import Testing

@Suite("Sets of noise")
struct NoiseSetTests {
  @Test(
    "The files are what the generator makes of the clean sentences; NOISE=write makes them anew",
    arguments: ["de", "en", "es", "fr", "ja", "ru"], ["seen", "held"])
  func files(locale: String, half: String) throws {
    let set = NoiseSet(locale: locale, half: half)
    if ProcessInfo.processInfo.environment["NOISE"] == "write" { try set.write() }
    #expect(try set.written() == set.made())
  }
}

import Foundation
import Testing

@testable import DaybookStore

@Suite("Identifiers of the store") struct IdentifierTests {
  @Test("An identifier is read as Foundation reads it, in capitals or not") func read() {
    for _ in 0..<200 {
      let id = UUID()
      #expect(UUID(stored: id.uuidString) == id)
      #expect(UUID(stored: id.uuidString.lowercased()) == id)
    }
  }

  @Test("An identifier is written as Foundation writes it") func write() {
    for _ in 0..<200 {
      let id = UUID()
      #expect(id.stored == id.uuidString)
    }
    #expect(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255)).stored.hasSuffix("-0000000000FF"))
  }

  @Test(
    "What is no identifier is none",
    arguments: [
      "", "x", "60748D7C-045A-4981-8280-7F31D57D66F", "60748D7C-045A-4981-8280-7F31D57D66F90",
      "60748D7C-045A-4981-8280-7F31D57D66FG", "60748D7C0045A-4981-8280-7F31D57D66F9",
      "60748D7C-045A-4981-8280-7F31D57D66Fé", "----------------------------------60",
    ])
  func refuse(_ text: String) {
    #expect(UUID(stored: text) == nil)
  }
}

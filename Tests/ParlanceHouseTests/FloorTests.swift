import Testing

@Suite("The house")
struct FloorTests {
  /// The floor of each room; an arrow goes from a floor to one below it.
  private static let floors: [[String]] = [
    ["CReadline", "CResources", "ParlanceMacroExpansion"],
    ["ParlanceDiagnostics", "ParlanceJSONText", "ParlanceArchives", "ParlanceCompatibilityMacros", "OSLog"],
    ["ParlanceTemplates", "ParlanceStrings", "AppIntents", "DaybookStore"],
    ["ParlanceLanguage", "ParlanceExecution"],
    ["ParlancePhraseTables", "DaybookIntents"],
    ["ParlanceMatching"],
    ["ParlanceDialog"],
    ["ParlanceAssistant", "ParlanceReports"],
    ["ParlanceTerminal", "ParlanceScenarios", "ParlanceLinting"],
    ["ParlanceCommand", "ParlanceTesting"],
    ["parlance", "daybook"],
  ]

  private let package: PackageDump

  init() throws {
    package = try PackageDump()
  }

  private func floor(of name: String) -> Int? { Self.floors.firstIndex { $0.contains(name) } }

  @Test("Every room has a floor, and its arrows point down")
  func arrows() throws {
    let rooms = package.targets.values.filter { $0.path.hasPrefix("Sources/") }
    #expect(!rooms.isEmpty)
    for room in rooms {
      let own = try #require(floor(of: room.name), "\(room.name) has no floor")
      for other in room.targets {
        let below = try #require(floor(of: other), "\(other) has no floor")
        #expect(below < own, "\(room.name) on floor \(own) depends on \(other) on floor \(below)")
      }
    }
  }

  /// What is called as Apple calls it, what programs and the sample are called, and what is of C.
  private static let unprefixed: Set = [
    "AppIntents", "OSLog", "CReadline", "CResources", "DaybookStore", "DaybookIntents", "daybook", "parlance",
    "CoffeeExample",
  ]

  @Test("A module is named after its folder")
  func names() {
    for target in package.targets.values {
      if target.name == "ParlanceTestSupport" {
        #expect(target.path == "Tests/Support")
      } else if target.name.hasSuffix("CompatibilityTests") {
        #expect(target.path.hasPrefix("Tests/AppIntentsTests/Compatibility"))
      } else if ["ParlanceAssistantTests", "ParlanceCommandTests"].contains(target.name) {
        // They are compiled sooner so.
        #expect(target.path == "Tests/\(target.name.dropFirst("Parlance".count))")
      } else if target.type == "test" {
        #expect(target.path == "Tests/\(target.name)")
      } else if target.name.hasPrefix("Parlance") {
        #expect(target.path == "Sources/\(target.name.dropFirst("Parlance".count))")
      } else {
        #expect(Self.unprefixed.contains(target.name), "\(target.name) has no prefix")
      }
    }
  }

  @Test("The matcher is not compiled later than it has to be, and the tests of the programs do not wait for these")
  func order() {
    #expect(!package.ground(of: "ParlancePhraseTables").contains("ParlanceLanguage"))
    #expect(package.targets["ParlanceCommandTests"] != nil)
    #expect(package.ground(of: "ParlanceCommandTests").isDisjoint(with: ["daybook", "parlance"]))
  }

  @Test("What an app imports needs neither the sample nor what only a terminal needs")
  func ground() {
    let forbidden: Set = ["CReadline", "ArgumentParser", "GRDB", "ParlanceTerminal", "DaybookStore", "DaybookIntents"]
    // The plugin of the trait `Macros`, which is off unless an app asks for it.
    #expect(package.ground(of: "AppIntents") == ["ParlanceCompatibilityMacros", "ParlanceMacroExpansion"])
    #expect(package.ground(of: "ParlanceAssistant").isDisjoint(with: forbidden))
    for (library, target) in package.targets where library.hasPrefix("Parlance") && target.type != "test" {
      #expect(package.ground(of: library).isDisjoint(with: ["GRDB", "DaybookStore", "DaybookIntents"]), "\(library)")
    }
  }
}

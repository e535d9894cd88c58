// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Whether the Makefile compiles for `make test`, and whether all modules as wholes; who depends on us sets neither.
let isOptimised = Context.environment["PARLANCE_OPTIMIZED"] == "1"
let isWhole = isOptimised && Context.environment["PARLANCE_WHOLE"] == "1"

/// What the compiler is told in a debug build of our own.
func flags(_ flags: [String]) -> [SwiftSetting] { [.unsafeFlags(flags, .when(configuration: .debug))] }

/// As a whole a module takes a sixth less of the processors' time than file by file, and all of it again after each change. The compiler's
/// checks of its own work would take a twentieth more.
let unchecked = ["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-sil-verify-none"]
let asWhole = ["-whole-module-optimization", "-num-threads", "2"] + unchecked
let emittingOnce = asWhole + ["-no-emit-module-separately-wmo"]

/// Every target of ours: Swift 6 mode, and a warning is an error (SwiftPM drops that again for those who depend on us).
let plain: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]
let strict = isWhole ? plain + flags(emittingOnce) : plain

/// What the rooms in which nearly all the time of the tests goes are compiled with: they take longer to compile, and the tests a third of the
/// time; see Documentation/Decisions/optimised-tests.md.
let hot = isOptimised ? plain + flags(["-O"] + asWhole) : plain

/// What large modules that seldom change are compiled with for `make test`.
let whole = isOptimised ? flags(emittingOnce) : []

let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// A target of ours that is a dependency on Linux alone.
func onLinux(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(platforms: [.linux])) }

/// One room of the house: the folder `name` under `Sources/` as the module `Parlance<name>`.
func room(_ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = strict) -> Target {
  .target(name: "Parlance\(name)", dependencies: dependencies, path: "Sources/\(name)", swiftSettings: settings)
}

/// The tests of one room; `prefix` stands before their module's name where they should be compiled sooner.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], prefix: String = ""
) -> Target {
  .testTarget(
    name: "\(prefix)\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "parlance",
  defaultLocalization: "en",
  products: [
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "ParlanceAssistant", targets: ["ParlanceAssistant"]),
    .library(name: "ParlanceCommand", targets: ["ParlanceCommand"]),
    .library(name: "ParlanceTesting", targets: ["ParlanceTesting"]),
    .library(
      name: "ParlanceKit",
      targets: [
        "ParlanceTemplates", "ParlanceLanguage", "ParlancePhraseTables", "ParlanceMatching", "ParlanceAssistant",
        "ParlanceTerminal", "ParlanceScenarios", "DaybookStore", "DaybookIntents",
      ]),
    .executable(name: "parlance", targets: ["parlance"]),
    .executable(name: "daybook", targets: ["daybook"]),
  ],
  traits: [
    .trait(
      name: "Readline",
      description: "Edit lines with GNU readline. A binary linked with it is distributed under GPL-3.0-or-later."),
    .trait(
      name: "Macros",
      description:
        "Take @UnionValue and the schemas of App Intents, @AppIntent(schema:) and the like, by a compiler plugin."),
    .default(enabledTraits: ["Readline"]),
    .trait(
      name: "Networking",
      description: "Files that import AppIntents have URLSession, as Apple's Foundation has; programs start later."),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // Floor 0
    .systemLibrary(
      name: "CReadline", path: "Sources/CReadline", providers: [.apt(["libreadline-dev"])]),
    .target(name: "CResources", path: "Sources/CResources", exclude: ["Languages", "Catalogs", "Sounds"]),
    room("MacroExpansion", []),

    // Floor 1
    room("Diagnostics", []),
    room("JSONText", [], hot),
    room("Archives", [], hot),
    .target(name: "OSLog", dependencies: [logging], path: "Sources/OSLog", swiftSettings: strict),
    .macro(
      name: "ParlanceCompatibilityMacros", dependencies: ["ParlanceMacroExpansion"],
      path: "Sources/CompatibilityMacros", swiftSettings: strict),

    // Floor 2
    room("Templates", ["ParlanceDiagnostics", "ParlanceArchives"], hot),
    .target(
      name: "ParlanceStrings", dependencies: ["ParlanceDiagnostics", "ParlanceJSONText", "ParlanceArchives"],
      path: "Sources/Strings", swiftSettings: strict, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "AppIntents",
      dependencies: [.target(name: "ParlanceCompatibilityMacros", condition: .when(traits: ["Macros"]))],
      path: "Sources/AppIntents", swiftSettings: plain + whole),
    .target(name: "DaybookStore", dependencies: [grdb], path: "Sources/Daybook/Store", swiftSettings: strict),

    // Floor 3
    .target(
      name: "ParlanceLanguage",
      dependencies: ["CResources", "ParlanceDiagnostics", "ParlanceTemplates", "ParlanceStrings"],
      path: "Sources/Language", swiftSettings: hot, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    room("Execution", ["AppIntents", logging]),

    // Floor 4
    room(
      "PhraseTables",
      [
        "CResources", "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceArchives", "ParlanceTemplates",
        "ParlanceStrings", yams,
      ]),
    .target(
      name: "DaybookIntents", dependencies: ["AppIntents", "DaybookStore"], path: "Sources/Daybook/Intents",
      swiftSettings: strict),

    // Floor 5
    room(
      "Matching",
      ["ParlanceDiagnostics", "ParlanceArchives", "ParlanceTemplates", "ParlanceLanguage", "ParlancePhraseTables"], hot),

    // Floor 6
    room(
      "Dialog",
      [
        "AppIntents", "ParlanceTemplates", "ParlanceStrings", "ParlanceLanguage", "ParlanceExecution",
        "ParlanceMatching",
      ]),

    // Floor 7
    room(
      "Assistant",
      [
        "CResources", "AppIntents", "ParlanceDiagnostics", "ParlanceArchives", "ParlanceStrings", "ParlanceLanguage",
        "ParlanceExecution",
        "ParlancePhraseTables", "ParlanceMatching", "ParlanceDialog", "ParlanceTemplates",
      ]),
    room(
      "Reports",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceTemplates", "ParlanceLanguage",
        "ParlancePhraseTables", "ParlanceMatching",
      ]),

    // Floor 8
    room(
      "Terminal",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceAssistant", "ParlanceReports",
        .target(name: "CReadline", condition: .when(traits: ["Readline"])),
      ]),
    room(
      "Scenarios",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceReports", "ParlanceMatching",
        "ParlanceLanguage", "ParlancePhraseTables", "ParlanceExecution", "ParlanceAssistant", yams,
      ]),

    room(
      "Linting",
      [
        "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceTemplates", "ParlanceStrings", "ParlanceLanguage",
        "ParlancePhraseTables", "ParlanceMatching", "ParlanceReports",
      ]),

    // Floor 9
    room(
      "Command",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceStrings", "ParlanceLanguage",
        "ParlancePhraseTables", "ParlanceMatching", "ParlanceDialog", "ParlanceAssistant", "ParlanceReports",
        "ParlanceTerminal",
        "ParlanceScenarios", "ParlanceLinting", "ParlanceExecution", argumentParser, logging,
      ]),
    room("Testing", ["AppIntents", "ParlanceMatching", "ParlanceAssistant", "ParlanceReports", "ParlanceScenarios"]),

    // Floor 10
    .executableTarget(
      name: "parlance", dependencies: ["ParlanceCommand"], path: "Sources/Parlance", swiftSettings: strict),
    .executableTarget(
      name: "daybook", dependencies: ["ParlanceCommand", "DaybookIntents", "DaybookStore"],
      path: "Sources/Daybook/Executable", resources: [.copy("../../../Phrases")], swiftSettings: strict),

    // An example's sources as an app of another package has them, so that `make test` need not build all rooms once more for it.
    .executableTarget(
      name: "CoffeeExample", dependencies: ["ParlanceCommand"], path: "Examples/Coffee/Sources/Coffee",
      packageAccess: false, swiftSettings: strict),

    // Tests
    .target(name: "ParlanceTestSupport", path: "Tests/Support", swiftSettings: strict),
    tests("Diagnostics", ["ParlanceDiagnostics"]),
    tests("JSONText", ["ParlanceJSONText"]),
    tests("MacroExpansion", ["ParlanceMacroExpansion"]),
    tests("Templates", ["ParlanceDiagnostics", "ParlanceTemplates", "ParlanceTestSupport"]),
    tests("PhraseTables", ["ParlanceDiagnostics", "ParlanceTemplates", "ParlancePhraseTables", "ParlanceTestSupport"]),
    tests("Language", ["ParlanceDiagnostics", "ParlanceTemplates", "ParlanceLanguage", "ParlanceTestSupport"]),
    tests("AppIntents", ["AppIntents", "ParlanceTestSupport"], exclude: ["Compatibility"]),
    // Sources as apps write them for Apple's platforms: in Swift 6 mode, and what only Swift 5 mode takes. On a Mac they are for the system's module.
    // Of what mode 5 only warns about, such as entities that are classes, there is much in apps: no warning is a fault of these sources.
    .testTarget(
      name: "AppIntentsCompatibilityTests", dependencies: [onLinux("AppIntents")],
      path: "Tests/AppIntentsTests/Compatibility",
      exclude: ["Classic"], swiftSettings: plain + whole),
    .testTarget(
      name: "AppIntentsClassicCompatibilityTests", dependencies: [onLinux("AppIntents")],
      path: "Tests/AppIntentsTests/Compatibility/Classic",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])] + whole),
    tests("OSLog", ["OSLog", logging]),
    tests("Execution", ["AppIntents", "ParlanceExecution", logging]),
    tests("DaybookStore", ["DaybookStore", "ParlanceTestSupport", grdb]),
    tests(
      "DaybookIntents",
      [
        "AppIntents", "DaybookStore", "DaybookIntents", "ParlanceStrings", "ParlanceDiagnostics", "ParlanceExecution",
        "ParlanceLanguage", "ParlancePhraseTables", "ParlanceMatching",
      ]),
    tests(
      "Matching",
      [
        "ParlanceDiagnostics", "ParlanceArchives", "ParlanceTemplates", "ParlanceLanguage", "ParlancePhraseTables",
        "ParlanceMatching", "ParlanceTestSupport",
      ]),
    tests(
      "Dialog",
      [
        "AppIntents", "ParlanceStrings", "ParlanceLanguage", "ParlanceMatching", "ParlanceDialog",
        "ParlanceTestSupport",
      ]),
    tests(
      "Assistant",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceTemplates", "ParlanceLanguage", "ParlancePhraseTables",
        "ParlanceMatching", "ParlanceDialog", "ParlanceExecution", "ParlanceStrings", "ParlanceAssistant",
        "ParlanceTestSupport",
      ],
      // The longest of all, which by its own name would come last, when nothing is left for the other processor; so would those of Command.
      prefix: "Parlance"),
    tests(
      "Daybook",
      [
        "AppIntents", "ParlanceJSONText", "ParlanceAssistant", "ParlanceReports", "ParlanceScenarios",
        "ParlanceCommand", "ParlanceTerminal", "ParlanceTesting", "ParlanceTestSupport", "daybook",
      ]),
    // They run the programs and need none of their modules, so nothing has them wait for these to be linked; all programs are built with all tests.
    tests("Command", ["ParlanceCommand", "ParlanceTerminal", "ParlanceTestSupport", grdb], prefix: "Parlance"),
    tests("ParlanceHouse", []),
    tests(
      "Reports",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceTemplates", "ParlanceLanguage", "ParlancePhraseTables",
        "ParlanceMatching", "ParlanceReports",
      ]),
    tests(
      "Scenarios",
      [
        "AppIntents", "ParlanceDiagnostics", "ParlanceJSONText", "ParlanceLanguage", "ParlancePhraseTables",
        "ParlanceMatching", "ParlanceAssistant", "ParlanceReports", "ParlanceScenarios", "ParlanceTesting",
        "ParlanceTestSupport",
      ]),
    tests(
      "Linting",
      [
        "ParlanceDiagnostics", "ParlanceLinting", "ParlancePhraseTables", "ParlanceMatching", "ParlanceLanguage",
        "ParlanceTemplates", "ParlanceTestSupport",
      ]),
    tests(
      "Terminal", ["AppIntents", "ParlanceJSONText", "ParlanceAssistant", "ParlanceTerminal", "ParlanceTestSupport"]),
    tests("Strings", ["ParlanceStrings", "ParlanceDiagnostics", "ParlanceArchives"]),
  ],
  swiftLanguageModes: [.v6]
)

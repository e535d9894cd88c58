// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What is measured in process is `package` in Parlance; SwiftPM names that scope after the folder of the package.
let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let scope = String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }).lowercased()

let package = Package(
  name: "parlance-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "parlance", path: "..")],
  targets: [
    .executableTarget(
      name: "Conversation",
      dependencies: [
        .product(name: "AppIntents", package: "parlance"), .product(name: "ParlanceKit", package: "parlance"),
      ],
      path: "Benchmarks/Conversation"),
    .executableTarget(
      name: "Execution",
      dependencies: [
        .product(name: "AppIntents", package: "parlance"), .product(name: "ParlanceAssistant", package: "parlance"),
      ],
      path: "Benchmarks/Execution"),
    .executableTarget(
      name: "Matching", dependencies: [.product(name: "ParlanceKit", package: "parlance")], path: "Benchmarks/Matching",
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", scope])]),
    .executableTarget(
      name: "Names", dependencies: [.product(name: "ParlanceKit", package: "parlance")], path: "Benchmarks/Names",
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", scope])]),
    .executableTarget(
      name: "Queries",
      dependencies: [
        .product(name: "AppIntents", package: "parlance"), .product(name: "ParlanceAssistant", package: "parlance"),
        .product(name: "ParlanceKit", package: "parlance"),
      ],
      path: "Benchmarks/Queries", packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", scope])]),
    .executableTarget(
      name: "Sessions",
      dependencies: [
        .product(name: "AppIntents", package: "parlance"), .product(name: "ParlanceAssistant", package: "parlance"),
      ],
      path: "Benchmarks/Sessions", packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", scope])]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The fuzzers call what is `package` in Parlance; SwiftPM names that scope after the folder of the package.
let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let scope = String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }).lowercased()

/// A program of one function, which libFuzzer calls.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "ParlanceKit", package: "parlance")],
    packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", scope, "-parse-as-library"])])
}

let package = Package(
  name: "parlance-fuzz-testing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "parlance", path: "..")],
  targets: [
    fuzzer("fuzz-templates"), fuzzer("fuzz-tokens"), fuzzer("fuzz-tables"), fuzzer("fuzz-matcher"),
    fuzzer("fuzz-hearing"),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "parlance-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "parlance", path: ".."),
    // Without traits: what counts allocations makes them slower.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Conversation",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"), .product(name: "AppIntents", package: "parlance"),
        .product(name: "ParlanceKit", package: "parlance"),
      ],
      path: "Benchmarks/Conversation", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)

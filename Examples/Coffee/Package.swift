// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "coffee-example",
  defaultLocalization: "en",
  products: [
    .executable(name: "coffee", targets: ["Coffee"])
  ],
  dependencies: [
    .package(name: "parlance", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Coffee", dependencies: [.product(name: "ParlanceCommand", package: "parlance")],
      resources: [.copy("../../Phrases")])
  ]
)

struct PickSeatIntent: AppIntent {
  static let title: LocalizedStringResource = "SeatOptions"
  struct SeatOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Int> {
      ItemCollection(promptLabel: "PickSeatIntent", usesIndexedCollation: false) {
        for i in 0..<3 {
          ItemSection("S\(i)") {
            for j in 0..<2 { IntentItem(j, title: "J\(j)", subtitle: "s", image: .init(systemName: "x")) }
          }
        }
        if Bool.random() { ItemSection { 9 } }
        ItemSection(title: "x", items: [1, 2].map { IntentItem($0) })
        ItemSection("y", subtitle: "z", image: .init(systemName: "x")) {
          7; 8
        }
      }
    }
  }
  @Parameter(title: "x", optionsProvider: SeatOptions()) var x: Int
  @Parameter(title: "z", size: 3) var z: [String]
  @Parameter(title: "z", size: IntentCollectionSize(min: 1, max: 3)) var z2: [String]?
  @Parameter(title: "z", size: [.systemSmall: 3, .systemMedium: .init(min: 1, max: 2)]) var z3: [Int]
  func perform() async throws -> some IntentResult { .result() }
}
struct TextOptions: DynamicOptionsProvider {
  typealias DefaultValue = String; func results() async throws -> [String] { [] }
  func defaultResult() async -> String? { nil }
}
struct OneOption: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> { return .init(items: ["a"]) }
}
struct NoOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> { return .empty }
}

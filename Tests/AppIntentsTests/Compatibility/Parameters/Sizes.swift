struct FavouritesIntent: AppIntent {
  static let title: LocalizedStringResource = "Favourites"

  @Parameter(title: "Two Names", size: 2)
  var pair: [String]

  @Parameter(title: "Names", size: IntentCollectionSize(min: 1, max: 4))
  var some: [String]?

  @Parameter(title: "By Widget", size: [.systemSmall: 1, .systemMedium: 4, .systemLarge: 8])
  var perWidget: [Int]

  func perform() async throws -> some IntentResult { .result() }
}

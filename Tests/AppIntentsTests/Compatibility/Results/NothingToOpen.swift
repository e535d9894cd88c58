/// Says that it may open something, and mostly opens nothing.
struct SeekShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Seek Shelf"

  func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent {
    .result(value: "Shelf 3")
  }
}

struct TidyShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Tidy Shelf"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result()
  }
}

struct CountShelvesIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Shelves"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent {
    .result(value: 3, dialog: "Three shelves.")
  }
}

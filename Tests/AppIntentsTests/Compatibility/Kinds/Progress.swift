struct ExportBooksIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Export Books"

  @Parameter(title: "Books") var books: [BookEntity]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = Int64(books.count)
    for _ in books {
      try Task.checkCancellation()
      progress.completedUnitCount += 1
    }
    return .result(value: books.count)
  }
}

struct ImportPicturesIntent: AppIntent {
  static let title: LocalizedStringResource = "Import Pictures"

  @Parameter(
    title: "Pictures", description: "What to import.", supportedTypeIdentifiers: ["public.image"],
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var pictures: [IntentFile]

  @Parameter(
    title: "Cover", supportedTypeIdentifiers: ["public.png", "public.jpeg"], requestValueDialog: "Which cover?")
  var cover: IntentFile?

  @Parameter(title: "Source")
  var source: URL?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let bytes = pictures.reduce(0) { $0 + $1.data.count }
    let report = IntentFile(data: Data("\(bytes) bytes".utf8), filename: "report.txt")
    return .result(value: report)
  }
}

struct ExportArchiveIntent: AppIntent {
  static let title: LocalizedStringResource = "Export Archive"

  @Parameter(title: "Folder")
  var folder: URL

  @Parameter(title: "Names")
  var names: Set<String>?

  func perform() async throws -> some ReturnsValue<[IntentFile]> {
    let files = (names ?? []).sorted().map { name in
      IntentFile(fileURL: folder.appendingPathComponent(name), filename: "\(name).txt")
    }
    return .result(value: files)
  }
}

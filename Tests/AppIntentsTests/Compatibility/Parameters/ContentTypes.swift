struct ConvertFilesIntent: AppIntent {
  static let title: LocalizedStringResource = "Convert Files"

  @Parameter(title: "File", supportedContentTypes: [.image, .pdf, .plainText]) var file: IntentFile
  @Parameter(
    title: "More Files", description: "What goes along.", supportedContentTypes: [.image],
    inputConnectionBehavior: .connectToPreviousIntentResult) var files: [IntentFile]

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let url = file.fileURL
    let isOpen = url?.startAccessingSecurityScopedResource() ?? false
    defer { if isOpen { url?.stopAccessingSecurityScopedResource() } }
    var converted = IntentFile(data: file.data, filename: file.filename, type: .plainText)
    converted.removedOnCompletion = true
    guard let first = files.first, let type = first.availableContentTypes.first, type == converted.type else {
      return .result(value: converted)
    }
    let data = try await first.data(contentType: .pdf)
    return .result(value: IntentFile(data: data, filename: "converted.pdf", type: .pdf))
  }
}

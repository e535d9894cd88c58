import AppIntents
import DaybookStore

/// Adds the tasks of a file.
public struct ImportTasks: LongRunningIntent, UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Import Tasks"

  /// What it does.
  public static let description = IntentDescription("Adds the tasks of a file of comma-separated values.")

  /// Where the tasks are.
  @Parameter(title: "File", requestValueDialog: "Which file should I import?")
  public var file: IntentFile

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(file: IntentFile) { self.file = file }

  /// Imports the file, the whole of it or nothing.
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    // A bare name may be that of a file beside the store.
    let file = try store.taskFile(file.fileURL?.relativePath ?? file.filename)
    guard !file.entries.isEmpty || !file.faults.isEmpty else { throw DaybookIntentError.nothingToImport(file.name) }
    let (added, undo) = try await performBackgroundTask { try store.tracking { try add(file.entries, to: $0) } }
    if !undo.isEmpty { onUndo(undo, as: "Import “\(file.name)”") }
    let report = ImportReport(file)
    return .result(value: added.count, dialog: IntentDialog(full: report.spoken, supporting: report.displayed))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Import tasks from \(\.$file)") }

  /// All of it or nothing: half a file would have to be sorted out by hand, whatever ends the work.
  private func add(_ entries: [TaskFile.Entry], to store: DaybookStore) throws -> [UUID] {
    progress.totalUnitCount = Int64(entries.count)
    return try store.add(entries) { count in
      try Task.checkCancellation()
      if count > 0 { progress.completedUnitCount = Int64(count) }
    }
  }
}

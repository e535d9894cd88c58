struct UsageReport: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Usage Report") }

  @Property(title: "Downloads")
  var downloads: Int

  @Property(title: "Crashes")
  var crashes: Int

  @Property(title: "Notes")
  var notes: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Report", subtitle: "\(downloads) downloads, \(crashes) crashes")
  }

  init() {
    downloads = 0
    crashes = 0
    notes = []
  }

  init(downloads: Int, crashes: Int) {
    self.init()
    self.downloads = downloads
    self.crashes = crashes
  }
}

struct MakeReportIntent: AppIntent {
  static let title: LocalizedStringResource = "Make Report"

  func perform() async throws -> some IntentResult & ReturnsValue<UsageReport> & ProvidesDialog {
    let report = UsageReport(downloads: 12, crashes: 0)
    return .result(value: report, dialog: "\(report.downloads) downloads.")
  }
}

#if compiler(>=5.9)
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  struct ScanIntent: AppIntent {
    static let title: LocalizedStringResource = "Scan"

    @Parameter(title: "Pages", default: 1) var pages: Int

    #if DEBUG
      @Parameter(title: "Trace") var trace: Bool?
    #endif

    @available(iOS 17.0, macOS 14.0, *)
    func perform() async throws -> some IntentResult & ProvidesDialog {
      if #available(iOS 18, macOS 15, *) {
        return .result(dialog: "Scanned \(pages) pages.")
      } else {
        return .result(dialog: IntentDialog("Scanned."))
      }
    }
  }

  @available(iOS 17.0, macOS 14.0, *)
  extension ScanIntent {
    init(pages: Int) {
      self.init()
      self.pages = pages
    }
  }
#endif

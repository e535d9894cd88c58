#if os(iOS)
  import UIKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif
@available(iOS 16.4, *)
extension ScanCodeIntent: ForegroundContinuableIntent {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ScanCodeIntent: AppIntent {
  static var title: LocalizedStringResource = "C"
  #if !os(macOS)
    static var openAppWhenRun: Bool = true
  #endif
  @Parameter(title: "A") var a: Int
  @available(*, unavailable) func legacyPerform() {}
  @available(macOS, introduced: 13.0) func perform() async throws -> some IntentResult {
    #if targetEnvironment(simulator)
      return .result()
    #else
      if #unavailable(iOS 17) { return .result() }
      return .result()
    #endif
  }
}
@available(iOSApplicationExtension, unavailable) struct AppOnlyIntent: AppIntent {
  static let title: LocalizedStringResource = "x"; func perform() async throws -> some IntentResult { .result() }
}

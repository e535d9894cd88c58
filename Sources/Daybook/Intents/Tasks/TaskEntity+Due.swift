import AppIntents
import DaybookStore
import Foundation

extension TaskEntity {
  /// The sentence that tells when it is due since that was changed; also that it is done, which whoever changed it has mostly forgotten.
  func told(due: Date, clock: DaybookClock) -> LocalizedStringResource {
    let text = DueDate(due, clock: clock).text
    let said: LocalizedStringResource = "“\(title)” is due \(text)."
    return isDone ? "\(said) It is completed already." : said
  }
}

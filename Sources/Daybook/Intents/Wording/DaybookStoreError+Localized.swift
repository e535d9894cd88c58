import AppIntents
import DaybookStore

extension DaybookStoreError: CustomLocalizedStringResourceConvertible {
  /// What ``description`` says, in the person's language.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .taskNotFound: "That task is not there any more. List the tasks to see those that are."
    case .eventNotFound: "That event is not there any more. List the events to see those that are."
    case .categoryNotFound: "That category is not there any more. Choose another."
    case .nameTaken(let name): "“\(name)” is there already. Choose another name."
    case .inUse(let name): "“\(name)” is in use by now, so it was kept."
    case .changedSince(let name): "“\(name)” was changed since, so it was left as it is."
    case .unknownChange: "Another version of this program did that, so it cannot be taken back."
    case .emptyName: "The name is empty. Give it at least one letter."
    case .nameTooLong(let count):
      "The name has \(count) characters; at most \(NameText.limit) are allowed. Give it a shorter one."
    case .dateOutOfRange: "The date lies outside the years 1 to 9999. Choose another date."
    case .locked, .readOnly, .diskFull, .madeByNewerVersion, .notADaybook, .damaged, .cannotOpen, .database:
      fileSentence
    }
  }

  private var fileSentence: LocalizedStringResource {
    switch self {
    case .locked(let file):
      "The store \(file) is locked by another program. Close that program or try again."
    case .readOnly(let file):
      "The store \(file) cannot be written. Make the file and its folder writable, or choose another store."
    case .diskFull(let file):
      "There is no room left for the store \(file). Nothing of this change was saved; free some space and try again."
    case .madeByNewerVersion(let file, let version):
      "The store \(file) was made by a newer version (its form is \(version)). Update this program to open it."
    case .notADaybook(let file):
      "The file \(file) is no store of Daybook. It was left as it is; choose another file."
    case .damaged(let file, let reason):
      "The store \(file) is damaged (\(reason)). It was left as it is; restore it from a copy."
    case .cannotOpen(let file, let reason):
      "The store \(file) cannot be opened: \(reason). Check the path and its permissions."
    case .database(let file, let reason):
      "The store \(file) reported an error: \(reason). Nothing of this change was saved."
    default: "\(description)"
    }
  }
}

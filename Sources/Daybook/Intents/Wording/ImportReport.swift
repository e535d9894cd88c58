import AppIntents
import DaybookStore

/// What came of the import of a file.
struct ImportReport {
  /// The most lines that are shown.
  private static let limit = 20

  private let file: TaskFile

  /// The report on a file that was imported.
  init(_ file: TaskFile) {
    self.file = file
  }

  /// How many there were, and the first line that was left out.
  var spoken: LocalizedStringResource {
    switch file.faults.count {
    case 0: "\(imported)."
    case 1: "\(imported). \(left(file.faults[0]))"
    default: "\(imported). \(file.faults.count) lines were left out; the first: \(left(file.faults[0]))"
    }
  }

  /// The same, with every line that was left out.
  var displayed: LocalizedStringResource {
    guard !file.faults.isEmpty else { return spoken }
    let lines = file.faults.prefix(Self.limit).map { String(localized: left($0)) }.joined(separator: "\n")
    let more = file.faults.count - Self.limit
    return more > 0 ? "\(imported).\n\(lines)\nand \(more) more" : "\(imported).\n\(lines)"
  }

  private var imported: LocalizedStringResource { "Imported \(file.entries.count) tasks from “\(file.name)”" }

  private func left(_ fault: TaskFile.Fault) -> LocalizedStringResource {
    switch fault.reason {
    case .noTitle: "Line \(fault.line) has no title."
    case .titleTooLong: "The title in line \(fault.line) is too long."
    case .date(let text): "“\(text)” in line \(fault.line) is no date such as 2026-02-14."
    case .openQuote: "A quote in line \(fault.line) is never closed; nothing from there on was read."
    case .priority(let text): "“\(text)” in line \(fault.line) is no priority such as “high”."
    }
  }
}

extension TaskFileError: CustomLocalizedStringResourceConvertible {
  /// What ``description`` says, in the person's language.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFound(let name): "There is no file “\(name)”. Give its whole path."
    case .noFile(let name): "“\(name)” is a pipe or a device. Save its lines as a file."
    case .unreadable(let name): "The file “\(name)” is empty or cannot be read. Check its permissions."
    case .tooLarge(let name): "The file “\(name)” is larger than 16 MB. Divide it."
    case .notText(let name): "The file “\(name)” is no text in UTF-8. Save it as CSV in UTF-8."
    }
  }
}

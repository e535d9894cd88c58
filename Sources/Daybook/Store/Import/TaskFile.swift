import Foundation

/// Tasks of a file of comma-separated values.
///
/// The first line may name the columns: title, due, priority, notes, in any order, in any language of Daybook. Without names they come in
/// this order.
public struct TaskFile: Sendable {
  /// A task to be added.
  public struct Entry: Sendable, Hashable {
    /// The line that it begins in, counted from 1.
    public var line: Int
    /// What is to be done.
    public var title: String
    /// When it is due.
    public var due: Date?
    /// How much it matters.
    public var priority: DaybookPriority
    /// What else is to be remembered.
    public var notes: String
  }

  /// A line that is no task.
  public struct Fault: Sendable, Hashable {
    /// Why it is none.
    public enum Reason: Sendable, Hashable {
      /// There is no title, or one without letters.
      case noTitle
      /// The title is too long.
      case titleTooLong
      /// This is no date.
      case date(String)
      /// This is no priority.
      case priority(String)
      /// A quote in it is never closed, so that all behind it may be of other lines.
      case openQuote
    }

    /// The line, counted from 1.
    public var line: Int
    /// Why it is no task.
    public var reason: Reason
  }

  /// The largest file that is read, in bytes.
  static let limit = 16 << 20

  /// The file's name.
  public let name: String
  /// The tasks, in the order of their lines.
  public let entries: [Entry]
  /// The lines that are none.
  public let faults: [Fault]

  /// Reads a file; throws a sentence if it cannot be read as text.
  public init(path: String, calendar: Calendar) throws {
    let name = URL(fileURLWithPath: path).lastPathComponent
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else { throw TaskFileError.notFound(name) }
    // A pipe may never end, and nobody can stop who waits for it.
    guard info.st_mode & S_IFMT == S_IFREG else { throw TaskFileError.noFile(name) }
    guard let file = FileHandle(forReadingAtPath: path), let data = try file.read(upToCount: Self.limit + 1) else {
      throw TaskFileError.unreadable(name)
    }
    guard data.count <= Self.limit else { throw TaskFileError.tooLarge(name) }
    guard let text = String(data: data, encoding: .utf8) else { throw TaskFileError.notText(name) }
    self.init(name: name, text: text, calendar: calendar)
  }

  /// Reads the text of a file.
  init(name: String, text: String, calendar: Calendar) {
    self.name = name
    var rows = CSVReader.rows(of: text)
    var columns = Columns()
    var entries: [Entry] = []
    var faults: [Fault] = []
    if let first = rows.first, let named = Columns(names: first.fields) {
      columns = named
      rows.removeFirst()
      if first.isOpen { faults.append(Fault(line: first.line, reason: .openQuote)) }
    }
    for row in rows {
      switch columns.entry(row, calendar) {
      case .success(let entry): entries.append(entry)
      case .failure(let reason): faults.append(Fault(line: row.line, reason: reason))
      }
    }
    self.entries = entries
    self.faults = faults
  }
}

extension TaskFile.Fault.Reason: Error {}

/// Why a file cannot be read. Each description says what, where and what to do.
public enum TaskFileError: Error, Hashable, CustomStringConvertible {
  /// There is no such file.
  case notFound(String)
  /// It is a pipe or a device.
  case noFile(String)
  /// It may not be read, or is empty.
  case unreadable(String)
  /// It is larger than any list of tasks.
  case tooLarge(String)
  /// It is no text.
  case notText(String)

  /// An English sentence.
  public var description: String {
    switch self {
    case .notFound(let name): "There is no file “\(name)”. Give its whole path."
    case .noFile(let name): "“\(name)” is a pipe or a device. Save its lines as a file."
    case .unreadable(let name): "The file “\(name)” is empty or cannot be read. Check its permissions."
    case .tooLarge(let name): "The file “\(name)” is larger than 16 MB. Divide it."
    case .notText(let name): "The file “\(name)” is no text in UTF-8. Save it as CSV in UTF-8."
    }
  }
}

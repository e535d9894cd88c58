import Foundation

extension TaskFile {
  /// Which field of a line is what.
  struct Columns {
    private var title = 0
    private var due: Int? = 1
    private var priority: Int? = 2
    private var notes: Int? = 3

    /// The columns of a file that does not name them.
    init() {}

    /// The columns that a first line names; `nil` if it names no title.
    init?(names: [String]) {
      let names = names.map { NameText.folded($0.trimmingCharacters(in: .whitespaces)) }
      func column(_ known: String...) -> Int? { names.firstIndex { known.contains($0) } }
      guard let title = column("title", "task", "name", "titel", "aufgabe") else { return nil }
      self.title = title
      due = column("due", "due date", "date", "fallig", "fällig", "datum", "termin")
      priority = column("priority", "prioritat", "priorität")
      notes = column("notes", "note", "notizen", "notiz")
    }

    /// The task of a line, or why it is none.
    func entry(_ row: CSVReader.Row, _ calendar: Calendar) -> Result<Entry, Fault.Reason> {
      let title = NameText.tidied(field(self.title, row))
      guard !title.isEmpty else { return .failure(.noTitle) }
      guard title.count <= NameText.limit else { return .failure(.titleTooLong) }
      var entry = Entry(line: row.line, title: title, due: nil, priority: .none, notes: field(notes, row))
      let (due, priority) = (field(self.due, row), field(self.priority, row))
      if !due.isEmpty {
        guard let date = Self.date(due, calendar) else { return .failure(.date(due)) }
        entry.due = date
      }
      if !priority.isEmpty {
        guard let known = Self.priorities[priority.lowercased()] else { return .failure(.priority(priority)) }
        entry.priority = known
      }
      return .success(entry)
    }

    private func field(_ column: Int?, _ row: CSVReader.Row) -> String {
      guard let column, row.fields.indices.contains(column) else { return "" }
      return row.fields[column].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let priorities: [String: DaybookPriority] = [
      "none": .none, "low": .low, "medium": .medium, "high": .high, "0": .none, "1": .low, "2": .medium, "3": .high,
      "keine": .none, "niedrig": .low, "mittel": .medium, "hoch": .high,
    ]

    /// A day, or a day and a time, as ISO 8601 writes them, in the calendar's zone.
    private static func date(_ text: String, _ calendar: Calendar) -> Date? {
      let parts = text.split { "-T :.".contains($0) }.map { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
      guard parts.count == 3 || parts.count >= 5, parts.count <= 6 else { return nil }
      let numbers = parts.compactMap(\.self)
      guard numbers.count == parts.count, (1...9999).contains(numbers[0]) else { return nil }
      var components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
      if numbers.count > 3 { (components.hour, components.minute) = (numbers[3], numbers[4]) }
      components.calendar = calendar
      components.timeZone = calendar.timeZone
      // A calendar makes March out of February 30.
      return components.isValidDate(in: calendar) ? calendar.date(from: components) : nil
    }
  }
}

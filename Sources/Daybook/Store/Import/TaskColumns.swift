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
      let titles = column(
        "title", "task", "name", "titel", "aufgabe", "titulo", "tarea", "titre", "tache", "название", "задача", "タイトル",
        "件名",
        "タスク")
      guard let titles else { return nil }
      title = titles
      due = column(
        "due", "due date", "date", "fallig", "datum", "termin", "fecha", "vencimiento", "echeance", "срок", "дата",
        "期限", "日付")
      priority = column("priority", "prioritat", "prioridad", "priorite", "приоритет", "優先度")
      notes = column("notes", "note", "notizen", "notiz", "notas", "nota", "заметки", "заметка", "メモ")
    }

    /// The task of a line, or why it is none.
    func entry(_ row: CSVReader.Row, _ calendar: Calendar) -> Result<Entry, Fault.Reason> {
      guard !row.isOpen else { return .failure(.openQuote) }
      let title = NameText.tidied(field(self.title, row))
      guard !title.isEmpty else { return .failure(.noTitle) }
      guard title.count <= NameText.limit else { return .failure(.titleTooLong) }
      var entry = Entry(line: row.line, title: title, due: nil, priority: .none, notes: field(notes, row))
      let (due, priority) = (field(self.due, row), field(self.priority, row))
      if !due.isEmpty {
        guard let date = WrittenDate.date(due, calendar) else { return .failure(.date(due)) }
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
      "ninguna": .none, "baja": .low, "media": .medium, "alta": .high,
      "aucune": .none, "basse": .low, "moyenne": .medium, "haute": .high,
      "нет": .none, "низкий": .low, "средний": .medium, "высокий": .high,
      "なし": .none, "低": .low, "中": .medium, "高": .high,
    ]
  }
}

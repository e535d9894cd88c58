import Foundation
import GRDB

extension DaybookStore {
  /// Adds a task. A `due` at the first moment of a day means the whole day.
  public func addTask(
    title: String, notes: String = "", due: Date? = nil, priority: DaybookPriority = .none
  ) throws -> DaybookTask {
    let title = try name(title)
    let moment = try DueColumns(due, calendar: clock.calendar)
    let id = clock.makeUUID()
    let createdAt = try clock.now().milliseconds()
    return try change { database in
      let folded = try insert(database, id, title: title, notes: notes, due: moment, priority, createdAt: createdAt)
      return DaybookTask(
        id: id, title: title, notes: notes, due: moment.date(clock.days), priority: priority, completedAt: nil,
        createdAt: Date(milliseconds: createdAt), seq: database.lastInsertedRowID, folded: folded)
    }
  }

  /// Adds a row, and gives its folded title.
  @discardableResult
  func insert(
    _ database: Database, _ id: UUID, title: String, notes: String, due: DueColumns, _ priority: DaybookPriority,
    createdAt: Int64
  ) throws -> String {
    let folded = NameText.folded(title)
    try run(
      database,
      """
      INSERT INTO task (id, title, folded, notes, due, dueDay, priority, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [id.stored, title, folded, notes, due.due, due.dueDay, priority.rawValue, createdAt])
    journal.note(StoreJournal.Entry(table: .task, id: id.stored))
    recorder?.note(.delete(.task, ids: [id.stored]))
    return folded
  }

  /// The tasks with these identifiers, in their order, without those that are not there any more.
  public func tasks(ids: [UUID]) throws -> [DaybookTask] {
    try read { database in try ids.compactMap { try task(database, $0) } }
  }

  /// The tasks that `filter` means, at most `limit` of them.
  public func tasks(_ filter: DaybookTaskFilter, limit: Int = .max) throws -> [DaybookTask] {
    try read { database in
      switch filter {
      case .open:
        try tasks(database, "WHERE completedAt IS NULL ORDER BY seq LIMIT ?", [limit])
      case .all:
        try tasks(database, "WHERE completedAt IS NULL ORDER BY seq LIMIT ?", [limit])
          + tasks(database, "WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, seq DESC LIMIT ?", [limit])
      case .dueToday:
        try tasksDueToday(database, limit)
      }
    }
    .prefix(limit).map(\.self)
  }

  /// The completed tasks, the latest first, at most `limit` of them.
  public func completedTasks(limit: Int = .max) throws -> [DaybookTask] {
    try read { database in
      try tasks(database, "WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, seq DESC LIMIT ?", [limit])
    }
  }

  /// The tasks that were completed within a stretch of time, the latest first.
  public func completedTasks(in interval: DateInterval) throws -> [DaybookTask] {
    let bounds = try Self.bounds(of: interval)
    return try read { database in
      try tasks(
        database, "WHERE completedAt >= ? AND completedAt < ? ORDER BY completedAt DESC, seq DESC",
        [bounds.start, bounds.end])
    }
  }

  /// The tasks that a name can mean: every open one and, of those completed lately, the latest of each title that no
  /// open one has; so that a task done every week is asked about once.
  public func nameableTasks() throws -> [DaybookTask] { try read(nameableTasks) }

  /// The same.
  func nameableTasks(_ database: Database) throws -> [DaybookTask] {
    Self.distinct(
      try tasks(database, "WHERE completedAt IS NULL ORDER BY seq"),
      try tasks(
        database, "WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, seq DESC LIMIT ?", [Self.lateCompletions]),
      by: \.folded)
  }

  /// How many completed tasks can be meant by name alone; the others are found by searching.
  static let lateCompletions = 500

  /// The open tasks, then the completed ones with a folded title that is not among those before.
  static func distinct<Task>(_ open: [Task], _ done: [Task], by title: (Task) -> String) -> [Task] {
    var taken: Set<String> = []
    taken.reserveCapacity(open.count + done.count)
    for task in open { taken.insert(title(task)) }
    return open + done.filter { taken.insert(title($0)).inserted }
  }

  /// Completes a task, now or at another time; one that is completed keeps the time at which it was unless that is on another day than `time`.
  public func complete(task id: UUID, at time: Date? = nil) throws -> DaybookTask {
    guard let time, let day = clock.calendar.dateInterval(of: .day, for: time) else {
      return try update(id, "completedAt = coalesce(completedAt, ?)", [clock.now().milliseconds()])
    }
    let bounds = try Self.bounds(of: day)
    return try update(
      id, "completedAt = CASE WHEN completedAt >= ? AND completedAt < ? THEN completedAt ELSE ? END",
      [bounds.start, bounds.end, time.milliseconds()])
  }

  /// Opens a completed task again.
  public func reopen(task id: UUID) throws -> DaybookTask {
    try update(id, "completedAt = NULL")
  }

  /// Gives a task another title.
  public func rename(task id: UUID, to title: String) throws -> DaybookTask {
    let title = try name(title)
    return try change { database in
      let before = try existingTask(database, id).folded
      return try update(database, id, "title = ?, folded = ?", [title, NameText.folded(title)], losing: before)
    }
  }

  /// Sets when a task is due; `nil`: at no time. The first moment of a day means the whole day.
  public func setDue(_ due: Date?, task id: UUID) throws -> DaybookTask {
    let moment = try DueColumns(due, calendar: clock.calendar)
    return try update(id, "due = ?, dueDay = ?", [moment.due, moment.dueDay])
  }

  /// Sets how much a task matters.
  public func setPriority(_ priority: DaybookPriority, task id: UUID) throws -> DaybookTask {
    try update(id, "priority = ?", [priority.rawValue])
  }

  /// Deletes a task, and gives it as it was.
  @discardableResult
  public func delete(task id: UUID) throws -> DaybookTask {
    try change { database in
      let task = try existingTask(database, id)
      try remove(id, from: .task, database, titled: task.folded)
      return task
    }
  }

  /// Changes a task, and gives it as it is then.
  func update(_ id: UUID, _ assignments: String, _ values: StatementArguments = []) throws -> DaybookTask {
    try change { try update($0, id, assignments, values) }
  }

  /// The same within a change; with the folded title that the task loses, if it does.
  private func update(
    _ database: Database, _ id: UUID, _ assignments: String, _ values: StatementArguments, losing title: String? = nil
  ) throws -> DaybookTask {
    try noting(.task, id, database, losing: title) {
      try run(database, "UPDATE task SET \(assignments) WHERE id = ?", values + [id.stored])
    }
    return try existingTask(database, id)
  }

  private func tasksDueToday(_ database: Database, _ limit: Int) throws -> [DaybookTask] {
    let now = clock.now()
    let start = clock.startOfDay(of: now)
    let end = clock.calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86400)
    return try tasks(
      database,
      """
      WHERE completedAt IS NULL AND (dueDay = ? OR (due >= ? AND due < ?)) ORDER BY due IS NULL, due, seq LIMIT ?
      """,
      [
        CalendarDay(now, calendar: clock.calendar).text, try start.milliseconds(),
        try clock.calendar.startOfDay(for: end).milliseconds(), limit,
      ])
  }

  private func existingTask(_ database: Database, _ id: UUID) throws -> DaybookTask {
    guard let task = try task(database, id) else { throw DaybookStoreError.taskNotFound(id) }
    return task
  }

  private func task(_ database: Database, _ id: UUID) throws -> DaybookTask? {
    try tasks(database, "WHERE id = ?", [id.stored]).first
  }

  /// The tasks that the rest of a SELECT statement finds.
  func tasks(
    _ database: Database, _ condition: String, _ arguments: StatementArguments = []
  ) throws -> [DaybookTask] {
    let columns = "task.id, title, notes, due, dueDay, priority, completedAt, createdAt, seq, task.folded"
    return try rows(database, "SELECT \(columns) FROM task \(condition)", arguments) { row in
      DaybookTask(row, clock.days)
    }
  }
}

extension DaybookTask {
  /// The task of a row; `nil` if the identifier is none, which only a foreign hand can have written.
  fileprivate init?(_ row: Row, _ days: DayBeginnings) {
    guard let text = row[0] as String?, let id = UUID(stored: text) else { return nil }
    self.id = id
    title = row[1]
    notes = row[2]
    due = DueColumns(due: row[3], dueDay: row[4]).date(days)
    priority = DaybookPriority(rawValue: row[5]) ?? .none
    completedAt = (row[6] as Int64?).map { Date(milliseconds: $0) }
    createdAt = Date(milliseconds: row[7])
    seq = row[8]
    folded = row[9]
  }
}

/// A due date in its two columns: a moment, or a day wherever the person is.
struct DueColumns {
  /// The moment, if there is a time of day.
  var due: Int64?
  /// The day, if there is none.
  var dueDay: String?

  /// What two columns hold.
  init(due: Int64?, dueDay: String?) {
    self.due = due
    self.dueDay = dueDay
  }

  /// Tells a day from a moment: the first moment of a day is the day.
  init(_ date: Date?, calendar: Calendar) throws {
    guard let date else { return }
    let moment = try date.milliseconds()
    if calendar.startOfDay(for: date) == date {
      dueDay = CalendarDay(date, calendar: calendar).text
    } else {
      due = moment
    }
  }
  /// What they mean.
  func date(_ days: DayBeginnings) -> Date? {
    due.map { Date(milliseconds: $0) } ?? dueDay.flatMap { days.start(of: $0) }
  }
}

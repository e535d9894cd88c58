import AppIntents
import DaybookStore

// How a list of tasks is put into words.
extension ListTasks {
  /// What is said of an empty list.
  var none: LocalizedStringResource {
    if let name = period?.name { return "Nothing is due \(name)." }
    if let priority { return "No open task has \(Self.name(of: priority))." }
    return switch filter {
    case .open: "You have no open tasks."
    case .dueToday: "Nothing is due today."
    case .important: "Nothing is important."
    case .overdue: "Nothing is overdue."
    case .completed: "You have completed nothing yet."
    case .all: "You have no tasks."
    default: "Nothing is due this week."
    }
  }

  /// What stands above so many tasks.
  func heading(_ count: Int) -> LocalizedStringResource {
    if let name = period?.name { return "\(count) tasks are due \(name):" }
    if let priority { return "\(count) open tasks have \(Self.name(of: priority)):" }
    return switch filter {
    case .open: "You have \(count) open tasks:"
    case .dueToday: "\(count) tasks are due today:"
    case .important: "\(count) tasks are important:"
    case .overdue: "\(count) tasks are overdue:"
    case .completed: "You have completed \(count) tasks:"
    case .all: "You have \(count) tasks:"
    default: "\(count) tasks are due this week:"
    }
  }

  /// What is said of so many tasks with these titles.
  func spoken(_ count: Int, _ titles: LocalizedStringResource) -> LocalizedStringResource {
    if let name = period?.name { return "\(count) tasks are due \(name): \(titles)." }
    if let priority { return "\(count) open tasks have \(Self.name(of: priority)): \(titles)." }
    return switch filter {
    case .open: "You have \(count) open tasks: \(titles)."
    case .dueToday: "\(count) tasks are due today: \(titles)."
    case .important: "\(count) tasks are important: \(titles)."
    case .overdue: "\(count) tasks are overdue: \(titles)."
    case .completed: "You have completed \(count) tasks: \(titles)."
    case .all: "You have \(count) tasks: \(titles)."
    default: "\(count) tasks are due this week: \(titles)."
    }
  }

  /// What is said of one of them: in a list of a day with its time, in one of a longer time with its day, which nobody sees who only hears it.
  func said(_ task: TaskEntity, _ clock: DaybookClock) -> LocalizedStringResource {
    guard let due = task.due, let days = daysOfList else { return "\(task.title)" }
    guard days == .one else {
      return LocalizedStringResource("list.onDay", defaultValue: "\(task.title) \(due.text)")
    }
    guard !due.isWholeDay else { return "\(task.title)" }
    let style = ClockTimeStyle(timeZone: clock.calendar.timeZone)
    return LocalizedStringResource("list.atTime", defaultValue: "\(task.title) at \(due.date, format: style)")
  }

  private enum DaysOfList { case one, several }

  /// Whether they are due on one day or within a longer time; `nil` for a list of others, and for one of a time of which all of them are.
  private var daysOfList: DaysOfList? {
    guard let period else { return filter == .dueToday ? .one : filter == .dueThisWeek ? .several : nil }
    guard let interval = period.interval, interval.duration > 60 else { return nil }
    return interval.duration < 26 * 3600 ? .one : .several
  }

  /// What is said, with what is said of others.
  func saying(_ text: LocalizedStringResource, _ others: LocalizedStringResource?) -> LocalizedStringResource {
    guard let others else { return text }
    return LocalizedStringResource("part.andOthers", defaultValue: "\(text) \(others)")
  }

  /// What is shown, with what is said of others below.
  func showing(_ text: LocalizedStringResource, _ others: LocalizedStringResource?) -> LocalizedStringResource {
    guard let others else { return text }
    return "\(text)\n\(others)"
  }

  private static func name(of priority: Priority) -> LocalizedStringResource { priority.phrase ?? "no priority" }
}

import AppIntents

/// What can be said to Daybook by its name, without any setting up.
public struct DaybookShortcuts: AppShortcutsProvider {
  /// The shortcuts, those for every day first.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTask(), phrases: ["Add a task to \(.applicationName)", "New \(.applicationName) task"],
      shortTitle: "Add Task", systemImageName: "plus.circle")
    AppShortcut(
      intent: CompleteTask(),
      phrases: ["Complete \(\.$task) in \(.applicationName)", "Complete a task in \(.applicationName)"],
      shortTitle: "Complete Task", systemImageName: "checkmark.circle")
    AppShortcut(
      intent: ListTasks(),
      phrases: ["What are my tasks in \(.applicationName)", "Show my \(.applicationName) tasks"],
      shortTitle: "List Tasks", systemImageName: "list.bullet")
    AppShortcut(
      intent: DeleteTask(),
      phrases: ["Delete \(\.$task) from \(.applicationName)", "Delete a task from \(.applicationName)"],
      shortTitle: "Delete Task", systemImageName: "trash")
    AppShortcut(
      intent: LogEvent(), phrases: ["Log \(\.$event) in \(.applicationName)", "Log an event in \(.applicationName)"],
      shortTitle: "Log Event", systemImageName: "square.and.pencil")
    AppShortcut(
      intent: UndoLastOccurrence(),
      phrases: ["Take back \(\.$event) in \(.applicationName)", "Take back an event in \(.applicationName)"],
      shortTitle: "Take Back", systemImageName: "arrow.uturn.backward")
    AppShortcut(
      intent: CountOccurrences(),
      phrases: ["Count \(\.$event) in \(.applicationName)", "Count an event in \(.applicationName)"],
      shortTitle: "Count Event", systemImageName: "number")
    AppShortcut(
      intent: LastOccurrence(),
      phrases: [
        "When was the last \(\.$event) in \(.applicationName)", "When did it last happen in \(.applicationName)",
      ],
      shortTitle: "Last Time", systemImageName: "clock")
    AppShortcut(
      intent: ListEvents(),
      phrases: ["What are my events in \(.applicationName)", "Show my \(.applicationName) events"],
      shortTitle: "List Events", systemImageName: "calendar")
  }
}

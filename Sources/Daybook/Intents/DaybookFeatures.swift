import AppIntents

/// All that Daybook can be asked to do.
public enum DaybookFeatures {
  /// The intents, in the order in which a list of them reads best.
  public static var intents: [any AppIntent.Type] {
    [
      AddTask.self, CompleteTask.self, ReopenTask.self, RenameTask.self, DeleteTask.self, ListTasks.self,
      ListCompletedTasks.self, SetDueDate.self, RemoveDueDate.self, PostponeTask.self, TellDueDate.self, TellTask.self,
      SetPriority.self, ImportTasks.self, CreateEvent.self, CreateCategory.self, RenameEvent.self, DeleteEvent.self,
      LogEvent.self, UndoLastOccurrence.self, CountOccurrences.self, ListOccurrences.self, LastOccurrence.self,
      ListRecords.self, ListEvents.self,
    ]
  }

  /// The intents that nobody asks for: they are performed to take something back.
  public static var unspoken: [any AppIntent.Type] { [TakeBack.self] }
}

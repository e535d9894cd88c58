/// What the actors of one conversation run on, so that going from one to another is a call and no job of its own.
///
/// With an executor that a task prefers, Swift makes a job of each switch from actor to actor, some twenty in a turn. Whoever shares this one
/// keeps it, and gives its executor for their own.
package actor ConversationIsolation {
  /// Makes one.
  package init() {}
}

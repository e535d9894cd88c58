/// What words beside a time or a day say that it is the limit of; the keys of the data file under `limits`.
enum DateLimit: String, Sendable, Hashable {
  /// What comes after it: “after 3”, “after Friday”.
  case after
  /// What begins with it: „ab 3“, „ab Freitag“.
  case from
  /// What comes before it: “before 3”, “before Friday”.
  case before
  /// What comes until it; of a day also what is on it: “until 3”, “until Friday”.
  case until
  /// What is near it.
  case about
}

/// How a question is one of those that several things of a sentence bring.
struct AskedOfSeveral: Equatable {
  /// Whether one of several commands or things has brought it.
  var isAmong = false
  /// Whether it asks if the same is to be done with one of several things.
  var isOne = false
  /// Whether it asks so of the first of all things of a kind, so that one answer can count for all.
  var isFirstOfAll = false
}

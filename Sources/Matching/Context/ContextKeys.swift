import ParlancePhraseTables
import ParlanceTemplates

/// The keys of the context that some block or entry of a list names, by number.
struct ContextKeys: Sendable {
  private var names = WordTable()
  /// Of each key, whether entries of lists set it.
  private(set) var isSet: [Bool] = []

  /// Of each key no value.
  private(set) var unset: [ScalarValue?] = []

  /// How many keys there are.
  var count: Int { names.count }

  /// The number of a key; `nil` if nobody asks for it.
  func number(of name: String) -> Int? {
    let number = names.number(of: name)
    return number < 0 ? nil : Int(number)
  }

  /// The number of a key, which is added if it is not there.
  mutating func insert(_ name: String) -> Int {
    let number = Int(names.insert(name))
    if number == isSet.count {
      isSet.append(false)
      unset.append(nil)
    }
    return number
  }

  /// What an entry of a list adds to the context.
  mutating func changes(_ context: [String: ScalarValue]) -> MatchContext.Changes {
    context.sorted { $0.key < $1.key }.map { name, value in
      let key = insert(name)
      isSet[key] = true
      return MatchContext.Change(key: key, value: value)
    }
  }
}

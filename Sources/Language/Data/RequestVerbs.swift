import ParlanceTemplates

/// How verbs are called by which an assistant is asked what it will do: „setzt du“ is „setz“, «añades» is «añade».
///
/// It knows no dictionary, as ``DoneVerbs`` does not: a word may be told to be several commands, and ones that nobody gives.
struct RequestVerbs: Sendable {
  /// How words end that say what the one that is spoken to does, and how the commands do, the longest first.
  let pairs: [(said: String, command: String)]
  /// Words for the one that is spoken to, of which one has to stand before the verb or behind it.
  let persons: WordSet
  /// Those that only stand behind it: „setzt du“. Where there are neither the verb tells it.
  let personsBehind: WordSet
  /// Words for whom or what it is done, and what they are called behind a command: « me » and « moi ».
  let pronouns: [String: String]
  /// Those of them for whom it is done, which go without saying, and say that it is a request.
  let forWhom: WordSet
  /// Whether a request has a pronoun, or may as well ask for something to be told.
  let needPronoun: Bool
  /// What else stands around the verb and says nothing, each as its words, the longest first.
  let fillers: [[String]]
  /// What makes it likely that nothing is asked for: “ever”, and verbs of what people do themselves.
  let doubts: [[String]]
  /// Words that are formed like such verbs, and are none or ask for nothing.
  let lookalikes: WordSet

  /// The most words before the rest of a request.
  private static let mostWordsBefore = 10

  /// What is asked for with such a verb, and what stands around it.
  struct Request {
    /// The commands that the verb may be, those of longer endings first.
    var commands: [String] = []
    /// Where the verb stands.
    var verb = 0
    /// The places of the pronouns, in order.
    var pronouns: [Int] = []
    /// What says nothing.
    var fillers: [[String]] = []
    /// Where the rest begins.
    var rest = 0
  }

  /// The request that begins with a word; `nil` where none does, or the words end with the verb and name nothing.
  ///
  /// With `goesOn` it is one behind another, whose person need not be said again.
  func request(in tokens: [Token], from start: Int = 0, goesOn: Bool = false) -> Request? {
    guard !pairs.isEmpty else { return nil }
    var request = Request()
    var namesPerson = false
    var place = start
    while place < tokens.count, place < start + Self.mostWordsBefore {
      let word = tokens[place].text
      if let filler = fillers.first(where: { tokens.holds($0, at: place) }) {
        request.fillers.append(filler)
        place += filler.count
      } else if !namesPerson, persons.contains(word) || !request.commands.isEmpty && personsBehind.contains(word) {
        (namesPerson, place) = (true, place + 1)
      } else if request.commands.isEmpty ? pronouns[word] != nil : forWhom.contains(word) {
        // Behind the verb the others may be articles.
        request.pronouns.append(place)
        place += 1
      } else if request.commands.isEmpty {
        request.commands = lookalikes.contains(word) ? [] : commands(of: word)
        guard !request.commands.isEmpty else { return nil }
        (request.verb, place) = (place, place + 1)
      } else {
        break
      }
    }
    request.rest = place
    let hasObject = place < tokens.count || request.pronouns.contains { !forWhom.contains(tokens[$0]) }
    let hasPerson = namesPerson || goesOn || persons.isEmpty && personsBehind.isEmpty
    return hasPerson && !request.commands.isEmpty && hasObject ? request : nil
  }

  /// The commands that a verb may be, each once.
  private func commands(of word: String) -> [String] {
    var commands: [String] = []
    for (said, command) in pairs where word.hasSuffix(said) {
      let form = String(word.dropLast(said.count)) + command
      if !form.isEmpty, !commands.contains(form) { commands.append(form) }
    }
    return commands
  }
}

import ParlanceTemplates

/// How verbs are called by which an assistant is asked what it will do: „setzt du“ is „setz“, «añades» is «añade».
///
/// It knows no dictionary, as ``DoneVerbs`` does not: a word may be told to be several commands, and ones that nobody gives.
struct RequestVerbs: Sendable {
  /// How words end that say what the one that is spoken to does, and how the commands do, the longest first.
  let pairs: [(said: String, command: String)]
  /// Words for the one that is spoken to, of which one has to stand there; none where the verb tells it.
  let persons: Set<String>
  /// Words for whom or what it is done, and what they are called behind a command: « me » and « moi ».
  let pronouns: [String: String]
  /// Those of them that stand for what it is done to, which may not be left out.
  let objects: Set<String>
  /// What else stands around the verb and says nothing, each as its words, the longest first.
  let fillers: [[String]]

  /// What is asked for with such a verb: the commands that it may be, and what stands around it.
  struct Request {
    /// The commands, those of longer endings first.
    var commands: [String] = []
    /// Where the verb stands.
    var verb = 0
    /// The places of the pronouns, in order.
    var pronouns: [Int] = []
    /// Where the rest begins.
    var rest = 0
  }

  /// The request that words begin with; `nil` where they begin with none, or end with the verb and name
  /// nothing.
  ///
  /// `admits` tells whether what says nothing may be left out.
  func request(in tokens: [Token], _ admits: ([String]) -> Bool) -> Request? {
    guard !pairs.isEmpty else { return nil }
    var request = Request()
    var hasPerson = persons.isEmpty
    var place = 0
    while place < tokens.count {
      if let filler = fillers.first(where: { tokens.holds($0, at: place) }) {
        guard admits(filler) else { return nil }
        place += filler.count
      } else if persons.contains(tokens[place].text) {
        (hasPerson, place) = (true, place + 1)
      } else if pronouns[tokens[place].text] != nil {
        request.pronouns.append(place)
        place += 1
      } else if request.commands.isEmpty {
        request.commands = commands(of: tokens[place].text)
        guard !request.commands.isEmpty else { return nil }
        (request.verb, place) = (place, place + 1)
      } else {
        break
      }
    }
    request.rest = place
    let hasObject = place < tokens.count || !request.pronouns.isEmpty
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

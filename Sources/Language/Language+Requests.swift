import ParlanceTemplates

// Requests that are put as questions about what the assistant does: „setzt du Milch auf die Liste?“, «¿me añades pan?», « tu m’ajoutes du pain ? ».
extension Language {
  /// Whether words ask for something by naming the one that is spoken to: « tu m’ajoutes ». Where the verb alone may tell it other words look the same.
  func requestsByPerson(_ tokens: [Token]) -> Bool {
    guard let verbs = parts.words.requestVerbs, !(verbs.persons.isEmpty && verbs.personsBehind.isEmpty),
      let request = verbs.request(in: tokens)
    else { return false }
    return request.rest == tokens.count || !mayOpenQuestion(tokens[request.rest])
  }

  /// The words behind those at their beginning that only ask for something to be done: “could you”, “please”; `nil` where none do.
  package func withoutRequest(_ tokens: [Token]) -> [Token]? {
    var rest = tokens
    while let count = requestAhead(of: rest) { rest.removeFirst(count) }
    return rest.count == tokens.count ? nil : rest
  }

  /// Nobody asks for what takes more words than this in one sentence.
  private static var mostWordsOfRequests: Int { 200 }

  /// Whether the form of a verb can ask for something in the language.
  package var mayRequestByVerb: Bool { parts.words.requestVerbs?.pairs.isEmpty == false }

  /// Whether words begin a request beyond doubt, by the one that is spoken to or for whom it is done.
  package func requestsSurely(_ tokens: [Token]) -> Bool {
    guard let verbs = parts.words.requestVerbs, let request = verbs.request(in: tokens) else { return false }
    return !(verbs.persons.isEmpty && verbs.personsBehind.isEmpty)
      || request.pronouns.contains { verbs.forWhom.contains(tokens[$0]) }
  }

  /// Whether a text that begins with a word is rather what is to be told: « combien » of « tu me rappelles combien j’en ai bu ».
  package func mayOpenQuestion(_ word: Token) -> Bool {
    questionWords.contains(word) || parts.words.requestVerbs?.doubts.contains([word.text]) == true
  }

  /// Whether another request may begin at a place, behind a word or a sign that joins two.
  package func goesOnRequesting(at place: Int, of tokens: [Token]) -> Bool {
    parts.words.requestVerbs?.request(in: tokens, from: place, goesOn: true) != nil
  }

  /// What words ask an assistant to do, as commands, likeliest first and as they are last; none where they ask for nothing so.
  ///
  /// With `goesOn` they stand behind another request. `isQuestion` tells whether a question mark stands beside the words: without it a no is a no.
  package func commands(requestedBy tokens: [Token], isQuestion: Bool, goesOn: Bool = false) -> [RequestedCommand] {
    guard let verbs = parts.words.requestVerbs, tokens.count <= Self.mostWordsOfRequests else { return [] }
    guard let request = verbs.request(in: tokens, goesOn: goesOn) else {
      return commandsAllowed(in: tokens, verbs)
    }
    let isNegated = request.fillers.contains { $0.contains(where: negations.contains) }
    let isForSomebody = request.pronouns.contains { verbs.forWhom.contains(tokens[$0]) }
    let namesPerson = request.fillers.contains { $0.contains(where: parts.words[.subjects].contains) }
    guard isQuestion || !namesPerson else { return [] }
    guard !isNegated || isQuestion && (isForSomebody || !verbs.needPronoun) else { return [] }
    let holdsDoubt = verbs.doubts.contains { tokens.hold($0) }
    let isDoubted =
      isNegated && !isForSomebody || verbs.doubts.contains([tokens[request.verb].text]) || !isForSomebody && holdsDoubt
      || verbs.needPronoun && !goesOn && request.pronouns.isEmpty
    let isOfMemory = parts.words[.requestsToRemind].contains(tokens[request.verb])
    return commands(request, of: tokens, verbs).map { command in
      var command = command
      (command.isDoubted, command.isOfMemory) = (isDoubted, isOfMemory)
      return command
    } + [
      RequestedCommand(
        tokens: tokens, verb: tokens[request.verb].range, head: head(of: request, tokens), isDoubted: isDoubted)
    ]
  }

  /// The commands of which words ask whether they can be done, where pronouns stand before their verb: « tu peux le supprimer ».
  private func commandsAllowed(in tokens: [Token], _ verbs: RequestVerbs) -> [RequestedCommand] {
    guard let lead = parts.words.requestPhrases?.length(in: tokens, at: 0) else { return [] }
    let pronouns = tokens.indices.dropFirst(lead).prefix { verbs.pronouns[tokens[$0].text] != nil }
    guard let last = pronouns.last, last + 1 < tokens.count,
      pronouns.contains(where: { !verbs.forWhom.contains(tokens[$0]) })
    else { return [] }
    let request = RequestVerbs.Request(
      commands: [tokens[last + 1].text], verb: last + 1, pronouns: Array(pronouns), rest: last + 2)
    return commands(request, of: tokens, verbs)
  }

  private func head(of request: RequestVerbs.Request, _ tokens: [Token]) -> Range<Int> {
    let places = (request.pronouns + [request.verb]).map { tokens[$0].range }
    let start = places.map(\.lowerBound).min() ?? 0
    return start..<(places.map(\.upperBound).max() ?? start)
  }

  private func commands(_ request: RequestVerbs.Request, of tokens: [Token], _ verbs: RequestVerbs)
    -> [RequestedCommand]
  {
    let (verb, head) = (tokens[request.verb].range, head(of: request, tokens))
    let place = head.lowerBound < verb.lowerBound ? head.lowerBound..<head.lowerBound : verb
    var rest = Array(tokens[request.rest...])
    if !rest.isEmpty { rest[0].isBehindLeftOut = true }
    let pronouns = request.pronouns.map { Token(verbs.pronouns[tokens[$0].text] ?? "", range: tokens[$0].range) }
    // For whom it is done may go without saying, but not what it is done to.
    let objects = zip(request.pronouns, pronouns).filter { !verbs.forWhom.contains(tokens[$0.0]) }.map(\.1)
    var commands: [[Token]] = []
    for command in request.commands {
      commands.append([Token(command, range: place)] + pronouns + rest)
      guard !pronouns.isEmpty else { continue }
      commands.append([Token(command + pronouns.map(\.text).joined(), range: place)] + rest)
      if objects.count < pronouns.count, objects.count + rest.count > 0 {
        commands.append([Token(command, range: place)] + objects + rest)
      }
    }
    return commands.map { RequestedCommand(tokens: $0, verb: verb, head: head, isDoubted: false) }
  }
}

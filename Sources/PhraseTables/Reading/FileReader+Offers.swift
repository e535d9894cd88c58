extension FileReader {
  /// Reads whether phrases are only offered, or how their text must begin or end, and what must not be said: `true` or
  /// `{begins: […], ends: […], without: […], timed: 3}`. `false` if it is faulty, and so would offer anything.
  mutating func readOffer(_ node: YAMLNode, into block: inout PhraseBlock) -> Bool {
    guard let pairs = node.pairs else {
      guard node.text?.isEmpty == false, !node.isNull else {
        tell("“offer” must be true, or say how the text begins or ends: {begins: [buy, call]}", at: node)
        return false
      }
      guard let isOffered = boolean(node, "“offer”") else { return false }
      block.offer = isOffered ? PhraseOffer() : nil
      return true
    }
    var offer = PhraseOffer()
    var isSound = true
    for pair in pairs {
      switch name(pair.key) {
      case "begins": isSound = readWords(pair.value, "“begins”", into: &offer.begins) && isSound
      case "ends": isSound = readWords(pair.value, "“ends”", into: &offer.ends) && isSound
      case "without": isSound = readWords(pair.value, "“without”", into: &offer.without) && isSound
      case "timed":
        offer.timed = pair.value.text.flatMap { Int($0) }.flatMap { (1...9).contains($0) ? $0 : nil }
        if offer.timed == nil {
          tell("“timed” is the most words of a text beside a time of day, 1 to 9", at: pair.value)
          isSound = false
        }
      case .some(let name):
        unknown(name, pair.key, of: "“offer”", known: ["begins", "ends", "without", "timed"])
      case nil: isSound = false
      }
    }
    guard isSound else { return false }
    guard !offer.begins.isEmpty || !offer.ends.isEmpty || !offer.without.isEmpty || offer.timed != nil else {
      tell("“offer” says nothing of the text; write true to offer any", at: node)
      return false
    }
    block.offer = offer
    return true
  }

  /// Words as they are said, none of them a template or without a letter.
  private mutating func readWords(_ node: YAMLNode, _ what: String, into words: inout [String]) -> Bool {
    words = texts(node, what)
    let isFaulty = { (text: String) in !text.contains(where: \.isLetter) || text.contains(where: "()[]{}<>|".contains) }
    guard let faulty = words.first(where: isFaulty) else { return true }
    tell("“\(faulty)” in \(what) is no words as they are said; write each by itself", at: node)
    return false
  }
}

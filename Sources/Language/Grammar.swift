import ParlanceDiagnostics

/// What a data file says of numbers, dates and answers. Each part is read when it is first asked for.
final class Grammar: Sendable {
  /// Its numbers.
  let numbers: Deferred<any NumberReader>
  /// Its ordinals.
  let ordinals: Deferred<OrdinalRecognizer>
  /// Its words for one of several things.
  let singulars: Deferred<Singulars>
  /// Its lengths of time.
  let durations: Deferred<DurationRecognizer>
  /// Its words for units.
  let measures: Deferred<MeasureWords>
  /// Its dates and times.
  let dates: Deferred<DateWords>
  /// Its short answers.
  let answers: Deferred<AnswerWords>
  /// How it mends what was said.
  let repairs: Deferred<RepairPhrases>
  /// How it leaves something out of everything.
  let exceptions: Deferred<ExceptionWords>
  /// How it leaves out one of several things that are asked about.
  let objections: Deferred<ObjectionWords>
  /// How it speaks of what was said before.
  let references: Deferred<ReferenceWords>
  /// What is said to a person rather than to an assistant.
  let talk: Deferred<TalkWords>

  /// Takes the file, of which nothing is read yet; the locale settles how dates in digits are read.
  ///
  /// A file that lists no words for numbers leaves them to the rules of Unicode.
  init(_ file: DataFile, locale: LocaleTag, tokenizer: Tokenizer, spelled: SpelledNumbers, words: WordSets) {
    let data = Deferred { () throws(Diagnostic) in try file.section("numbers") }
    let numbers = Deferred { () throws(Diagnostic) -> any NumberReader in
      let data = try data.value()
      return data.optional("words") == nil ? spelled : NumberRecognizer(words: try NumberWords(data))
    }
    let ordinals = Deferred { () throws(Diagnostic) in
      try OrdinalRecognizer(data.value().child("ordinals"), numbers: numbers.value())
    }
    let durations = Deferred { () throws(Diagnostic) in
      try DurationRecognizer(file.section("durations"), numbers: numbers.value(), tokenizer: tokenizer)
    }
    singulars = Deferred { () throws(Diagnostic) in try Singulars(data.value().optional("singulars")) }
    measures = Deferred { () throws(Diagnostic) in
      try MeasureWords(file.section("measures"), durations: file.section("durations"))
    }
    dates = Deferred { () throws(Diagnostic) in
      try DateWords(
        file.section("dates"), locale: locale, numbers: numbers.value(), ordinals: ordinals.value(),
        durations: durations.value(), tokenizer: tokenizer)
    }
    answers = Deferred { () throws(Diagnostic) in
      try AnswerWords(
        answers: file.section("answers"), picks: file.section("picks"), numbers: numbers.value(),
        ordinals: ordinals.value(), tokenizer: tokenizer)
    }
    repairs = Deferred { () throws(Diagnostic) in
      try RepairPhrases(file.section("repairs"), tokenizer: tokenizer)
    }
    exceptions = Deferred { () throws(Diagnostic) in
      try ExceptionWords(file.section("picks"), tokenizer: tokenizer)
    }
    objections = Deferred { () throws(Diagnostic) in
      try ObjectionWords(file.section("picks"), tokenizer: tokenizer)
    }
    references = Deferred { () throws(Diagnostic) in
      try ReferenceWords(file.section("references"), tokenizer: tokenizer)
    }
    talk = Deferred { () throws(Diagnostic) in
      try TalkWords(file.section("talk"), done: words.doneFormPairs, tokenizer: tokenizer)
    }
    self.numbers = numbers
    self.ordinals = ordinals
    self.durations = durations
  }

  /// Reads all of it and compiles all phrases; throws for the first fault.
  func check() throws(Diagnostic) {
    _ = try numbers.value()
    _ = try ordinals.value()
    _ = try singulars.value()
    try durations.value().check()
    _ = try measures.value()
    try dates.value().check()
    try answers.value().check()
    try exceptions.value().check()
    try objections.value().check()
    try repairs.value().check()
    try references.value().check()
    try talk.value().check()
  }
}

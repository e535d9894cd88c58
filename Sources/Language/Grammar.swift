import ParlanceTemplates
import ParlanceDiagnostics

/// What a data file says of numbers, dates and answers. Each part is read when it is first asked for.
final class Grammar: Sendable {
  /// Its numbers.
  let numbers: Lazy<any NumberReader, Diagnostic>
  /// Its ordinals.
  let ordinals: Lazy<OrdinalRecognizer, Diagnostic>
  /// Its words for one of several things.
  let singulars: Lazy<Singulars, Diagnostic>
  /// Its lengths of time.
  let durations: Lazy<DurationRecognizer, Diagnostic>
  /// Its words for units.
  let measures: Lazy<MeasureWords, Diagnostic>
  /// Its dates and times.
  let dates: Lazy<DateWords, Diagnostic>
  /// Its short answers.
  let answers: Lazy<AnswerWords, Diagnostic>
  /// How it mends what was said.
  let repairs: Lazy<RepairPhrases, Diagnostic>
  /// How it leaves something out of everything.
  let exceptions: Lazy<ExceptionWords, Diagnostic>
  /// How it leaves out one of several things that are asked about.
  let objections: Lazy<ObjectionWords, Diagnostic>
  /// How it speaks of what was said before.
  let references: Lazy<ReferenceWords, Diagnostic>
  /// What is said to a person rather than to an assistant.
  let talk: Lazy<TalkWords, Diagnostic>

  /// Takes the file, of which nothing is read yet; the locale settles how dates in digits are read.
  ///
  /// A file that lists no words for numbers leaves them to the rules of Unicode. Short answers can be those of another file.
  init(
    _ file: DataFile, answering: DataFile? = nil, locale: LocaleTag, tokenizer: Tokenizer, spelled: SpelledNumbers,
    words: WordSets
  ) {
    let answering = answering ?? file
    let data = Lazy { () throws(Diagnostic) in try file.section("numbers") }
    let numbers = Lazy { () throws(Diagnostic) -> any NumberReader in
      let data = try data.get()
      return data.optional("words") == nil ? spelled : NumberRecognizer(words: try NumberWords(data))
    }
    let ordinals = Lazy { () throws(Diagnostic) in
      try OrdinalRecognizer(data.get().child("ordinals"), numbers: numbers.get())
    }
    let durations = Lazy { () throws(Diagnostic) in
      try DurationRecognizer(file.section("durations"), numbers: numbers.get(), tokenizer: tokenizer)
    }
    singulars = Lazy { () throws(Diagnostic) in try Singulars(data.get().optional("singulars")) }
    measures = Lazy { () throws(Diagnostic) in
      try MeasureWords(file.section("measures"), durations: file.section("durations"), tokenizer: tokenizer)
    }
    dates = Lazy { () throws(Diagnostic) in
      try DateWords(
        file.section("dates"), locale: locale, numbers: numbers.get(), ordinals: ordinals.get(),
        durations: durations.get(), tokenizer: tokenizer)
    }
    answers = Lazy { () throws(Diagnostic) in
      try AnswerWords(
        answers: answering.section("answers"), picks: answering.section("picks"), numbers: numbers.get(),
        ordinals: ordinals.get(), tokenizer: tokenizer)
    }
    repairs = Lazy { () throws(Diagnostic) in
      try RepairPhrases(file.section("repairs"), tokenizer: tokenizer)
    }
    exceptions = Lazy { () throws(Diagnostic) in
      try ExceptionWords(file.section("picks"), numbers: numbers.get(), tokenizer: tokenizer)
    }
    objections = Lazy { () throws(Diagnostic) in
      try ObjectionWords(file.section("picks"), tokenizer: tokenizer)
    }
    references = Lazy { () throws(Diagnostic) in
      try ReferenceWords(file.section("references"), tokenizer: tokenizer)
    }
    talk = Lazy { () throws(Diagnostic) in
      try TalkWords(file.section("talk"), done: words.doneFormPairs, tokenizer: tokenizer)
    }
    self.numbers = numbers
    self.ordinals = ordinals
    self.durations = durations
  }

  /// Reads all of it and compiles all phrases; throws for the first fault.
  func check() throws(Diagnostic) {
    _ = try numbers.get()
    _ = try ordinals.get()
    _ = try singulars.get()
    try durations.get().check()
    _ = try measures.get()
    try dates.get().check()
    try answers.get().check()
    try exceptions.get().check()
    try objections.get().check()
    try repairs.get().check()
    try references.get().check()
    try talk.get().check()
  }
}

import ParlanceDiagnostics

/// What one file says, before it is joined with the others.
struct FileContent {
  /// Something with a name, and where the name stands.
  struct Named<Value> {
    /// The name.
    var name: String
    /// What it names.
    var value: Value
    /// Where the name stands.
    var position: SourcePosition
  }

  /// The locale that the file says it is in.
  var language: Named<Void>?

  /// The intents that it names, whatever is said for them.
  var intents: [Named<Void>] = []

  /// The blocks in the order of the file.
  var blocks: [Named<FileBlock>] = []

  /// The lists.
  var lists: [Named<PhraseList>] = []

  /// The names of lists that are told to be faulty.
  var faultyLists: Set<String> = []

  /// The rules; `nil` for one that is told to be faulty.
  var rules: [Named<PhraseRule?>] = []

  /// The skip words.
  var skipWords: [String] = []

  /// The settings.
  var settings = PhraseTable.Settings()
}

/// A block and the names of its rules that are told to be faulty.
struct FileBlock {
  /// The block.
  var block: PhraseBlock
  /// The local rules that were left out.
  var faultyRules: Set<String>
}

import AppIntents

/// What a session can take back, the last of it first, and what it took back and can do again.
struct UndoStack: Sendable {
  /// The most performances that are kept, but for those of the last sentence: half of one is never taken back.
  private static var limit: Int { 50 }
  /// The most of one sentence; of more than that none can be taken back.
  private static var mostTogether: Int { 1000 }

  /// A performance that may have registered something, or may yet: what it registers on the main actor need not be waited for.
  struct Entry: Sendable {
    /// The intent's name.
    let intent: String
    /// The values that it was performed with.
    let values: [String: IntentValue]
    /// The parameter of the performance behind it for which it made a value.
    var parameter: String?
    /// The sentence that it was said in, by its number.
    var sentence: Int?
    /// What it registered; empty if that is lost.
    let registered: RegisteredUndo
    /// What it is called, where what it registered is lost.
    var lost: String?
    /// Whether it could not be taken back once already.
    var hasFailed = false
    /// What it was done in place of, when a person mended what was said before; the last of it at the end.
    var inPlaceOf: [Replaced] = []
    /// What had been done in place of it, and was taken back; the next of it at the end.
    var mendedTo: [Replaced] = []

    /// The same as something that cannot be taken back any more.
    var asLost: Entry {
      var entry = self
      entry.lost = lost ?? ""
      return entry
    }
  }

  /// A performance that was taken back to be done otherwise.
  struct Replaced: Sendable, Codable {
    /// The intent's name.
    let intent: String
    /// The values that it was performed with.
    let values: [String: IntentValue]
  }

  /// What can be taken back, the last at the end.
  private(set) var entries: [Entry] = []
  /// What can be done again, the next at the end.
  private(set) var undone: [Entry] = []
  /// What is being taken back or done again at this moment.
  var underway: Entry?
  private var sentence: Int
  private var newestSentence: Int
  /// Whether the sentence has begun with what is performed now, and does not go on from a question.
  private var hasBegun = true
  /// Whether what is performed next is something that was taken back, and so leaves the rest of that to be done again.
  private var isRepeating = false

  /// Makes a stack.
  init(_ entries: [Entry] = [], undone: [Entry] = []) {
    self.entries = entries
    self.undone = undone
    sentence = (entries + undone).compactMap(\.sentence).max() ?? 0
    newestSentence = sentence
  }

  /// What is performed from now on belongs together, and not to what was performed before.
  mutating func beginSentence() {
    newestSentence = newestSentence.oneMore
    (sentence, hasBegun) = (newestSentence, true)
  }

  /// What is performed from now on belongs to a sentence that was said before: to the one whose question is answered.
  mutating func goOn() { hasBegun = false }

  /// Puts a performance on top, once however often it is told: one that asked and goes on does so after what was done meanwhile.
  mutating func push(
    _ intent: String, _ values: [String: IntentValue], _ registered: RegisteredUndo, filling parameter: String? = nil
  ) {
    var own = sentence
    var (replaced, mended): ([Replaced], [Replaced]) = ([], [])
    if let known = entries.firstIndex(where: { $0.registered === registered }) {
      let before = entries.remove(at: known)
      (own, replaced, mended) = (before.sentence ?? sentence, before.inPlaceOf, before.mendedTo)
      if !hasBegun { sentence = own }
    } else {
      if !isRepeating { forgetMended() }
      isRepeating = false
    }
    append(
      Entry(
        intent: intent, values: values, parameter: parameter, sentence: own, registered: registered,
        inPlaceOf: replaced, mendedTo: mended), to: &entries)
  }

  /// Keeps what the performance on top was done in place of, so that to take it back brings that back; or the other way round.
  ///
  /// What was about another thing was not meant, and stays taken back.
  mutating func note(_ other: Entry, as mending: DialogDriver.Mending) {
    guard let top = entries.indices.last, entries[top].inPlaceOf.isEmpty, entries[top].mendedTo.isEmpty else { return }
    let replaced = Replaced(intent: other.intent, values: other.values)
    switch mending {
    case .correction:
      guard Self.things(entries[top].values) == Self.things(other.values) else { return }
      entries[top].inPlaceOf = (other.inPlaceOf + [replaced]).suffix(Self.mostSteps)
    case .backwards:
      entries[top].inPlaceOf = other.inPlaceOf.dropLast()
      entries[top].mendedTo = (other.mendedTo + [replaced]).suffix(Self.mostSteps)
    case .forwards:
      entries[top].inPlaceOf = (other.inPlaceOf + [replaced]).suffix(Self.mostSteps)
      entries[top].mendedTo = other.mendedTo.dropLast()
    }
  }

  /// The most steps of mending that are kept of one performance.
  private static var mostSteps: Int { 10 }

  /// Something new was done: what was taken back cannot be done again any more.
  private mutating func forgetMended() {
    undone = []
    for place in entries.indices { entries[place].mendedTo = [] }
  }

  /// Whether a performance is on top.
  func isLast(_ registered: RegisteredUndo) -> Bool { entries.last?.registered === registered }

  /// Takes the last performance off; with a sentence only if it belongs to that.
  mutating func pop(of sentence: Int? = nil) -> Entry? {
    guard let sentence else { return entries.popLast() }
    return entries.last?.sentence == sentence ? entries.popLast() : nil
  }

  /// Takes off a performance, wherever it is.
  mutating func remove(_ entry: Entry) { entries.removeAll { $0.registered === entry.registered } }

  /// The sentence of the last performance, if it asked for several things; what was done for the sake of another one does not count.
  var several: Int? { Self.several(entries) }

  /// The same of what was taken back last.
  var severalUndone: Int? { Self.several(undone) }

  /// How many sentences did what can be taken back.
  var sentences: Int { Set(entries.compactMap(\.sentence)).count }

  /// How many things the last sentence did.
  var together: Int {
    entries.reversed().prefix { $0.sentence != nil && $0.sentence == entries.last?.sentence }.count {
      $0.parameter == nil
    }
  }

  /// How many sentences in a row, the last first, did the same as the last one.
  var alike: Int {
    let same = entries.reversed().prefix { $0.parameter != nil || $0.intent == entries.last?.intent }
    return Set(same.filter { $0.parameter == nil }.compactMap(\.sentence)).count
  }

  /// Whether what is done again is what the performance on top had been mended to.
  var hasMended: Bool { entries.last.map { !$0.mendedTo.isEmpty } ?? false }

  private static func things(_ values: [String: IntentValue]) -> [String: IntentValue] {
    values.filter { !$0.value.entities.isEmpty }
  }

  private static func several(_ entries: [Entry]) -> Int? {
    guard let sentence = entries.last?.sentence else { return nil }
    let together = entries.reversed().prefix { $0.sentence == sentence }
    return together.count { $0.parameter == nil } > 1 ? sentence : nil
  }

  /// Takes off the performance on top if it made a value for one of these parameters of the one that was above it.
  mutating func popStep(filling parameters: Set<String>) -> Entry? {
    guard let parameter = entries.last?.parameter, parameters.contains(parameter) else { return nil }
    return entries.popLast()
  }

  /// Puts back one that could not be taken back, for one more attempt: what it needs may only be locked for the moment.
  mutating func keep(_ entry: Entry) {
    guard !entry.hasFailed else { return }
    var entry = entry
    entry.hasFailed = true
    entries.append(entry)
  }

  /// Puts back one that was to be taken back and was not, since nobody wants it any more.
  mutating func putBack(_ entry: Entry) { entries.append(entry) }

  /// Forgets what can be taken back: the last of it cannot, and what was done before would come in the wrong order.
  mutating func forget() { entries = [] }

  // MARK: Doing again

  /// Keeps one that was taken back.
  mutating func keepUndone(_ entry: Entry) {
    isRepeating = false
    append(entry, to: &undone)
  }

  /// What is performed next leaves the rest of what was taken back to be done again.
  mutating func repeatNext() { isRepeating = true }

  /// Forgets the one that was taken back last, which nobody was told of.
  mutating func dropUndone() { _ = undone.popLast() }

  /// Takes off the one that was taken back last; the next performance is taken to be it.
  mutating func popUndone(of sentence: Int? = nil) -> Entry? {
    guard sentence == nil || undone.last?.sentence == sentence else { return nil }
    isRepeating = !undone.isEmpty
    return undone.popLast()
  }

  /// Puts back one that could not be done again, for one more attempt.
  mutating func keepForAgain(_ entry: Entry) {
    isRepeating = false
    guard !entry.hasFailed else { return }
    var entry = entry
    entry.hasFailed = true
    undone.append(entry)
  }

  /// Puts back one that was to be done again and was not, since nobody wants it any more.
  mutating func putBackUndone(_ entry: Entry) {
    isRepeating = false
    undone.append(entry)
  }

  /// Forgets what was taken back.
  mutating func forgetUndone() {
    isRepeating = false
    undone = []
  }

  /// Puts one that was done again on top.
  mutating func pushAgain(_ entry: Entry) {
    isRepeating = false
    append(entry, to: &entries)
  }

  private func append(_ entry: Entry, to list: inout [Entry]) {
    if let top = list.last, top.lost != nil, top.sentence == entry.sentence {
      list = [entry.asLost]
      return
    }
    list.append(entry)
    list = Self.whole(list, most: Self.limit, together: Self.mostTogether)
  }

  /// The last of a list, as many as may be kept, but only what was performed for whole sentences; of the last sentence all, unless even that is too long:
  /// then what it did cannot be taken back.
  static func whole(_ list: [Entry], most: Int, together: Int) -> [Entry] {
    guard list.count > most, let last = list.last else { return list }
    // In what is taken back the first to be done again is at the end, too.
    func start(of place: Int) -> Int {
      guard let sentence = list[place].sentence else { return place }
      return list[..<place].lastIndex { $0.sentence != sentence }.map { $0 + 1 } ?? 0
    }
    let own = start(of: list.count - 1)
    guard list.count - own <= together else { return [last.asLost] }
    var first = list.count - most
    if start(of: first) < first { first = list[first...].firstIndex { $0.sentence != list[first].sentence } ?? own }
    return Array(list[min(first, own)...])
  }
}

extension UndoStack.Entry {
  /// What takes it back is called; may be empty. `nil` if nothing was registered.
  @MainActor var undoName: String? {
    registered.existing.flatMap { $0.canUndo ? $0.undoActionName : nil }
  }

  /// What does it again is called; may be empty. `nil` if nobody registered how.
  @MainActor var redoName: String? {
    registered.existing.flatMap { $0.canRedo ? $0.redoActionName : nil }
  }

  /// Takes back all that was registered.
  @MainActor func takeBack(performing: @MainActor (UndoStep) async throws -> Void) async throws {
    guard let manager = registered.existing else { return }
    while manager.canUndo { try await manager.takeBack(performing: performing) }
  }

  /// Does again all that was taken back.
  @MainActor func doAgain(performing: @MainActor (UndoStep) async throws -> Void) async throws {
    guard let manager = registered.existing else { return }
    while manager.canRedo { try await manager.doAgain(performing: performing) }
  }
}

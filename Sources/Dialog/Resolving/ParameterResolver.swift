import AppIntents
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching

/// Looks up parameters: decides by the vocabulary's candidates where it can, and asks the app's queries where it must.
package struct ParameterResolver: Sendable {
  /// The entity types that the intents mention, by their names.
  let entities: [String: EntityDescriptor]
  private let enums: [String: EnumDescriptor]
  /// Asks the queries, within their time.
  let executor: IntentExecutor
  /// What the queries see of the session.
  let runtime: any IntentRuntime
  /// Has the words that stand around names.
  let language: Language
  /// The Gregorian calendar in the session's zone, whatever the locale.
  let calendar: Calendar
  /// The intent that is being prepared, and the values that it has so far.
  private(set) var preparation: (intent: IntentDescriptor, values: [String: IntentValue])?
  private var vocabulary: Vocabulary?
  /// When what is looked up was said; `nil` where no words were.
  private(set) var now: Date?

  /// Makes a resolver for the types that the intents mention; `timeZone` is the session's.
  package init(
    entities: [String: EntityDescriptor], enums: [String: EnumDescriptor], executor: IntentExecutor,
    runtime: any IntentRuntime, language: Language, timeZone: TimeZone
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.entities = entities
    self.enums = enums
    self.executor = executor
    self.runtime = runtime
    self.language = language
  }

  /// The same for an intent that is being prepared: what its parameters offer may depend on the values that it has so far.
  package func preparing(_ intent: IntentDescriptor, _ values: [String: IntentValue]) -> ParameterResolver {
    var copy = self
    copy.preparation = (intent, values)
    return copy
  }

  /// The same with the names that can be said, which tell what is like a name that nobody knows, and with the moment at which that is.
  package func knowing(_ vocabulary: Vocabulary, at now: Date?) -> ParameterResolver {
    var copy = self
    copy.vocabulary = vocabulary
    copy.now = now
    return copy
  }

  /// Looks up a parameter; throws what a query throws, or that it took too long.
  package nonisolated(nonsending) func resolve(_ parameter: ParameterDescriptor, _ binding: SlotBinding?) async throws
    -> Resolution
  {
    guard let binding else {
      if let value = try await defaultResult(for: parameter) { return .resolved(value) }
      let offered = try await suggestions(for: parameter)
      if offered.isEmpty, try await hasNothing(for: parameter) { return .nothing }
      return .missing(suggestions: offered)
    }
    switch binding.meaning {
    case .value(let value):
      if let moment = try await onItsDay(value, binding, parameter) { return .resolved(moment) }
      return try await complete([value], binding, parameter) ?? .resolved(value)
    case .candidates(let values): return try await complete(values, binding, parameter) ?? .ambiguous(values)
    case .unknown:
      let name = binding.text ?? ""
      return try await find(name, for: parameter)
    case .noSuchDay: return .noSuchDay(binding.text ?? "")
    case .parts(let parts): return try await resolve(parts, of: parameter)
    case .other(let value):
      let offered = try await suggestions(for: parameter)
      var others = offered.filter { $0.choiceIdentifier != value.choiceIdentifier }
      if others.isEmpty {
        others = try await known(for: parameter).filter { $0.choiceIdentifier != value.choiceIdentifier }
      }
      if let only = others.first, others.count == 1 { return .resolved(only) }
      return others.isEmpty ? .missing(suggestions: offered) : .ambiguous(others)
    }
  }

  /// What a part of a name means besides where the vocabulary has not all names; `nil` if the vocabulary can decide.
  private nonisolated(nonsending) func complete(
    _ values: [IntentValue], _ binding: SlotBinding, _ parameter: ParameterDescriptor
  ) async throws -> Resolution? {
    guard let said = binding.text, case .entity(let type) = parameter.kind, let entity = entities[type],
      entity.matchesStrings, !entity.isEnumerable, !values.contains(where: { $0.isCalled(withoutArticle(said)) })
    else { return nil }
    switch try await find(said, for: parameter) {
    case .resolved(let found) where values == [found]: return nil
    case .resolved(let found): return .ambiguous(Self.unique(values + [found]))
    case .ambiguous(let found): return .ambiguous(Self.unique(found + values))
    case .missing, .nothing, .noSuchDay, .unrecognised, .nothingCalled, .partly: return nil
    }
  }

  /// Values without those that come again.
  static func unique(_ values: [IntentValue]) -> [IntentValue] {
    var seen: Set<IntentValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// Finds a name by the query of the parameter's type, or among all that a query, an enumeration or the app's options offer;
  /// first as it was said, then without its article.
  package nonisolated(nonsending) func find(_ name: String, for parameter: ParameterDescriptor) async throws
    -> Resolution
  {
    let bare = withoutArticle(name)
    var within: [IntentValue] = []
    for name in name == bare ? [name] : [name, bare] {
      let found = try await values(called: name, for: parameter)
      guard let only = found.first else { continue }
      if found.count > 1 { return .ambiguous(found) }
      guard NearNames.holds(name, withinWordsOf: only, language) else { return .resolved(only) }
      within = found
    }
    if parameter.cases.contains(.text) { return .resolved(.text(name)) }
    if let converted = try await converted(name, for: parameter) { return .resolved(converted) }
    let suggestions = try await suggestions(for: parameter)
    if let dated = try await findOnItsDay(bare, for: parameter, among: suggestions) { return dated }
    // What points at a place of a list that nobody showed is nobody's name, nor is what such things are called: which is meant is asked.
    if try await namesNothing(name, bare, parameter) {
      if suggestions.isEmpty, try await hasNothing(for: parameter) { return .nothing }
      return .missing(suggestions: suggestions)
    }
    if within.isEmpty, let plain = try await withoutKind(bare, of: parameter) {
      let found = try await values(called: plain, for: parameter)
      if let only = found.first { return found.count > 1 ? .ambiguous(found) : .resolved(only) }
    }
    let names = NearNames(language: language, vocabulary: vocabulary)
    let near = Self.unique(names.values(like: bare, for: parameter, among: suggestions) + within)
    if near.isEmpty, suggestions.isEmpty, try await hasNothing(for: parameter) { return .nothingCalled(bare) }
    return .unrecognised(name: bare, near: near, suggestions: suggestions)
  }

  /// What the app's resolvers make of words. Where they want to ask, the words stay as they are until the intent is performed and can.
  private nonisolated(nonsending) func converted(_ name: String, for parameter: ParameterDescriptor) async throws
    -> IntentValue?
  {
    guard let convert = parameter.convert else { return nil }
    do {
      return try await executor.query(runtime) { try await convert(.text(name)) }
    } catch IntentAskingError.nobodyToAsk {
      return .text(name)
    } catch let error as AppIntentError where error.isQuestion {
      return .text(name)
    }
  }

  /// The values that a name fits; where it is somebody's whole title, only those.
  nonisolated(nonsending) func values(called name: String, for parameter: ParameterDescriptor) async throws
    -> [IntentValue]
  {
    guard parameter.cases.isEmpty || parameter.options != nil else {
      var found: [IntentValue] = []
      for kind in parameter.cases { found += try await values(called: name, for: parameter.taking(kind)) }
      return Self.unique(found)
    }
    guard let type = parameter.kind.typeName, let entity = entities[type], entity.matchesStrings else {
      return try await known(for: parameter).filter { $0.isCalled(name) }
    }
    let found = try await query(parameter) { try await entity.entities(matching: name) }
    let exact = found.filter { $0.display.title.lowercased() == name.lowercased() }
    return Self.unique((exact.isEmpty ? found : exact).map { .entity($0) })
  }

  /// Whether entities are all there still; those of types that no intent mentions count as being there.
  nonisolated(nonsending) func areThere(_ references: [EntityReference]) async throws -> Bool {
    for (type, references) in Dictionary(grouping: references, by: \.typeName) {
      guard let entity = entities[type] else { continue }
      let found = try await executor.query(runtime) { try await entity.entities(for: references.map(\.id)) }
      guard Set(references.map(\.id)).isSubset(of: found.map(\.id)) else { return false }
    }
    return true
  }

  /// What values are called now, each by the value as it was called before; without those that cannot be looked up.
  nonisolated(nonsending) func names(of values: [IntentValue]) async -> [IntentValue: IntentValue] {
    var names: [IntentValue: IntentValue] = [:]
    for (type, references) in Dictionary(grouping: values.flatMap(\.entities), by: \.typeName) {
      guard let entity = entities[type] else { continue }
      let found = try? await executor.query(runtime) { try await entity.entities(for: references.map(\.id)) }
      for reference in references {
        guard let named = found?.first(where: { $0.id == reference.id }) else { continue }
        names[.entity(reference)] = .entity(named)
      }
    }
    for case .enumeration(let member) in values {
      guard let enumeration = enums[member.typeName] else { continue }
      let cases = try? await executor.query(runtime) { enumeration.cases() }
      names[.enumeration(member)] = cases?.first { $0.rawValue == member.rawValue }.map { .enumeration($0) }
    }
    return names
  }

  /// A name without what is no part of it ahead: an article, or an “it” that stands for nothing with the small words behind it.
  func withoutArticle(_ name: String) -> String {
    var words = language.withoutArticles(language.tokens(name))
    if let first = words.first, language.pronouns.contains([first.text]) {
      words = words.drop { language.stopWords.contains($0) }
    }
    guard let first = words.first else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.dropFirst(first.range.lowerBound)))
  }

  /// What can be offered for a parameter: the options that the app gives, the cases of an enumeration, the query's suggestions.
  package nonisolated(nonsending) func suggestions(for parameter: ParameterDescriptor) async throws -> [IntentValue] {
    if let options = parameter.options { return try await query(parameter) { try await options() } }
    guard parameter.cases.isEmpty else {
      var offered: [IntentValue] = []
      for kind in parameter.cases { offered += try await suggestions(of: kind, for: parameter) }
      return offered
    }
    return try await suggestions(of: parameter.kind, for: parameter)
  }

  /// What a name is looked for among where no query finds it.
  private nonisolated(nonsending) func known(for parameter: ParameterDescriptor) async throws -> [IntentValue] {
    guard parameter.options == nil, let type = parameter.kind.typeName, let entity = entities[type] else {
      return try await suggestions(for: parameter)
    }
    return try await query(parameter) { try await entity.allEntities() }.map { .entity($0) }
  }

  /// Whether there is nothing at all that a parameter can hold, of which nothing is suggested, as far as the app's options, or else the type's query,
  /// tell: a query that looks for no text can know nothing else either.
  private nonisolated(nonsending) func hasNothing(for parameter: ParameterDescriptor) async throws -> Bool {
    guard case .entity(let type) = parameter.kind, let entity = entities[type],
      entity.isEnumerable || !entity.matchesStrings
    else { return false }
    guard entity.isEnumerable else { return true }
    if parameter.options != nil { return true }
    return try await query(parameter) { try await entity.allEntities() }.isEmpty
  }

  /// The value of the app's choice, if it has one.
  private nonisolated(nonsending) func defaultResult(for parameter: ParameterDescriptor) async throws -> IntentValue? {
    guard let choose = parameter.defaultResult else { return nil }
    return try await query(parameter) { await choose() }
  }

  /// Asks the app for what a parameter offers, where it can see the values of the others if it depends on them.
  nonisolated(nonsending) func query<Value: Sendable>(
    _ parameter: ParameterDescriptor, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let preparation, !preparation.values.isEmpty, isDependent(parameter) else {
      return try await executor.query(runtime, body)
    }
    return try await executor.query(runtime) {
      let invocation = preparation.intent.makeInvocation()
      try await invocation.bind(preparation.values)
      return try await invocation.whilePreparing(body)
    }
  }

  private func isDependent(_ parameter: ParameterDescriptor) -> Bool {
    parameter.isDependent || parameter.kind.typeName.flatMap { entities[$0]?.isDependent } ?? false
  }

  private nonisolated(nonsending) func suggestions(
    of kind: ValueKind, for parameter: ParameterDescriptor
  ) async throws -> [IntentValue] {
    switch kind {
    case .entity(let type):
      guard let entity = entities[type] else { return [] }
      let suggested = try await query(parameter) { try await entity.suggestedEntities() }
      return Self.unique(suggested.map { .entity($0) })
    case .enumeration(let type):
      guard let enumeration = enums[type] else { return [] }
      return try await executor.query(runtime) { enumeration.cases() }.map { .enumeration($0) }
    case .list(let element): return try await suggestions(of: element, for: parameter)
    default: return []
    }
  }
}

extension IntentValue {
  /// Whether a name is the value's title, one of its other names, or the raw value of a case.
  fileprivate func isCalled(_ name: String) -> Bool {
    let display: DisplayText
    switch self {
    case .entity(let entity): display = entity.display
    case .enumeration(let element) where element.rawValue == name: return true
    case .enumeration(let element): display = element.display
    default: return false
    }
    return ([display.title] + display.synonyms).contains { $0.lowercased() == name.lowercased() }
  }
}
